"""Records libm's answers: one file a function, a row an input:
bits of the operands, of the C library's result, of the correctly rounded result.
NaN results are written "nan". Needs mpmath and glibc; run: python3 record.py libm
"""
import ctypes, random, struct, sys
from mpmath import mp, mpf, inf, nan
import mpmath as m

mp.prec = 600
lib = ctypes.CDLL("libm.so.6")

def f64(b): return struct.unpack("<d", struct.pack("<Q", b))[0]
def b64(x): return struct.unpack("<Q", struct.pack("<d", x))[0]
def f32(b): return struct.unpack("<f", struct.pack("<I", b))[0]
def b32(x): return struct.unpack("<I", struct.pack("<f", x))[0]

def round_bits(v, prec, emin, emax, ebits):
    """The bits of v rounded to nearest even; v is an mpf or ±inf."""
    top = 1 << (prec - 1 + ebits)
    infbits = ((1 << ebits) - 1) << (prec - 1)
    if v == inf: return infbits
    if v == -inf: return infbits | top
    if v == 0: return 0
    # A value within 2^-560 of one with 250 bits is that one: exact results.
    with mp.workprec(250): near = +v
    if abs(v - near) < abs(v) * mpf(2) ** -560: v = near
    sign, man, exp, bc = v._mpf_
    e = exp + bc - 1
    low = max(e, emin) - prec + 1
    shift = low - exp
    if shift <= 0: q = man << -shift
    else:
        q, r = man >> shift, man & ((1 << shift) - 1)
        half = 1 << (shift - 1)
        if r > half or r == half and q & 1: q += 1
    if q >> prec: q >>= 1; low += 1
    if q == 0: bits = 0
    elif q >> (prec - 1):
        e = low + prec - 1
        if e > emax: bits = infbits
        else: bits = (e + emax) << (prec - 1) | q & ((1 << (prec - 1)) - 1)
    else: bits = q
    return bits | (top if sign else 0)

def lgam(x):
    if x <= 0 and x == m.floor(x): raise ValueError(x)
    if x > 0: return m.loggamma(x).real if x > 30 else m.log(m.gamma(x))
    return m.log(m.pi / abs(m.sin(m.pi * x))) - (m.loggamma(1 - x) if 1 - x > 30 else m.log(m.gamma(1 - x)))
def tgam(x):
    if x < -300: return mpf(0)
    if x > 200: return inf
    return m.gamma(x)
def erfc(x):
    if x > 40: return mpf(2) ** -5000
    return m.erfc(x)
tiny = mpf(2) ** -5000
def exp_(x): return inf if x > 3000 else tiny if x < -3000 else m.exp(x)
def exp2_(x): return inf if x > 3000 else tiny if x < -3000 else mpf(2) ** x
def exp10_(x): return inf if x > 3000 else tiny if x < -3000 else mpf(10) ** x
def expm1_(x): return inf if x > 3000 else mpf(-1) if x < -3000 else m.expm1(x)
def sinh_(x): return inf if x > 3000 else -inf if x < -3000 else m.sinh(x)
def cosh_(x): return inf if abs(x) > 3000 else m.cosh(x)
def tanh_(x): return m.sign(x) if abs(x) > 3000 else m.tanh(x)
def trig(f):
    def g(x):
        with mp.workprec(600 + max(0, m.frexp(x)[1])): return f(x)
    return g
def pow_(x, y):
    sign = 1
    if x < 0:
        if y % 2 == 1: sign = -1
        x = -x
    l = y * m.log(x)
    if l > 3000: return sign * inf
    if l < -3000: return sign * tiny
    return sign * m.exp(l)
def odd(f):  # keeps the relative error small near zero
    def g(x):
        if abs(x) < mpf(2) ** -200: return x
        with mp.workprec(1200): return f(x)
    return g

NEAR1 = lambda r: [1 + r.uniform(-1, 1) * 2.0 ** -r.randint(1, 50) for _ in range(60)]
def rng(a, b, n=150): return lambda r: [r.uniform(a, b) for _ in range(n)]
def anyexp(lo, hi, n=120, neg=True):
    return lambda r: [(r.choice([-1, 1]) if neg else 1) * r.uniform(1, 2) * 2.0 ** r.randint(lo, hi) for _ in range(n)]
def mix(*fs): return lambda r: [x for f in fs for x in f(r)]
EDGE = [0.0, -0.0, float("inf"), float("-inf"), float("nan"), 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 3.0, 10.0, 1e-300, -1e-300, 5e-324, -5e-324, 2.2250738585072014e-308,
        1.7976931348623157e308, -1.7976931348623157e308, 0.1, 100.0, 1000.0, 1e-5, 4.0, 8.0, 1024.0, 1e22, 1e15, 0.25, 1.5, -1.5, -3.0, -2.5, 20.0, 22.0, 23.0, -4.0]

functions = {
 "exp": (exp_, mix(rng(-750, 720), rng(-2, 2, 100), anyexp(-60, 10))),
 "exp2": (exp2_, mix(rng(-1080, 1030), rng(-2, 2, 100), anyexp(-60, 10))),
 "exp10": (exp10_, mix(rng(-325, 310), rng(-2, 2, 100), anyexp(-60, 10), lambda r: [float(i) for i in range(-30, 31)])),
 "expm1": (odd(expm1_), mix(rng(-50, 720), rng(-2, 2, 100), anyexp(-60, 5))),
 "log": (m.log, mix(anyexp(-1074, 1023, 200, False), NEAR1, rng(0.01, 20))),
 "log2": (lambda x: m.log(x) / m.log(2), mix(anyexp(-1074, 1023, 200, False), NEAR1, rng(0.01, 20), lambda r: [2.0 ** i for i in range(-20, 20)])),
 "log10": (lambda x: m.log(x) / m.log(10), mix(anyexp(-1074, 1023, 200, False), NEAR1, rng(0.01, 20), lambda r: [10.0 ** i for i in range(23)])),
 "log1p": (odd(m.log1p), mix(anyexp(-60, 1023, 200, False), rng(-1, 1), rng(0, 20))),
 "sin": (trig(m.sin), mix(rng(-3.2, 3.2), rng(-100, 100), anyexp(-60, 1023, 200))),
 "cos": (trig(m.cos), mix(rng(-3.2, 3.2), rng(-100, 100), anyexp(-60, 1023, 200))),
 "tan": (trig(m.tan), mix(rng(-3.2, 3.2), rng(-100, 100), anyexp(-60, 1023, 200))),
 "asin": (odd(m.asin), mix(rng(-1, 1, 250), anyexp(-60, -1), lambda r: [1 - 2.0 ** -k for k in range(1, 53)])),
 "acos": (m.acos, mix(rng(-1, 1, 250), anyexp(-60, -1), lambda r: [1 - 2.0 ** -k for k in range(1, 53)])),
 "atan": (odd(m.atan), mix(rng(-5, 5), anyexp(-60, 70, 200))),
 "sinh": (odd(sinh_), mix(rng(-720, 720), rng(-2, 2), anyexp(-60, 5))),
 "cosh": (cosh_, mix(rng(-720, 720), rng(-2, 2), anyexp(-60, 5))),
 "tanh": (odd(tanh_), mix(rng(-22, 22), rng(-1, 1), anyexp(-60, 5))),
 "asinh": (odd(m.asinh), mix(rng(-5, 5), anyexp(-60, 1023, 200))),
 "acosh": (m.acosh, mix(rng(1, 5), lambda r: [1 + r.random() * 2.0 ** -k for k in range(50)], anyexp(0, 1023, 150, False))),
 "atanh": (odd(m.atanh), mix(rng(-1, 1, 250), anyexp(-60, -1), lambda r: [1 - 2.0 ** -k for k in range(1, 53)])),
 "cbrt": (lambda x: m.sign(x) * m.cbrt(abs(x)), mix(rng(-10, 10), anyexp(-1074, 1023, 200), lambda r: [float(i ** 3) for i in range(20)])),
 "erf": (lambda x: 2 * x / m.sqrt(m.pi) if abs(x) < mpf(2) ** -300 else m.erf(x), mix(rng(-6, 6, 250), anyexp(-60, 3))),
 "erfc": (erfc, mix(rng(-6, 28, 250), anyexp(-60, 3))),
 "tgamma": (tgam, mix(rng(-20, 20), rng(-180, 172), anyexp(-60, 7), lambda r: [float(i) for i in range(1, 30)])),
 "lgamma": (lgam, mix(rng(-20, 20), rng(1, 3, 60), NEAR1, lambda r: [x + 1 for x in NEAR1(r)], anyexp(-60, 100, 100, False), rng(-200, -20, 40))),
}
two = {
 "pow": (pow_, lambda r: [(r.uniform(0, 10), r.uniform(-50, 50)) for _ in range(150)] + [(1 + r.uniform(-1, 1) * 2.0 ** -r.randint(1, 40), r.uniform(-1, 1) * 2.0 ** r.randint(0, 40)) for _ in range(150)]
   + [(float(r.randint(-40, 40)), float(r.randint(-12, 24))) for _ in range(120)] + [(r.uniform(1, 2) * 2.0 ** r.randint(-1000, 1000), r.uniform(-2, 2)) for _ in range(100)]
   + [(float(r.randint(1, 2 ** 26) ** 2), r.choice([0.5, 1.5, -0.5])) for _ in range(30)] + [(float(r.randint(2 ** 26, 2 ** 27)), 2.0) for _ in range(40)]),
 "atan2": (lambda y, x: m.atan2(y, x), lambda r: [(r.uniform(-5, 5), r.uniform(-5, 5)) for _ in range(250)] + [(r.uniform(-1, 1) * 2.0 ** r.randint(-500, 500), r.uniform(-1, 1) * 2.0 ** r.randint(-500, 500)) for _ in range(150)]),
 "hypot": (lambda x, y: m.sqrt(x * x + y * y), lambda r: [(r.uniform(-5, 5), r.uniform(-5, 5)) for _ in range(250)] + [(r.uniform(-1, 1) * 2.0 ** (e + r.randint(-30, 30)), r.uniform(-1, 1) * 2.0 ** e) for e in [r.randint(-900, 900) for _ in range(150)]]
   + [(3.0 * k, 4.0 * k) for k in [2.0 ** 51 - 1, 1.0, 5.0, 2.0 ** 51 - 3]]),
}

def record(name, fn, inputs, single, out):
    suffix = "f" if single else ""
    c = getattr(lib, name + suffix)
    ct = ctypes.c_float if single else ctypes.c_double
    n = 2 if name in two else 1
    c.restype, c.argtypes = ct, [ct] * n
    bits = b32 if single else b64
    w = 8 if single else 16
    seen = set()
    for args in inputs:
        if n == 1: args = (args,)
        try: args = tuple(f32(b32(a)) for a in args) if single else args
        except OverflowError: continue
        key = tuple(bits(a) for a in args)
        if key in seen: continue
        seen.add(key)
        got = c(*args)
        gb = "nan" if got != got else "%0*x" % (w, bits(got))
        # Where the library gives a special value, that is the answer by Annex F.
        exact = gb
        finite = all(a - a == 0 for a in args)
        if finite and gb != "nan" and not (n == 1 and args[0] == 0) and not (n == 2 and 0.0 in args):
            try:
                v = fn(*[mpf(a) for a in args])
                if isinstance(v, m.mpc): raise ValueError(v)
                e = round_bits(v, 24, -126, 127, 8) if single else round_bits(v, 53, -1022, 1023, 11)
                exact = "%0*x" % (w, e)
                if v == 0: exact = gb  # an exact zero: the sign is Annex F's
            except (ZeroDivisionError, ValueError, OverflowError): pass
        out.write(" ".join("%0*x" % (w, k) for k in key) + " " + gb + " " + exact + "\n")

def main(folder):
    for name, (fn, gen) in list(functions.items()) + list(two.items()):
        for single in (False, True):
            r = random.Random(name + str(single))
            if name in two:
                e = [x for x in EDGE[:12]] + [-3.0, 0.5, 1e300, -1e300]
                inputs = [(a, b) for a in e for b in e] + gen(r)
            else:
                inputs = EDGE + gen(r)
            if single: # some of float's own edges
                tail = [f32(1), f32(0x800000), f32(0x7f7fffff), f32(0x3f7fffff), f32(0x3f800001), f32(0x42b17218), f32(0xc2cff1b5)]
                inputs = inputs + ([(a, b) for a in tail for b in (0.5, 2.0, -1.0)] if name in two else tail)
            with open("%s/%s%s.txt" % (folder, name, "f" if single else ""), "w") as out:
                record(name, fn, inputs, single, out)
            print(name, single, flush=True)

main(sys.argv[1])
