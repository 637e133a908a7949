package interp

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/touchstone-ir/touchstone/dialect"
	"github.com/touchstone-ir/touchstone/dialect/op"
	"github.com/touchstone-ir/touchstone/memory"
	"github.com/touchstone-ir/touchstone/simd"
)

// Engine selects how a Machine executes.
type Engine uint8

// The three engines give equal results, memory, step numbers and faults.
const (
	EngineFast     Engine = iota // fast code where it is warm, plain code elsewhere
	EnginePlain                  // plain code only
	EngineMeanings               // every operation by its meaning
)

// Options of a Machine. The zero value of a limit means its default.
type Options struct {
	Engine    Engine
	MaxSteps  uint64        // operations; default none
	MaxMemory uint64        // bytes of live program memory; default 4 GiB
	MaxDepth  int           // calls; default 1,000,000
	MaxStack  uint64        // bytes of registers; default 256 MiB
	Timeout   time.Duration // default none
	Undef     UndefPolicy
	Seed      uint64
	Stdin     io.Reader // default empty
	Stdout    io.Writer // default discarded
	Stderr    io.Writer // default discarded
	Args      []string  // a C main's argv, from argv[0]
	GenX      GenX      // how the GenX intrinsics run
	LeakCheck bool      // heap memory that Run leaves behind is a fault
	RealTime  bool      // time and clock show the system's time; default a clock that the steps drive
}

// UndefPolicy says which value an undefined bit shows.
type UndefPolicy uint8

// The policies of --undef.
const (
	UndefZero UndefPolicy = iota
	UndefOnes
	UndefRandom
)

// A Machine is a program ready to run: its functions, its memory with the
// globals initialised, its host functions. It is used by one goroutine.
type Machine struct {
	Module *dialect.Module
	opts   Options
	layout *Layout
	shapes shapes
	mem    *memory.Memory
	thread *Thread

	fastEntries []fastEntry // by function; what calls in fast code know
	stack       *memory.Space

	funcs   []*function
	byOp    map[*dialect.Operation]*function
	symbols map[symbolKey]symbol
	globals []*global
	ctors   []*function // llvm.mlir.global_ctors, in the order they run
	dtors   []*function
	ifuncs  []*function

	stdout, stderr *output
	stdin          *recorder
	host           *hostState
	random         uint64
	aliasDepth     int
	typeIDs        []memory.Ptr // type_infos by selector - 1
	labels         map[blockLabel]memory.Ptr
	cxx            map[string]memory.Ptr // objects of the C++ runtime that were made
	// relative holds, by place, the addresses that 32-bit differences in
	// constant tables stand for; see loadRelative.
	relative map[memory.Ptr]memory.Ptr
	detached map[memory.Ptr]memory.Ptr // detached pointers and the objects they belong to
	deadline time.Time
	created  time.Time
	stats    Stats

	invocations []invocation // in their order; see Retrace
	entered     bool
}

// Stats are figures of a run.
type Stats struct {
	Steps        uint64
	PlainSteps   uint64 // of Steps, in plain code
	TaintedSteps uint64 // of Steps, in tainted frames
	PeakMemory   uint64 // bytes of program memory
	Objects      uint64 // allocations
	Compile      time.Duration
	Run          time.Duration
}

type symbolKey struct {
	table *dialect.Operation // the operation whose region is the symbol table
	name  string
}

type symbol struct {
	fn     *function
	global *global
	alias  *dialect.Operation
	ptr    memory.Ptr
}

// New prepares m for running. The module must have passed dialect.Verify.
func New(m *dialect.Module, opts Options) (*Machine, error) {
	if _, err := simd.Active(); err != nil {
		return nil, err
	}
	setDefaults(&opts)
	layout, err := moduleLayout(m.Op)
	if err != nil {
		return nil, err
	}
	x := &Machine{Module: m, opts: opts, layout: layout, random: opts.Seed, created: time.Now()}
	x.shapes = shapes{layout: layout, vscale: 1, known: map[dialect.Type]*shape{}}
	x.byOp = map[*dialect.Operation]*function{}
	x.symbols = map[symbolKey]symbol{}
	x.stdout, x.stderr = &output{w: opts.Stdout}, &output{w: opts.Stderr}
	x.stdout.to, x.stderr.to = x.stderr, x.stdout
	x.stdin = &recorder{r: opts.Stdin}
	x.mem, err = memory.New(memory.Options{MaxBytes: opts.MaxMemory})
	if err != nil {
		return nil, err
	}
	x.host = newHostState(x)
	if err := x.newThread(); err != nil {
		return nil, errors.Join(err, x.Close())
	}
	if err := x.load(m.Op, ""); err != nil {
		return nil, errors.Join(err, x.Close())
	}
	if err := x.genxObjects(); err != nil {
		return nil, errors.Join(err, x.Close())
	}
	if err := x.loadLabels(); err != nil {
		return nil, errors.Join(err, x.Close())
	}
	if err := x.loadExceptions(); err != nil {
		return nil, errors.Join(err, x.Close())
	}
	if err := x.structors(); err != nil {
		return nil, errors.Join(err, x.Close())
	}
	if err := x.initGlobals(); err != nil {
		return nil, errors.Join(err, x.Close())
	}
	if err := x.resolveIFuncs(); err != nil {
		return nil, errors.Join(err, x.Close())
	}
	return x, nil
}

func setDefaults(o *Options) {
	if o.MaxSteps == 0 {
		o.MaxSteps = 1 << 62
	}
	if o.MaxMemory == 0 {
		o.MaxMemory = 4 << 30
	}
	if o.MaxDepth == 0 {
		o.MaxDepth = 1_000_000
	}
	if o.MaxStack == 0 {
		o.MaxStack = 256 << 20
	}
	if o.Stdin == nil {
		o.Stdin = strings.NewReader("")
	}
	if o.Stdout == nil {
		o.Stdout = io.Discard
	}
	if o.Stderr == nil {
		o.Stderr = io.Discard
	}
}

// Close releases the machine's memory.
func (m *Machine) Close() error {
	return errors.Join(m.freeThread(), m.mem.Close())
}

// Memory is the program's memory, for looking at.
func (m *Machine) Memory() *memory.Memory { return m.mem }

// Stats are the figures so far.
func (m *Machine) Stats() Stats {
	s := m.stats
	t := m.thread
	s.Steps, s.PlainSteps, s.TaintedSteps = t.step(), t.plainSteps, t.taintedSteps
	ms := m.mem.Stats()
	s.PeakMemory, s.Objects = ms.PeakBytes, ms.Allocations
	return s
}

// load enters the symbols of one module operation. prefix is the path of
// enclosing modules, "outer::".
func (m *Machine) load(mod *dialect.Operation, prefix string) error {
	for _, b := range mod.Body() {
		for _, o := range b.Ops {
			var err error
			switch o.Kind {
			case op.Func:
				err = m.loadFunction(mod, o, prefix)
			case op.MlirGlobal:
				err = m.loadGlobal(mod, o, prefix)
			case op.MlirAlias:
				m.symbols[symbolKey{mod, o.SymName()}] = symbol{alias: o}
			case op.MlirIFunc:
				err = m.loadIFunc(mod, o, prefix)
			case op.Module:
				err = m.load(o, prefix+o.SymName()+"::")
			}
			if err != nil {
				return err
			}
		}
	}
	return nil
}

func (m *Machine) loadFunction(mod, o *dialect.Operation, prefix string) error {
	f := &function{m: m, index: int32(len(m.funcs)), name: prefix + o.SymName(), op: o, typ: o.FuncType(), module: mod}
	if o.IsDeclaration() {
		f.host = hostFuncs[o.SymName()]
	}
	if f.host != nil {
		f.host = f.host.resolved()
	}
	weak := o.IsDeclaration() && o.Linkage() == "extern_weak" && f.host == nil
	if !weak {
		p, err := m.mem.Alloc(memory.Spec{Kind: memory.Function, Name: f.name, Align: 16, Tag: int(f.index)})
		if err != nil {
			return err
		}
		f.addr = p
	}
	m.funcs = append(m.funcs, f)
	m.byOp[o] = f
	m.symbols[symbolKey{mod, o.SymName()}] = symbol{fn: f, ptr: f.addr}
	return nil
}

// lookup finds the symbol called name as seen from o: in the closest symbol
// table (MLIR: "Symbols and Symbol Tables").
func (m *Machine) lookup(from *dialect.Operation, name string) (symbol, bool) {
	for p := from; p != nil; p = p.Parent() {
		if p.Kind == op.Module {
			s, ok := m.symbols[symbolKey{p, name}]
			return s, ok
		}
	}
	return symbol{}, false
}

// Function finds a function by its path, `f` or `outer::inner::f`.
func (m *Machine) function(path string) *function {
	for _, f := range m.funcs {
		if f.name == path {
			return f
		}
	}
	return nil
}

// newThread makes the thread and its slab.
func (m *Machine) newThread() error {
	size := int(roundUp(m.opts.MaxStack, 1<<16))
	plane := size + outgoing
	space, err := memory.NewSpace(uint64(4 * plane))
	if err != nil {
		return fmt.Errorf("reserving the stack: %w", err)
	}
	m.stack = space
	m.thread = &Thread{m: m, mem: m.mem, slab: space.Base(), size: size, plane: plane, fp: space.Base()}
	m.thread.poll = m.opts.MaxSteps
	if m.opts.Timeout > 0 {
		m.deadline = time.Now().Add(m.opts.Timeout)
		m.thread.poll = min(m.opts.MaxSteps, pollSteps)
	}
	return nil
}

func (m *Machine) freeThread() error {
	if m.stack == nil {
		return nil
	}
	s := m.stack
	m.stack = nil
	return s.Release()
}

// pollSteps is how many operations go by between two looks at the clock.
const pollSteps = 1 << 22

// checkLimits tests the limits that are tested at back edges and calls, and
// sets the step at which they are tested next.
func (t *Thread) checkLimits() {
	now := t.steps
	if now >= t.m.opts.MaxSteps {
		t.limit("steps", t.m.opts.MaxSteps)
	}
	t.poll = t.m.opts.MaxSteps
	if !t.m.deadline.IsZero() {
		if time.Now().After(t.m.deadline) {
			t.limit("time", uint64(t.m.opts.Timeout))
		}
		t.poll = min(t.poll, now+pollSteps)
	}
}

// Call runs the function at path with args and gives its result; a function
// without result gives a Value of type void. The error is a *Fault, a
// *LimitError, an *UnsupportedError, an *ExitError, or says what is wrong
// with the call itself.
func (m *Machine) Call(path string, args []Value) (Value, error) {
	f := m.function(path)
	if f == nil {
		return Value{}, &NoEntryError{path}
	}
	return m.callFunction(f, args)
}

func (m *Machine) callFunction(f *function, args []Value) (Value, error) {
	path := f.name
	defer m.enter(invocation{path: path, args: args})()
	if f.op.IsDeclaration() {
		return Value{}, fmt.Errorf("@%s is only declared", path)
	}
	in := make([][]Scalar, len(args))
	for i, a := range args {
		if i < len(f.typ.Params) && a.Type != f.typ.Params[i] {
			return Value{}, fmt.Errorf("argument %d of @%s has type %s, %s given", i+1, path, f.typ.Params[i], a.Type)
		}
		in[i] = a.Leaves
	}
	begin := time.Now()
	defer func() {
		m.stats.Run += time.Since(begin)
	}()
	if err := m.thread.start(f, in); err != nil {
		return Value{}, err
	}
	err := m.thread.run()
	if ferr := m.flush(); err == nil && ferr != nil {
		err = ferr
	}
	if err != nil {
		return Value{}, err
	}
	return Value{Type: f.typ.Result, Leaves: m.thread.result}, nil
}

// NoEntryError says that there is no function to start at.
type NoEntryError struct{ Name string }

// Error names the function.
func (e *NoEntryError) Error() string { return fmt.Sprintf("entry point @%s not found", e.Name) }
