package dialect

import (
	"encoding/binary"
	"strings"
)

// What belongs to a whole file: aliases and the resource section.

// isAliasName reports whether a name behind # or ! can be an alias: names with
// a dot belong to dialects.
func isAliasName(name string) bool { return strings.IndexByte(name, '.') < 0 }

// parseAliasDefinition reads `!name = type` or `#name = attribute`.
func (p *parser) parseAliasDefinition() {
	tok := p.tok
	isType := tok.kind == tBang
	name := p.s[tok.pos+1 : tok.end]
	what := "attribute"
	if isType {
		what = "type"
	}
	if !isAliasName(name) {
		p.mistakenAlias(what, name)
		p.errorHere("%s names with a '.' are reserved for dialect-defined names", what)
	}
	_, used := p.attrAliases[name]
	if isType {
		_, used = p.typeAliases[name]
	}
	if used {
		p.errorHere("redefinition of %s alias id '%s'", what, name)
	}
	p.advance()
	p.expect(tEqual, "in "+what+" alias definition")
	p.deepest, p.expanded = p.depth, 0
	start := p.tok.pos
	if isType {
		p.oldAliasWord()
		t := p.parseType()
		if p.typeAliases == nil {
			p.typeAliases = map[string]typeAlias{}
		}
		p.typeAliases[name] = typeAlias{t, p.deepest - p.depth, p.cost(start)}
		return
	}
	var a Attribute
	// A bare location may stand for its attribute here.
	a = p.parseAttr(nil)
	if p.attrAliases == nil {
		p.attrAliases = map[string]attrAlias{}
	}
	p.attrAliases[name] = attrAlias{a, p.deepest - p.depth, p.cost(start)}
}

// cost is how many bytes of text the construct from start to here stands for,
// with its aliases written out.
func (p *parser) cost(start Pos) int { return p.expanded + int(p.prevEnd-start) }

// parseFileMetadata reads the section `{-# … #-}` that carries the data of
// dense_resource attributes (LangRef, "File Metadata").
func (p *parser) parseFileMetadata() {
	p.expect(tFileMetaBegin, "")
	p.parseList(tFileMetaEnd, func() {
		pos := p.tok.pos
		switch key := p.parseResourceKey(); key {
		case "dialect_resources":
			p.expect(tColon, "")
			p.parseResourceSection(true)
		case "external_resources":
			p.expect(tColon, "")
			p.parseResourceSection(false)
		default:
			p.errorAt(pos, "unknown key '%s' in file metadata dictionary", key)
		}
	})
}

// parseResourceSection reads `{ dialect: { key: value, … }, … }`; external
// resources are read and dropped, since they are for other tools.
func (p *parser) parseResourceSection(keep bool) {
	p.expect(tLBrace, "")
	p.parseList(tRBrace, func() {
		dialect := p.parseResourceKey()
		p.expect(tColon, "after resource owner")
		p.expect(tLBrace, "")
		p.parseList(tRBrace, func() {
			key := p.parseResourceKey()
			p.expect(tColon, "after resource key")
			tok := p.tok
			switch tok.kind {
			case tString:
			case tBareIdent:
				if w := p.word(); w != "true" && w != "false" {
					p.errorHere("expected a string or a boolean as resource value")
				}
				p.advance()
				return
			default:
				p.errorHere("expected a string or a boolean as resource value")
			}
			p.advance()
			if keep {
				p.addResource(dialect, key, tok)
			}
		})
	})
}

// addResource keeps one blob: a string of hexadecimal digits whose first four
// bytes are its alignment, least byte first.
func (p *parser) addResource(dialect, key string, tok token) {
	data, ok := p.hexString(tok)
	if !ok {
		return // a string resource: no blob
	}
	if len(data) < 4 {
		p.errorAt(tok.pos, "expected hex string blob for key '%s' to encode alignment in first 4 bytes", key)
	}
	align := binary.LittleEndian.Uint32(data)
	if align != 0 && align&(align-1) != 0 {
		p.errorAt(tok.pos, "expected hex string blob for key '%s' to encode alignment in first 4 bytes, but got non-power-of-2 value: %d", key, align)
	}
	p.resources = append(p.resources, Resource{Dialect: dialect, Key: key, Align: align, Data: data[4:]})
}

// endOfFile is called when the whole file was read: it connects what could be used
// before its definition.
func (p *parser) endOfFile() {
	p.resolveLocs()
	for _, a := range p.pendingRes {
		for i := range p.resources {
			if r := &p.resources[i]; r.Dialect == "builtin" && r.Key == a.Key {
				a.Data = r.Data
			}
		}
	}
}
