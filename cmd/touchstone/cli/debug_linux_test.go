package cli

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"
)

// person types at a real terminal and reads the screen.
type person struct {
	t    *testing.T
	tty  *os.File // the side of the person
	cmd  *exec.Cmd
	mu   sync.Mutex
	text strings.Builder
	read int // how much of text was waited for
	done chan struct{}
}

// sit starts touchstone in a pseudo-terminal of 80 columns.
func sit(t *testing.T, env []string, args ...string) *person {
	t.Helper()
	tty, err := os.OpenFile("/dev/ptmx", os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Skipf("no pseudo-terminal here: %v", err)
	}
	fd := int(tty.Fd())
	require.NoError(t, unix.IoctlSetPointerInt(fd, unix.TIOCSPTLCK, 0))
	n, err := unix.IoctlGetInt(fd, unix.TIOCGPTN)
	require.NoError(t, err)
	require.NoError(t, unix.IoctlSetWinsize(fd, unix.TIOCSWINSZ, &unix.Winsize{Row: 40, Col: 80}))
	other, err := os.OpenFile(fmt.Sprintf("/dev/pts/%d", n), os.O_RDWR|unix.O_NOCTTY, 0)
	require.NoError(t, err)
	self, err := os.Executable()
	require.NoError(t, err)
	p := &person{t: t, tty: tty, done: make(chan struct{})}
	p.cmd = &exec.Cmd{Path: self, Args: append([]string{"touchstone"}, args...), Env: append(os.Environ(), env...), Stdin: other, Stdout: other, Stderr: other,
		SysProcAttr: &syscall.SysProcAttr{Setsid: true, Setctty: true}}
	require.NoError(t, p.cmd.Start())
	require.NoError(t, other.Close())
	go func() {
		defer close(p.done)
		b := make([]byte, 4096)
		for {
			n, err := tty.Read(b)
			p.mu.Lock()
			p.text.Write(b[:n])
			p.mu.Unlock()
			if err != nil {
				return
			}
		}
	}()
	return p
}

// sees waits until the screen has shown want behind what was seen before.
func (p *person) sees(want string) {
	p.t.Helper()
	for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		p.mu.Lock()
		rest := p.text.String()[p.read:]
		i := strings.Index(rest, want)
		if i >= 0 {
			p.read += i + len(want)
		}
		p.mu.Unlock()
		if i >= 0 {
			return
		}
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.t.Fatalf("the screen never showed %q, but %q", want, p.text.String()[p.read:])
}

func (p *person) types(keys string) {
	p.t.Helper()
	_, err := io.WriteString(p.tty, keys)
	require.NoError(p.t, err)
}

// leaves waits for the program's end and gives its exit status.
func (p *person) leaves() int {
	p.t.Helper()
	end := time.AfterFunc(20*time.Second, func() { _ = p.cmd.Process.Kill() })
	defer end.Stop()
	_ = p.cmd.Wait() // its error is the exit status
	<-p.done
	require.NoError(p.t, p.tty.Close())
	return p.cmd.ProcessState.ExitCode()
}

// TestTerminal: typing, Tab, an empty line, history, Ctrl-C at the prompt and
// while the program runs, Ctrl-D.
func TestTerminal(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "loop.mlir")
	require.NoError(t, os.WriteFile(file, []byte(`llvm.func @main() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^loop(%one : i32)
^loop(%i: i32):
  %next = llvm.add %i, %one : i32
  llvm.br ^loop(%next : i32)
}
`), 0o600))
	env := []string{"HOME=" + dir, "XDG_CONFIG_HOME=" + dir, "NO_COLOR=1", "TERM=xterm"}
	const prompt = "(touchstone) "
	p := sit(t, env, "debug", file)
	p.sees(prompt)
	p.types("rest\t\r") // Tab completes restart
	p.sees(", step 0")
	p.sees(prompt)
	p.types("step\r")
	p.sees(", step 1")
	p.types("\r") // again
	p.sees(", step 2")
	p.types("break ^l\t\r")
	p.sees("breakpoint 1: @main:^loop")
	p.types("delete\r")
	p.sees(prompt)
	p.types("not a command\x03") // Ctrl-C gives the line up
	p.sees(prompt)
	p.types("continue\r")
	time.Sleep(200 * time.Millisecond)
	p.types("\x03") // Ctrl-C stops the program
	p.sees("interrupted")
	p.sees(prompt)
	p.types("goto 3\r")
	p.sees(", step 3")
	p.types("\x1b[A\x1b[A\x1b[A\x1b[A\x1b[A\r") // the fifth line before: step
	p.sees(", step 4")
	p.types("print (1 +\r") // goes on while a bracket is open
	p.sees("... ")
	p.types("2)\r")
	p.sees("3")
	p.sees(prompt)
	p.types("\x04")
	require.Equal(t, 0, p.leaves())
	history, err := os.ReadFile(filepath.Join(dir, "touchstone", "history"))
	require.NoError(t, err)
	require.Contains(t, string(history), "restart\n")

	p = sit(t, env, "debug", file)
	p.sees(prompt)
	p.types("quit 7\r")
	require.Equal(t, 7, p.leaves())
	require.NotContains(t, p.text.String(), "\x1b[31m", "NO_COLOR is honoured")
}
