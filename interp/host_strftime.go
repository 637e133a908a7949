package interp

import (
	"strconv"
	"strings"

	"github.com/touchstone-ir/touchstone/memory"
)

// brokenDown is a struct tm as strftime uses it: its members as they are, in
// or out of range.
type brokenDown struct {
	sec, min, hour, day, month, year, weekday, yearDay, dst int
}

func (h *Host) brokenDown(p memory.Ptr) brokenDown {
	var v [tmInts]int
	for i := range v {
		v[i] = int(int32(h.ReadInt(p+memory.Ptr(4*i), 4)))
	}
	return brokenDown{v[0], v[1], v[2], v[3], v[4], v[5] + 1900, v[6], v[7], v[8]}
}

var (
	dayNames   = [...]string{"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"}
	monthNames = [...]string{"January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"}
)

// nameOf is a name, or ? for a number out of range.
func nameOf(names []string, i int) string {
	if i < 0 || i >= len(names) {
		return "?"
	}
	return names[i]
}

func abbreviated(names []string, i int) string {
	s := nameOf(names, i)
	return s[:min(3, len(s))]
}

func floorMod(a, b int) int { return (a%b + b) % b }

func leapYear(y int) bool { return y%4 == 0 && (y%100 != 0 || y%400 == 0) }

// isoWeek is the week of ISO 8601 and the year that it belongs to: the first
// week has the year's first Thursday.
func (t *brokenDown) isoWeek() (year, week int) {
	year = t.year
	// Days since the Monday of week 1, which has 4 January in it.
	days := func(yearDay int) int {
		bigEnough := 3 * 7 // makes the dividend positive
		return yearDay - floorMod(yearDay-t.weekday+4+bigEnough, 7) + 4 - 1
	}
	d := days(t.yearDay)
	length := func(y int) int {
		if leapYear(y) {
			return 366
		}
		return 365
	}
	if d < 0 {
		year--
		d = days(t.yearDay + length(year))
	} else if e := days(t.yearDay - length(year)); e >= 0 {
		year++
		d = e
	}
	return year, d/7 + 1
}

// padded appends n with at least width digits, filled with fill.
func padded(dst []byte, n, width int, fill byte) []byte {
	s := strconv.Itoa(n)
	neg := n < 0
	if neg {
		s = s[1:]
	}
	if neg && fill == '0' {
		dst = append(dst, '-')
		width--
	}
	for i := len(s); i < width; i++ {
		dst = append(dst, fill)
	}
	if neg && fill != '0' {
		dst = append(dst, '-')
	}
	return append(dst, s...)
}

// formatTime is strftime in the "C" locale (C17 7.27.3.5), with glibc's k, l,
// P and s. bad is the conversion that does not exist.
func formatTime(dst []byte, format string, t *brokenDown, unix int64) (out []byte, bad string) {
	two := func(n int) { dst = padded(dst, n, 2, '0') }
	hour12 := floorMod(t.hour+11, 12) + 1
	more := func(f string) { dst, _ = formatTime(dst, f, t, unix) }
	for i := 0; i < len(format); i++ {
		if format[i] != '%' {
			dst = append(dst, format[i])
			continue
		}
		start := i
		i++
		if i < len(format) && (format[i] == 'E' || format[i] == 'O') {
			i++ // alternative representations: none in this locale
		}
		if i >= len(format) {
			return dst, format[start:]
		}
		switch format[i] {
		case '%':
			dst = append(dst, '%')
		case 'a':
			dst = append(dst, abbreviated(dayNames[:], t.weekday)...)
		case 'A':
			dst = append(dst, nameOf(dayNames[:], t.weekday)...)
		case 'b', 'h':
			dst = append(dst, abbreviated(monthNames[:], t.month)...)
		case 'B':
			dst = append(dst, nameOf(monthNames[:], t.month)...)
		case 'c':
			more("%a %b %e %H:%M:%S %Y")
		case 'C':
			two((t.year - floorMod(t.year, 100)) / 100)
		case 'd':
			two(t.day)
		case 'D', 'x':
			more("%m/%d/%y")
		case 'e':
			dst = padded(dst, t.day, 2, ' ')
		case 'F':
			more("%Y-%m-%d")
		case 'g', 'G', 'V':
			year, week := t.isoWeek()
			switch format[i] {
			case 'g':
				two(floorMod(year, 100))
			case 'G':
				dst = strconv.AppendInt(dst, int64(year), 10)
			default:
				two(week)
			}
		case 'H':
			two(t.hour)
		case 'I':
			two(hour12)
		case 'j':
			dst = padded(dst, t.yearDay+1, 3, '0')
		case 'k':
			dst = padded(dst, t.hour, 2, ' ')
		case 'l':
			dst = padded(dst, hour12, 2, ' ')
		case 'm':
			two(t.month + 1)
		case 'M':
			two(t.min)
		case 'n':
			dst = append(dst, '\n')
		case 'p', 'P':
			half := "AM"
			if t.hour > 11 {
				half = "PM"
			}
			if format[i] == 'P' {
				half = strings.ToLower(half)
			}
			dst = append(dst, half...)
		case 'r':
			more("%I:%M:%S %p")
		case 'R':
			more("%H:%M")
		case 's':
			dst = strconv.AppendInt(dst, unix, 10)
		case 'S':
			two(t.sec)
		case 't':
			dst = append(dst, '\t')
		case 'T', 'X':
			more("%H:%M:%S")
		case 'u':
			dst = strconv.AppendInt(dst, int64(floorMod(t.weekday-1, 7)+1), 10)
		case 'U':
			two((t.yearDay - t.weekday + 7) / 7)
		case 'w':
			dst = strconv.AppendInt(dst, int64(t.weekday), 10)
		case 'W':
			two((t.yearDay - floorMod(t.weekday-1, 7) + 7) / 7)
		case 'y':
			two(floorMod(t.year, 100))
		case 'Y':
			dst = strconv.AppendInt(dst, int64(t.year), 10)
		case 'z':
			if t.dst >= 0 {
				dst = append(dst, "+0000"...)
			}
		case 'Z':
			dst = append(dst, "GMT"...)
		default:
			return dst, format[start : i+1]
		}
	}
	return dst, ""
}

func init() {
	provide("strftime", "i64 (ptr, i64, ptr, ptr)", "A time as text after a format (C17 7.27.3.5).", func(h *Host) {
		t := h.brokenDown(h.Ptr(3))
		at, _ := h.readTM(h.Ptr(3))
		text, bad := formatTime(nil, string(h.text(h.Ptr(2), noLimit)), &t, at.Unix())
		if bad != "" {
			h.bad("@%s: there is no conversion %q", h.f.name, bad)
		}
		if uint64(len(text)) >= h.Uint(1) {
			h.longResult(0)
			return
		}
		h.writeText(h.Ptr(0), text)
		h.longResult(uint64(len(text)))
	})
}
