package simd

import (
	"fmt"
	"os"
	"strings"
	"sync"
)

// Tier is a family of kernels.
type Tier uint8

// The tiers, each better than the one before.
const (
	Generic Tier = iota
	AVX2
	AVX512
	numTiers
)

var tierNames = [numTiers]string{"generic", "avx2", "avx512"}

// String is the tier's name as TOUCHSTONE_SIMD has it.
func (t Tier) String() string {
	if t < numTiers {
		return tierNames[t]
	}
	return fmt.Sprintf("Tier(%d)", uint8(t))
}

// TierVariable is the environment variable that names the tier to use.
const TierVariable = "TOUCHSTONE_SIMD"

// Tiers is the tiers that this processor and this build can run, in order.
func Tiers() []Tier {
	out := []Tier{Generic}
	for t := AVX2; t < numTiers; t++ {
		if canRun(t) {
			out = append(out, t)
		}
	}
	return out
}

// ParseTier reads the name of a tier; one that cannot run here is an error.
func ParseTier(name string) (Tier, error) {
	for t, n := range tierNames {
		switch tier := Tier(t); {
		case n != name:
		case tier == Generic || canRun(tier):
			return tier, nil
		default:
			return 0, fmt.Errorf("the vector kernels %q cannot run here: %s", name, why(tier))
		}
	}
	return 0, fmt.Errorf("there are no vector kernels %q; there are %s", name, strings.Join(tierNames[:], ", "))
}

var chosen struct {
	sync.Once
	k   *Kernels
	err error
}

// Active is the kernels that the process uses: of the best tier that can run,
// or of the one that TOUCHSTONE_SIMD names. They are chosen at the first call.
// The error says why that one cannot run.
func Active() (*Kernels, error) {
	chosen.Do(func() {
		tiers := Tiers()
		tier := tiers[len(tiers)-1]
		if name := os.Getenv(TierVariable); name != "" {
			t, err := ParseTier(name)
			if err != nil {
				chosen.k, chosen.err = For(Generic), fmt.Errorf("%s: %w", TierVariable, err)
				return
			}
			tier = t
		}
		chosen.k = For(tier)
	})
	return chosen.k, chosen.err
}

// active is Active for those who may assume that the choice is sound.
func active() *Kernels {
	k, _ := Active()
	return k
}

// SetActive makes Active give another tier's kernels, and returns what undoes
// it: for tests.
func SetActive(t Tier) (undo func()) {
	was, _ := Active()
	chosen.k = For(t)
	return func() { chosen.k = was }
}
