package interp

import (
	"fmt"
	"time"

	"github.com/touchstone-ir/touchstone/memory"
)

// Time (C17 7.27). Unless Options.RealTime asks for the system's, the clock is
// a virtual one, so that a run can be repeated: it begins at epochStart and
// goes on by stepTime for every operation executed and by what the program
// sleeps. CPU time is the same without the sleep.
const (
	epochStart = 1_767_225_600 * int64(time.Second) // 2026-01-01T00:00:00Z
	stepTime   = 10                                 // nanoseconds; about what an operation costs
)

// now is the time of day in nanoseconds since 1970.
func (h *Host) now() int64 {
	if h.t.m.opts.RealTime {
		return time.Now().UnixNano()
	}
	return epochStart + h.elapsed() + h.host().slept
}

// elapsed is the CPU time in nanoseconds.
func (h *Host) elapsed() int64 {
	if h.t.m.opts.RealTime {
		return int64(time.Since(h.t.m.created))
	}
	return int64(h.t.step()) * stepTime
}

// sleep lets time pass.
func (h *Host) sleep(ns int64) {
	if h.t.m.opts.RealTime {
		h.t.m.stdout.flush()
		h.t.m.stderr.flush()
		if end := h.t.m.deadline; !end.IsZero() {
			ns = min(ns, max(int64(time.Until(end)), 0))
		}
		time.Sleep(time.Duration(ns))
		return
	}
	h.host().slept += min(ns, 1<<62-h.host().slept)
}

// The clocks of clock_gettime (Linux).
const (
	clockRealtime       = 0
	clockMonotonic      = 1
	clockProcess        = 2
	clockThread         = 3
	clockRaw            = 4
	clockRealtimeCoarse = 5
	clockCoarse         = 6
	clockBoot           = 7
)

// clockTime is what a clock shows; ok is false for an unknown one.
func (h *Host) clockTime(id int64) (int64, bool) {
	switch id {
	case clockRealtime, clockRealtimeCoarse:
		return h.now(), true
	case clockMonotonic, clockRaw, clockCoarse, clockBoot:
		if h.t.m.opts.RealTime {
			return h.elapsed(), true
		}
		return h.elapsed() + h.host().slept, true
	case clockProcess, clockThread:
		return h.elapsed(), true
	}
	return 0, false
}

// writePair stores a struct timespec or timeval.
func (h *Host) writePair(p memory.Ptr, sec, frac int64) {
	h.Check(p, 16, true)
	h.WriteInt(p, uint64(sec), 8)
	h.WriteInt(p+8, uint64(frac), 8)
}

// The places of glibc's struct tm: nine ints, the offset from UTC, the zone's
// name.
const (
	tmInts   = 9
	tmOffset = 40
	tmZone   = 48
	tmSize   = 56
)

// writeTM stores a time as a struct tm of UTC, which is the only time zone.
func (h *Host) writeTM(p memory.Ptr, t time.Time) {
	h.Check(p, tmSize, true)
	for i, v := range [tmInts]int{t.Second(), t.Minute(), t.Hour(), t.Day(), int(t.Month()) - 1, t.Year() - 1900,
		int(t.Weekday()), t.YearDay() - 1, 0} {
		h.WriteInt(p+memory.Ptr(4*i), uint64(uint32(int32(v))), 4)
	}
	st := h.host()
	if st.zoneName == 0 {
		st.zoneName = h.object([]byte("GMT\x00"), "time zone", true)
	}
	h.WriteInt(p+tmOffset, 0, 8)
	h.WriteInt(p+tmZone, uint64(st.zoneName), 8)
}

// readTM is the time that a struct tm's first six members mean; they may lie
// outside their ranges (C17 7.27.2.3).
func (h *Host) readTM(p memory.Ptr) (time.Time, bool) {
	var v [6]int
	for i := range v {
		v[i] = int(int32(h.ReadInt(p+memory.Ptr(4*i), 4)))
	}
	t := time.Date(v[5]+1900, time.Month(v[4]+1), v[3], v[2], v[1], v[0], 0, time.UTC)
	return t, t.Year() >= -1<<31+1900 && t.Year() < 1<<31
}

// unix is the time_t at p as a time; ok is false when its year is no int.
func (h *Host) unix(p memory.Ptr) (time.Time, bool) {
	sec := int64(h.ReadInt(p, 8))
	if sec < -1<<55 || sec > 1<<55 {
		return time.Time{}, false
	}
	return time.Unix(sec, 0).UTC(), true
}

// clockText is asctime's text of the parts seconds, minutes, hours, day,
// month, year and weekday, in the order of struct tm (C17 7.27.3.1).
func clockText(v [7]int) string {
	const days, months = "SunMonTueWedThuFriSat", "JanFebMarAprMayJunJulAugSepOctNovDec"
	day, month := "???", "???"
	if v[6] >= 0 && v[6] < 7 {
		day = days[3*v[6] : 3*v[6]+3]
	}
	if v[4] >= 0 && v[4] < 12 {
		month = months[3*v[4] : 3*v[4]+3]
	}
	return fmt.Sprintf("%s %s%3d %02d:%02d:%02d %d\n", day, month, v[3], v[2], v[1], v[0], v[5]+1900)
}

// static is a text in an object that is used again by the next call.
func (h *Host) static(text string) memory.Ptr {
	st := h.host()
	if st.asctimeText == 0 {
		st.asctimeText = h.object(make([]byte, 64), "asctime", false)
	}
	h.writeText(st.asctimeText, []byte(text))
	return st.asctimeText
}

// parts is gmtime: a struct tm that is used again by the next call.
func (h *Host) parts(p memory.Ptr, into memory.Ptr) {
	t, ok := h.unix(p)
	if !ok {
		h.setErrno(75) // EOVERFLOW
		h.ptrResult(0)
		return
	}
	st := h.host()
	if into == 0 {
		if st.timeParts == 0 {
			st.timeParts = h.object(make([]byte, tmSize), "tm", false)
		}
		into = st.timeParts
	}
	h.writeTM(into, t)
	h.ptrResult(into)
}

func init() {
	provide("time", "i64 (ptr)", "Seconds since 1970, by the virtual clock (C17 7.27.2.4).", func(h *Host) {
		sec := uint64(h.now() / int64(time.Second))
		if h.Ptr(0) != 0 {
			h.WriteInt(h.Ptr(0), sec, 8)
		}
		h.longResult(sec)
	})
	provide("clock", "i64 ()", "CPU time in microseconds, by the virtual clock (C17 7.27.2.1).", func(h *Host) {
		h.longResult(uint64(h.elapsed() / int64(time.Microsecond)))
	})
	provide("difftime", "f64 (i64, i64)", "The difference of two times in seconds (C17 7.27.2.2).", func(h *Host) {
		h.ReturnF64(float64(h.Int(0) - h.Int(1)))
	})
	provide("clock_gettime", "i32 (i32, ptr)", "What a clock shows (POSIX.1-2017).", func(h *Host) {
		ns, ok := h.clockTime(h.Int(0))
		if !ok {
			h.setErrno(errInvalid)
			h.ReturnInt(mask(32))
			return
		}
		h.writePair(h.Ptr(1), ns/int64(time.Second), ns%int64(time.Second))
		h.intResult(0)
	})
	provide("clock_getres", "i32 (i32, ptr)", "The resolution of a clock: a nanosecond (POSIX.1-2017).", func(h *Host) {
		if _, ok := h.clockTime(h.Int(0)); !ok {
			h.setErrno(errInvalid)
			h.ReturnInt(mask(32))
			return
		}
		if h.Ptr(1) != 0 {
			h.writePair(h.Ptr(1), 0, 1)
		}
		h.intResult(0)
	})
	provide("timespec_get", "i32 (ptr, i32)", "The time of day as a timespec (C17 7.27.2.5).", func(h *Host) {
		if h.Int(1) != 1 { // TIME_UTC
			h.intResult(0)
			return
		}
		h.writePair(h.Ptr(0), h.now()/int64(time.Second), h.now()%int64(time.Second))
		h.intResult(1)
	})
	provide("gettimeofday", "i32 (ptr, ptr)", "The time of day as a timeval (POSIX.1-2017).", func(h *Host) {
		us := h.now() / int64(time.Microsecond)
		h.writePair(h.Ptr(0), us/1_000_000, us%1_000_000)
		h.intResult(0)
	})
	provide("sleep", "i32 (i32)", "Lets seconds pass (POSIX.1-2017).", func(h *Host) {
		h.sleep(int64(h.Uint(0)) * int64(time.Second))
		h.intResult(0)
	})
	provide("usleep", "i32 (i32)", "Lets microseconds pass (4.3BSD).", func(h *Host) {
		h.sleep(int64(h.Uint(0)) * int64(time.Microsecond))
		h.intResult(0)
	})
	provide("nanosleep", "i32 (ptr, ptr)", "Lets a timespec pass (POSIX.1-2017).", func(h *Host) {
		sec, ns := int64(h.ReadInt(h.Ptr(0), 8)), int64(h.ReadInt(h.Ptr(0)+8, 8))
		if sec < 0 || ns < 0 || ns >= int64(time.Second) {
			h.setErrno(errInvalid)
			h.ReturnInt(mask(32))
			return
		}
		h.sleep(min(sec, 1<<32)*int64(time.Second) + ns)
		if h.Ptr(1) != 0 {
			h.writePair(h.Ptr(1), 0, 0)
		}
		h.intResult(0)
	})
	provide("gmtime", "ptr (ptr)", "A time in parts, UTC (C17 7.27.3.3).", func(h *Host) { h.parts(h.Ptr(0), 0) })
	synonyms("gmtime", "localtime")
	provide("gmtime_r", "ptr (ptr, ptr)", "A time in parts, UTC, in the program's memory (POSIX.1-2017).", func(h *Host) {
		h.Check(h.Ptr(1), tmSize, true)
		h.parts(h.Ptr(0), h.Ptr(1))
	})
	synonyms("gmtime_r", "localtime_r")
	provide("mktime", "i64 (ptr)", "Parts of a time, UTC, put together and into their ranges (C17 7.27.2.3).", func(h *Host) {
		t, ok := h.readTM(h.Ptr(0))
		if !ok {
			h.longResult(^uint64(0))
			return
		}
		h.writeTM(h.Ptr(0), t)
		h.longResult(uint64(t.Unix()))
	})
	synonyms("mktime", "timegm")
	provide("asctime", "ptr (ptr)", "Parts of a time as text (C17 7.27.3.1).", func(h *Host) {
		var v [7]int
		for i := range v {
			v[i] = int(int32(h.ReadInt(h.Ptr(0)+memory.Ptr(4*i), 4)))
		}
		text := clockText(v)
		if len(text) > 25 { // "shall be no more than 26 characters" with the NUL
			h.bad("asctime of a time whose text has more than 25 characters")
		}
		h.ptrResult(h.static(text))
	})
	provide("ctime", "ptr (ptr)", "A time as text, UTC (C17 7.27.3.2).", func(h *Host) {
		t, ok := h.unix(h.Ptr(0))
		if !ok || t.Year() > 9999 || t.Year() < -999 {
			h.bad("ctime of a year that has more than 4 digits")
		}
		h.ptrResult(h.static(clockText([...]int{t.Second(), t.Minute(), t.Hour(), t.Day(), int(t.Month()) - 1, t.Year() - 1900, int(t.Weekday())})))
	})

	provide("rtclock", "f64 ()", "Seconds since 1970, by the virtual clock (MLIR, CRunnerUtils.h).", func(h *Host) {
		us := h.now() / int64(time.Microsecond)
		h.ReturnF64(float64(us/1_000_000) + float64(float64(us%1_000_000)*1.0e-6))
	})
	provide("_mlir_ciface_nanoTime", "i64 ()", "Nanoseconds since 1970, by the virtual clock (MLIR, RunnerUtils.h).", func(h *Host) {
		h.longResult(uint64(h.now()))
	})
	synonyms("_mlir_ciface_nanoTime", "nanoTime", "_mlir_ciface_nano_time", "nano_time")
	synonyms("rtclock", "_mlir_ciface_rtclock")
}
