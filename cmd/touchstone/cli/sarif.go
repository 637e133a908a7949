package cli

import (
	"encoding/json"
	"io"

	"github.com/touchstone-ir/touchstone/diag"
	"github.com/touchstone-ir/touchstone/interp"
)

// The part of SARIF 2.1.0 (OASIS, "Static Analysis Results Interchange
// Format") that a report needs: one run, one result, its notes as related
// locations.
type (
	sarifLog struct {
		Schema  string     `json:"$schema"`
		Version string     `json:"version"`
		Runs    []sarifRun `json:"runs"`
	}
	sarifRun struct {
		Tool    sarifTool     `json:"tool"`
		Results []sarifResult `json:"results"`
	}
	sarifTool struct {
		Driver sarifDriver `json:"driver"`
	}
	sarifDriver struct {
		Name  string      `json:"name"`
		Rules []sarifRule `json:"rules,omitempty"`
	}
	sarifRule struct {
		ID    string    `json:"id"`
		Short sarifText `json:"shortDescription"`
		Help  sarifText `json:"help"`
	}
	sarifText struct {
		Text string `json:"text"`
	}
	sarifResult struct {
		RuleID    string          `json:"ruleId,omitempty"`
		Level     string          `json:"level"`
		Message   sarifText       `json:"message"`
		Locations []sarifLocation `json:"locations,omitempty"`
		Related   []sarifLocation `json:"relatedLocations,omitempty"`
	}
	sarifLocation struct {
		Physical *sarifPhysical `json:"physicalLocation,omitempty"`
		Message  *sarifText     `json:"message,omitempty"`
	}
	sarifPhysical struct {
		Artifact sarifArtifact `json:"artifactLocation"`
		Region   sarifRegion   `json:"region"`
	}
	sarifArtifact struct {
		URI string `json:"uri"`
	}
	sarifRegion struct {
		StartLine   int `json:"startLine"`
		StartColumn int `json:"startColumn,omitempty"`
	}
)

func sarifPlace(d *diag.Diagnostic) *sarifPhysical {
	if d.Source == nil || d.Line == 0 {
		return nil
	}
	return &sarifPhysical{sarifArtifact{d.Source.Name}, sarifRegion{d.Line, d.Col}}
}

// writeSARIF writes one diagnostic as a SARIF log.
func writeSARIF(w io.Writer, d *diag.Diagnostic) error {
	run := sarifRun{Tool: sarifTool{sarifDriver{Name: "touchstone"}}}
	for _, k := range interp.FaultKinds() {
		if k.Code == d.Code {
			e := explanations[k.Code]
			run.Tool.Driver.Rules = []sarifRule{{k.Code, sarifText{k.Title}, sarifText{e.rule + " Usual cause: " + e.cause}}}
		}
	}
	r := sarifResult{RuleID: d.Code, Level: d.Severity.String(), Message: sarifText{d.Message}}
	if p := sarifPlace(d); p != nil {
		r.Locations = []sarifLocation{{Physical: p}}
	}
	for i := range d.Notes {
		n := &d.Notes[i]
		r.Related = append(r.Related, sarifLocation{sarifPlace(n), &sarifText{n.Message}})
	}
	run.Results = []sarifResult{r}
	enc := json.NewEncoder(w)
	enc.SetIndent("", "  ")
	return enc.Encode(sarifLog{"https://json.schemastore.org/sarif-2.1.0.json", "2.1.0", []sarifRun{run}})
}
