package repl

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// A command is one row of the table that feeds dispatch, prefixes, help,
// completion and docs/repl.md.
type command struct {
	name    string
	aliases []string // short forms that are not prefixes, or are shared ones
	group   group
	args    string // as help shows them
	short   string // one sentence
	long    string // the rest of the help
	takes   argument
	format  bool // name/FORMAT is a form of it
	repeat  bool // an empty line does it again
	run     func(s *Session, rest string) error
}

// group is a chapter of the help.
type group string

const (
	running group = "Running"
	pausing group = "Stopping"
	looking group = "Looking"
	timing  group = "Going back"
	asking  group = "Asking why"
	editing group = "Changing"
	keeping group = "Recording and the rest"
)

var groups = []group{running, pausing, looking, timing, asking, editing, keeping}

// argument says what completion offers behind a command.
type argument uint8

const (
	takesNothing argument = iota
	takesPlace            // functions and blocks
	takesValue            // SSA names and globals
	takesFile
	takesCommand
	takesTopic // of info
)

// commands is the table. It is filled by init because help reads it.
var commands []*command

func init() {
	commands = slices.Concat(runCommands(), breakCommands(), lookCommands(), memoryCommands(), timeCommands(), whyCommands(), changeCommands(), keepCommands())
}

// find is the command of an exact name or alias, or of a unique prefix.
func find(name string) (*command, error) {
	var match []*command
	for _, c := range commands {
		if c.name == name || slices.Contains(c.aliases, name) {
			return c, nil
		}
		if strings.HasPrefix(c.name, name) {
			match = append(match, c)
		}
	}
	switch len(match) {
	case 1:
		return match[0], nil
	case 0:
		return nil, fmt.Errorf("there is no command %q; `help` lists them", name)
	}
	var names []string
	for _, c := range match {
		names = append(names, c.name)
	}
	return nil, fmt.Errorf("%q may mean %s", name, strings.Join(names, ", "))
}

// usage is the command with its arguments.
func (c *command) usage() string { return strings.TrimSpace(c.name + " " + c.args) }

// help is what `help NAME` prints.
func (c *command) help() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n", c.usage())
	if len(c.aliases) > 0 {
		fmt.Fprintf(&b, "also: %s\n", strings.Join(c.aliases, ", "))
	}
	fmt.Fprintf(&b, "%s\n", c.short)
	if c.long != "" {
		fmt.Fprintf(&b, "%s\n", c.long)
	}
	return b.String()
}

func helpCommand(s *Session, rest string) error {
	if rest != "" {
		c, err := find(rest)
		if err != nil {
			return err
		}
		s.printf("%s", c.help())
		return nil
	}
	for _, g := range groups {
		s.printf("%s\n", s.paint("1", string(g)))
		for _, c := range commands {
			if c.group == g {
				s.printf("  %-34s %s\n", c.usage(), c.short)
			}
		}
	}
	s.printf("A command may be shortened while it stays unique. `help COMMAND` says more.\n")
	return nil
}

// Markdown is docs/repl.md, generated from the table.
func Markdown() string {
	var b strings.Builder
	b.WriteString("# The debugger's commands\n\n" +
		"<!-- Generated from the table of commands in package repl: go test ./repl -update -->\n\n" +
		"`touchstone debug FILE` opens the debugger on a program, `touchstone repl [FILE]` a shell in which\n" +
		"operations and calls run as they are typed. A command may be shortened while it stays unique; an\n" +
		"empty line repeats stepping commands. At step N, N operations have been executed.\n\n" +
		"A *place* is `@f`, `@f:^bb`, `^bb` (of the function here), `FILE:LINE` or `LINE`. Blocks go by their\n" +
		"names in the text and by position: `^bb0` is the entry. An *expression* has SSA names (`%v`, `%0#1`,\n" +
		"`%v[2]` for a lane or field), `@symbols`, numbers, `TYPE[ADDRESS]` for memory, and\n" +
		"`+ - * / == != < <= > >= && || !`.\n")
	for _, g := range groups {
		fmt.Fprintf(&b, "\n## %s\n", g)
		for _, c := range commands {
			if c.group != g {
				continue
			}
			fmt.Fprintf(&b, "\n### `%s`\n\n%s\n", c.usage(), c.short)
			if c.long != "" {
				fmt.Fprintf(&b, "%s\n", c.long)
			}
			if len(c.aliases) > 0 {
				fmt.Fprintf(&b, "\nAlso: `%s`.\n", strings.Join(c.aliases, "`, `"))
			}
		}
	}
	return b.String()
}

var errNoArgument = errors.New("an argument is missing; see `help COMMAND`")
