package memory

import (
	"bufio"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/touchstone-ir/touchstone/internal/golden"
)

// Sessions are files of commands and their answers:
//
//	alloc a 16 align=4
//	write a+4 2a000000
//	----
//	a = heap#1
//	ok
//
// A `#` begins a comment. Each block of commands ends with `----`, and its
// answers with an empty line. Each command is a step, whose number is the origin
// of births and deaths. -update writes the answers anew.
func TestSessions(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			m, err := New(Options{MaxBytes: 1 << 20, MaxStack: 1 << 16})
			require.NoError(t, err)
			defer func() { require.NoError(t, m.Close()) }()
			golden.Golden(t, file, (&talk{m: m, named: map[string]Ptr{}, numbers: map[string]int{}}).run(string(text)))
		})
	}
}

type talk struct {
	m       *Memory
	named   map[string]Ptr
	numbers map[string]int
	step    uint64
}

// run answers every command of a session and returns the whole file.
func (k *talk) run(text string) string {
	var out strings.Builder
	var answers []string
	skipping := false
	lines := bufio.NewScanner(strings.NewReader(text))
	for lines.Scan() {
		line := strings.TrimRight(lines.Text(), " \r")
		switch {
		case skipping:
			if line == "" {
				skipping = false
				out.WriteString("\n")
			}
		case line == "----":
			out.WriteString("----\n")
			for _, a := range answers {
				out.WriteString(a + "\n")
			}
			answers, skipping = nil, true
		default:
			out.WriteString(line + "\n")
			if line != "" && line[0] != '#' {
				answers = append(answers, k.command(strings.Fields(line)))
			}
		}
	}
	return out.String()
}

// words of one command: positional ones, key=value, and flags.
type words struct {
	at   []string
	keys map[string]string
}

func (w *words) str(i int) string {
	if i < len(w.at) {
		return w.at[i]
	}
	return ""
}

func (w *words) num(i int) uint64 {
	n, _ := strconv.ParseUint(w.str(i), 0, 64)
	return n
}

func (w *words) key(k string) uint64 {
	n, _ := strconv.ParseUint(w.keys[k], 0, 64)
	return n
}

func (w *words) bytes(k string) []byte {
	b, _ := hex.DecodeString(w.keys[k])
	return b
}

// ptr reads NAME, NAME+N, NAME-N, null or a number.
func (k *talk) ptr(s string) Ptr {
	if i := strings.LastIndexAny(s, "+-"); i > 0 {
		n, _ := strconv.ParseUint(s[i+1:], 0, 64)
		if s[i] == '-' {
			n = -n
		}
		return k.ptr(s[:i]) + Ptr(n)
	}
	if p, ok := k.named[s]; ok {
		return p
	}
	n, _ := strconv.ParseUint(s, 0, 64)
	return Ptr(n)
}

func (k *talk) fault(f *Fault) string {
	if f == nil {
		return "ok"
	}
	s := fmt.Sprintf("%s: %s", f.Kind, k.m.Describe(f.Ptr))
	if f.Size > 0 {
		s += fmt.Sprintf(", %d bytes", f.Size)
	}
	if f.Align > 1 {
		s += fmt.Sprintf(", align %d", f.Align)
	}
	if f.Write {
		s += ", write"
	}
	s += fmt.Sprintf(", offset %d", f.Offset)
	if f.HasObject {
		s += fmt.Sprintf(" of %d", f.Object.Size)
		if !f.Object.Alive {
			s += fmt.Sprintf(", born %d, died %d", f.Object.Birth.Step, f.Object.Death.Step)
		}
	}
	if f.Other != 0 {
		s += ", from " + k.m.Describe(f.Other)
	}
	if f.Freed != 0 {
		s += fmt.Sprintf(", family %d by %d", f.Object.Family, f.Freed)
	}
	return s
}

// show writes bytes as hex; __ is undefined, pp poison, a quote marks chosen
// ones, and a byte of several states names the masks.
func (k *talk) show(p Ptr, n, align uint64) string {
	b := make([]byte, n)
	if f := k.m.Read(p, b, align); f != nil {
		return k.fault(f)
	}
	poison, undef, chosen := k.m.ReadShadow(p, n)
	var s []string
	for i, v := range b {
		switch {
		case poison == nil || poison[i]|undef[i]|chosen[i] == 0:
			s = append(s, fmt.Sprintf("%02x", v))
		case poison[i] == 0xFF:
			s = append(s, "pp")
		case undef[i] == 0xFF:
			s = append(s, "__")
		case chosen[i] == 0xFF:
			s = append(s, fmt.Sprintf("%02x'", v))
		default:
			s = append(s, fmt.Sprintf("%02x(p%02x u%02x c%02x)", v&^(poison[i]|undef[i]), poison[i], undef[i], chosen[i]))
		}
	}
	return strings.Join(s, " ")
}

func (k *talk) made(name string, p Ptr, err error) string {
	if err != nil {
		return err.Error()
	}
	k.named[name] = p
	return name + " = " + k.m.Describe(p)
}

func (k *talk) command(fields []string) string {
	k.step++
	w := words{keys: map[string]string{}}
	for _, f := range fields[1:] {
		if key, value, ok := strings.Cut(f, "="); ok || f == "zeroed" || f == "scoped" || f == "reads" || f == "writes" {
			w.keys[key] = value
		} else {
			w.at = append(w.at, f)
		}
	}
	has := func(word string) bool { _, ok := w.keys[word]; return ok }
	m, p, o := k.m, k.ptr(w.str(0)), Origin{Step: k.step}
	switch fields[0] {
	case "alloc":
		s := Spec{Size: w.num(1), Align: w.key("align"), Kind: Heap, Name: w.keys["name"], Family: Family(w.key("family")), Zeroed: has("zeroed"), Birth: o}
		for kind := range numKinds {
			if kind.String() == w.keys["kind"] {
				s.Kind = kind
			}
		}
		p, err := m.Alloc(s)
		return k.made(w.str(0), p, err)
	case "stack":
		make := m.AllocStack
		if has("scoped") {
			make = m.AllocStackScoped
		}
		p, err := make(w.num(1), w.key("align"), w.keys["name"], o)
		return k.made(w.str(0), p, err)
	case "realloc":
		q, f, err := m.Realloc(p, w.num(2), w.key("align"), Family(w.key("family")), o)
		if f != nil {
			return k.fault(f)
		}
		return k.made(w.str(1), q, err)
	case "mark":
		k.numbers[w.str(0)] = m.StackMark()
		return "ok"
	case "release":
		m.ReleaseStack(k.numbers[w.str(0)], o)
		return "ok"
	case "restore-stack":
		m.RestoreStack(k.numbers[w.str(0)], o)
		return "ok"
	case "free":
		return k.fault(m.Free(p, Family(w.key("family")), o))
	case "start":
		return k.fault(m.LifetimeStart(p, o))
	case "end":
		return k.fault(m.LifetimeEnd(p, o))
	case "constant":
		m.MakeConstant(p)
		return "ok"
	case "write":
		b, _ := hex.DecodeString(w.str(1))
		return k.fault(m.Write(p, b, w.bytes("poison"), w.bytes("undef"), w.bytes("chosen"), w.key("align")))
	case "set":
		state := [3]byte{byte(w.key("poison")), byte(w.key("undef")), byte(w.key("chosen"))}
		return k.fault(m.Set(p, byte(w.num(1)), state[0], state[1], state[2], w.num(2), w.key("align")))
	case "read":
		return k.show(p, w.num(1), w.key("align"))
	case "copy":
		return k.fault(m.Copy(p, k.ptr(w.str(1)), w.num(2), w.key("dalign"), w.key("salign")))
	case "move":
		return k.fault(m.Move(p, k.ptr(w.str(1)), w.num(2), w.key("dalign"), w.key("salign")))
	case "check":
		return k.fault(m.Check(p, w.num(1), w.key("align"), has("writes")))
	case "defined":
		if f := m.Defined(p, w.num(1)); f != nil {
			return k.fault(f)
		}
		return fmt.Sprintf("yes; %d in the object", m.DefinedBytes(p))
	case "cstring":
		b, f := m.CString(p, w.num(1))
		if f != nil {
			return k.fault(f)
		}
		return strconv.Quote(string(b))
	case "bytes":
		b, f := m.Bytes(p, w.num(1))
		if f != nil {
			return k.fault(f)
		}
		return fmt.Sprintf("% x", b)
	case "load":
		if v, ok := loopLoad(m, p, w.num(1)); ok {
			return fmt.Sprintf("0x%x", v)
		}
		return "leave"
	case "store":
		if loopStore(m, p, w.num(1), w.num(2)) {
			return "ok"
		}
		return "leave"
	case "first-write":
		return fmt.Sprint(m.FirstWrite(p))
	case "settle":
		return fmt.Sprint(m.Settle(p))
	case "describe":
		return m.Describe(p)
	case "info":
		i, ok := m.Object(p)
		if !ok {
			return "unknown"
		}
		return fmt.Sprintf("%s %q size %d align %d ordinal %d alive %t const %t born %d died %d, low bits %#x",
			i.Kind, i.Name, i.Size, i.Align, i.Ordinal, i.Alive, i.Const, i.Birth.Step, i.Death.Step, uint32(i.Base))
	case "inbounds":
		return fmt.Sprint(m.InBounds(p, k.ptr(w.str(1))))
	case "checkpoint":
		k.numbers[w.str(0)] = int(m.Checkpoint())
		return "ok"
	case "back":
		return fmt.Sprint(m.Restore(Snapshot(k.numbers[w.str(0)])))
	case "drop":
		return fmt.Sprint(m.Drop(Snapshot(k.numbers[w.str(0)])))
	case "watch":
		k.numbers[w.str(2)] = m.Watch(p, w.num(1), has("reads"), has("writes"))
		return "ok"
	case "unwatch":
		return fmt.Sprint(m.Unwatch(k.numbers[w.str(0)]))
	case "watched":
		return fmt.Sprint(m.Watched(p, w.num(1), has("writes")))
	case "live":
		var s []string
		for kind := range numKinds {
			for i := range m.Live(kind) {
				s = append(s, fmt.Sprintf("%s (%d)", i.Title(), i.Size))
			}
		}
		if len(s) == 0 {
			return "none"
		}
		return strings.Join(s, ", ")
	case "stats":
		s := m.Stats()
		return fmt.Sprintf("%d bytes, peak %d, %d objects, %d allocations", s.LiveBytes, s.PeakBytes, s.LiveObjects, s.Allocations)
	}
	return "no such command"
}
