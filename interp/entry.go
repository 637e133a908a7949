package interp

import (
	"errors"
	"fmt"
	"math"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/memory"
)

// IsCMain reports whether the function at path is a C main: called main, an
// i32 result, and no parameters or argc and argv (C17 5.1.2.2.1; envp is
// accepted too).
func (m *Machine) IsCMain(path string) bool {
	f := m.function(path)
	if f == nil || path != "main" || f.op.IsDeclaration() || f.typ.Result != dialect.Type(dialect.Int(32)) {
		return false
	}
	want := []dialect.Type{dialect.Int(32), dialect.Ptr(0), dialect.Ptr(0)}
	if len(f.typ.Params) == 1 || len(f.typ.Params) > len(want) {
		return false
	}
	for i, p := range f.typ.Params {
		if p != want[i] {
			return false
		}
	}
	return true
}

// RunCMain runs a C main as a C program starts and ends: argv in memory,
// constructors before, the functions given to atexit after. It gives the
// exit status.
func (m *Machine) RunCMain(path string) (int32, error) {
	f := m.function(path)
	defer m.enter(invocation{path: path, main: true})()
	var args []Value
	if len(f.typ.Params) >= 2 {
		argv, err := m.argv()
		if err != nil {
			return 0, err
		}
		args = append(args, Value{dialect.Int(32), []Scalar{intScalar(32, uint64(len(m.opts.Args)))}},
			Value{dialect.Ptr(0), []Scalar{intScalar(64, uint64(argv))}})
	}
	if len(f.typ.Params) == 3 {
		p, err := m.hostBytes(make([]byte, 8), "envp")
		if err != nil {
			return 0, err
		}
		args = append(args, Value{dialect.Ptr(0), []Scalar{intScalar(64, uint64(p))}})
	}
	v, err := m.Run(path, args)
	var exit *ExitError
	if errors.As(err, &exit) {
		return exit.Status, nil
	}
	if err != nil {
		return 0, err
	}
	if s := v.Leaves[0]; s.Poison || s.anyUndef() {
		return 0, &Fault{Kind: PoisonArgument, Message: "main returns " + s.state() + " as the exit status", Op: f.op, Func: f.name, Step: m.thread.step()}
	}
	return int32(v.Leaves[0].V), nil
}

// Run is Call with what belongs to a whole program: constructors before,
// exit handlers and destructors after.
func (m *Machine) Run(path string, args []Value) (Value, error) {
	if m.function(path) == nil {
		return Value{}, &NoEntryError{path}
	}
	defer m.enter(invocation{path: path, args: args, whole: true})()
	if err := m.runAll(m.ctors); err != nil {
		return Value{}, err
	}
	v, err := m.Call(path, args)
	var exit *ExitError
	if err != nil && !errors.As(err, &exit) {
		return v, err
	}
	if exit != nil && exit.Quick {
		return v, err
	}
	if herr := m.runExitHandlers(); herr != nil {
		return Value{}, herr
	}
	if derr := m.runAll(m.dtors); derr != nil {
		return Value{}, derr
	}
	if m.opts.LeakCheck {
		if leak := m.leaked(); leak != nil {
			return Value{}, leak
		}
	}
	return v, err
}

// runAll calls functions without parameters, in order.
func (m *Machine) runAll(fs []*function) error {
	for _, f := range fs {
		if _, err := m.callFunction(f, nil); err != nil {
			return err
		}
	}
	return nil
}

// hostBytes makes a constant host object with the bytes of b.
func (m *Machine) hostBytes(b []byte, name string) (memory.Ptr, error) {
	p, err := m.mem.Alloc(memory.Spec{Size: uint64(len(b)), Align: 8, Kind: memory.Host, Name: name, Zeroed: true})
	if err != nil {
		return 0, err
	}
	return p, m.poke(p, b)
}

// argv lays out the program's arguments as C wants them.
func (m *Machine) argv() (memory.Ptr, error) {
	var ptrs []byte
	for i, a := range m.opts.Args {
		p, err := m.hostBytes(append([]byte(a), 0), fmt.Sprintf("argv[%d]", i))
		if err != nil {
			return 0, err
		}
		for k := range 8 {
			ptrs = append(ptrs, byte(p>>(8*k)))
		}
	}
	return m.hostBytes(append(ptrs, make([]byte, 8)...), "argv")
}

// ErrorOperation is the operation that an error of New points at, or nil.
func ErrorOperation(err error) *dialect.Operation {
	var e *lowerError
	if errors.As(err, &e) {
		return e.op
	}
	return nil
}

// RunnerFloat is a float result as mlir-runner prints it, and false for other
// values: like a float attribute, but NaN and infinity as C++ streams print
// them.
func RunnerFloat(v Value) (string, bool) {
	ft, ok := v.Type.(*dialect.FloatType)
	if !ok || len(v.Leaves) != 1 || v.Leaves[0].Poison || v.Leaves[0].anyUndef() {
		return "", false
	}
	var x float64
	switch ft.Kind {
	case dialect.F32:
		x = float64(math.Float32frombits(uint32(v.Leaves[0].V)))
	case dialect.F64:
		x = math.Float64frombits(v.Leaves[0].V)
	default:
		return "", false
	}
	switch {
	case math.IsInf(x, 1):
		return "INF", true
	case math.IsInf(x, -1):
		return "-INF", true
	case math.IsNaN(x):
		return "nan", true
	}
	return fmt.Sprintf("%e", x), true
}
