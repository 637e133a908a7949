package live

import (
	"bytes"
	"io"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/touchstone-ir/touchstone/cmd/touchstone/cli"
)

// Run is the command line's entry, as main calls it.
var Run func(args []string, stdin io.Reader, stdout, stderr io.Writer) int = cli.Main

// engines are the three ways a program can be run; they must not be told apart.
var engines = []string{"meanings", "plain", "fast"}

var stepsLine = regexp.MustCompile(`(?m)^steps: (\d+)`)

// A result is what one run in touchstone gave.
type result struct {
	outcome
	steps  string // as --stats prints them
	stderr string
}

// run runs the module at path, which belongs to p, in one engine.
func (p *program) run(t testing.TB, path, engine string) result {
	t.Helper()
	var stdout, stderr bytes.Buffer
	code := Run(p.command(path, "--engine="+engine, "--stats"), strings.NewReader(""), &stdout, &stderr)
	r := result{outcome: seen(code, stdout.String()), stderr: stderr.String()}
	if m := stepsLine.FindStringSubmatch(r.stderr); m != nil {
		r.steps = m[1]
	}
	return r
}

// TestPrograms runs every recorded module in every engine.
func TestPrograms(t *testing.T) {
	for _, p := range programs(t) {
		for _, l := range p.levels {
			t.Run(p.label(l), func(t *testing.T) {
				t.Parallel()
				steps := map[string]string{}
				for _, engine := range engines {
					r := p.run(t, l.path, engine)
					require.Equal(t, p.want, r.outcome, "engine %s:\n%s", engine, r.stderr)
					require.NotEmpty(t, r.steps, "engine %s prints no steps:\n%s", engine, r.stderr)
					steps[engine] = r.steps
				}
				for _, engine := range engines {
					require.Equal(t, steps[engines[0]], steps[engine], "steps in %s and %s", engines[0], engine)
				}
			})
		}
	}
}
