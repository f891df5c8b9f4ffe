let M_E = 2.718281828459045
let M_LOG2E = 1.4426950408889634
let M_LOG10E = 0.4342944819032518
let M_LN2 = 0.6931471805599453
let M_LN10 = 2.302585092994046
let M_PI_2 = 1.5707963267948966
let M_PI_4 = 0.7853981633974483
let M_1_PI = 0.3183098861837907
let M_2_PI = 0.6366197723675814
let M_SQRT2 = 1.4142135623730951
let M_SQRT1_2 = 0.7071067811865476

// The functions of C's library that Foundation offers, beside those with an intrinsic of their own.

@_semantics("vdl.double.function") func _elementary<T>(_ number: T, _ function: Int) -> T
@_semantics("vdl.double.hypotenuse") func _hypotenuse<T>(_ a: T, _ b: T) -> T

func log2(_ number: Double) -> Double { _elementary(number, 0) }
func log10(_ number: Double) -> Double { _elementary(number, 1) }
func log1p(_ number: Double) -> Double { _elementary(number, 2) }
func exp2(_ number: Double) -> Double { _elementary(number, 3) }
func expm1(_ number: Double) -> Double { _elementary(number, 4) }
func asin(_ number: Double) -> Double { _elementary(number, 5) }
func acos(_ number: Double) -> Double { _elementary(number, 6) }
func atan(_ number: Double) -> Double { _elementary(number, 7) }
func sinh(_ number: Double) -> Double { _elementary(number, 8) }
func cosh(_ number: Double) -> Double { _elementary(number, 9) }
func tanh(_ number: Double) -> Double { _elementary(number, 10) }
func asinh(_ number: Double) -> Double { _elementary(number, 11) }
func acosh(_ number: Double) -> Double { _elementary(number, 12) }
func atanh(_ number: Double) -> Double { _elementary(number, 13) }
func cbrt(_ number: Double) -> Double { _elementary(number, 14) }
func erf(_ number: Double) -> Double { _elementary(number, 15) }
func erfc(_ number: Double) -> Double { _elementary(number, 16) }
func tgamma(_ number: Double) -> Double { _elementary(number, 17) }
func lgamma(_ number: Double) -> Double { _elementary(number, 18) }
func hypot(_ a: Double, _ b: Double) -> Double { _hypotenuse(a, b) }
func fabs(_ number: Double) -> Double { number.magnitude }
func rint(_ number: Double) -> Double { _roundEven(number) }
func nearbyint(_ number: Double) -> Double { _roundEven(number) }
func remainder(_ a: Double, _ b: Double) -> Double { _nearestRemainder(a, b) }
func copysign(_ number: Double, _ sign: Double) -> Double {
  Double(signOf: sign, magnitudeOf: number)
}
func fmin(_ a: Double, _ b: Double) -> Double { Double.minimum(a, b) }
func fmax(_ a: Double, _ b: Double) -> Double { Double.maximum(a, b) }
func fdim(_ a: Double, _ b: Double) -> Double {
  a > b ? a - b : a.isNaN || b.isNaN ? Double.nan : 0
}
func ldexp(_ number: Double, _ exponent: Int) -> Double { number * _power(2, Double(exponent)) }
func modf(_ number: Double) -> (Double, Double) {
  let whole = _trunc(number)
  return (whole, copysign(number.isInfinite ? 0 : number - whole, number))
}

func fma(_ a: Double, _ b: Double, _ sum: Double) -> Double { sum.addingProduct(a, b) }
func nextafter(_ number: Double, _ other: Double) -> Double {
  if number.isNaN || number == other { return number + other - number }
  return number < other ? number.nextUp : number.nextDown
}
// The sign is lost, as Swift's own loses it.
func frexp(_ number: Double) -> (Double, Int) {
  if number == 0 || !number.isFinite { return (number, 0) }
  return (number.significand / 2, number.exponent + 1)
}
func logb(_ number: Double) -> Double {
  if number == 0 { return -Double.infinity }
  return number.isFinite ? Double(number.exponent) : number.magnitude
}
func ilogb(_ number: Double) -> Int { number.exponent }
func scalbn(_ number: Double, _ exponent: Int) -> Double { ldexp(number, exponent) }
func lround(_ number: Double) -> Int { Int(round(number)) }
func llround(_ number: Double) -> Int { Int(round(number)) }
func lrint(_ number: Double) -> Int { Int(_roundEven(number)) }
func llrint(_ number: Double) -> Int { Int(_roundEven(number)) }

func log2(_ number: Float) -> Float { _elementary(number, 0) }
func log10(_ number: Float) -> Float { _elementary(number, 1) }
func log1p(_ number: Float) -> Float { _elementary(number, 2) }
func exp2(_ number: Float) -> Float { _elementary(number, 3) }
func expm1(_ number: Float) -> Float { _elementary(number, 4) }
func asin(_ number: Float) -> Float { _elementary(number, 5) }
func acos(_ number: Float) -> Float { _elementary(number, 6) }
func atan(_ number: Float) -> Float { _elementary(number, 7) }
func sinh(_ number: Float) -> Float { _elementary(number, 8) }
func cosh(_ number: Float) -> Float { _elementary(number, 9) }
func tanh(_ number: Float) -> Float { _elementary(number, 10) }
func asinh(_ number: Float) -> Float { _elementary(number, 11) }
func acosh(_ number: Float) -> Float { _elementary(number, 12) }
func atanh(_ number: Float) -> Float { _elementary(number, 13) }
func cbrt(_ number: Float) -> Float { _elementary(number, 14) }
func erf(_ number: Float) -> Float { _elementary(number, 15) }
func erfc(_ number: Float) -> Float { _elementary(number, 16) }
func tgamma(_ number: Float) -> Float { _elementary(number, 17) }
func lgamma(_ number: Float) -> Float { _elementary(number, 18) }
func hypot(_ a: Float, _ b: Float) -> Float { _hypotenuse(a, b) }
func fabs(_ number: Float) -> Float { number.magnitude }
func rint(_ number: Float) -> Float { _roundEven(number) }
func nearbyint(_ number: Float) -> Float { _roundEven(number) }
func remainder(_ a: Float, _ b: Float) -> Float { _nearestRemainder(a, b) }
func copysign(_ number: Float, _ sign: Float) -> Float { Float(signOf: sign, magnitudeOf: number) }
func fmin(_ a: Float, _ b: Float) -> Float { Float.minimum(a, b) }
func fmax(_ a: Float, _ b: Float) -> Float { Float.maximum(a, b) }
func fdim(_ a: Float, _ b: Float) -> Float {
  a > b ? a - b : a.isNaN || b.isNaN ? Float.nan : 0
}
func ldexp(_ number: Float, _ exponent: Int) -> Float { number * _power(2, Float(exponent)) }
func modf(_ number: Float) -> (Float, Float) {
  let whole = _trunc(number)
  return (whole, copysign(number.isInfinite ? 0 : number - whole, number))
}
func fma(_ a: Float, _ b: Float, _ sum: Float) -> Float { sum.addingProduct(a, b) }
func nextafter(_ number: Float, _ other: Float) -> Float {
  if number.isNaN || number == other { return number + other - number }
  return number < other ? number.nextUp : number.nextDown
}
func frexp(_ number: Float) -> (Float, Int) {
  if number == 0 || !number.isFinite { return (number, 0) }
  return (number.significand / 2, number.exponent + 1)
}
func logb(_ number: Float) -> Float {
  if number == 0 { return -Float.infinity }
  return number.isFinite ? Float(number.exponent) : number.magnitude
}
func ilogb(_ number: Float) -> Int { number.exponent }
func scalbn(_ number: Float, _ exponent: Int) -> Float { ldexp(number, exponent) }
func hypotf(_ a: Float, _ b: Float) -> Float { hypot(a, b) }
func atan2f(_ a: Float, _ b: Float) -> Float { atan2(a, b) }
func asinf(_ number: Float) -> Float { asin(number) }
func acosf(_ number: Float) -> Float { acos(number) }
func atanf(_ number: Float) -> Float { atan(number) }
func log2f(_ number: Float) -> Float { log2(number) }
func log10f(_ number: Float) -> Float { log10(number) }
func exp2f(_ number: Float) -> Float { exp2(number) }
func cbrtf(_ number: Float) -> Float { cbrt(number) }
func fminf(_ a: Float, _ b: Float) -> Float { fmin(a, b) }
func fmaxf(_ a: Float, _ b: Float) -> Float { fmax(a, b) }
func lroundf(_ number: Float) -> Int { Int(round(number)) }

func sinf(_ number: Float) -> Float { sin(number) }
func cosf(_ number: Float) -> Float { cos(number) }
func tanf(_ number: Float) -> Float { tan(number) }
func expf(_ number: Float) -> Float { exp(number) }
func logf(_ number: Float) -> Float { log(number) }
func sqrtf(_ number: Float) -> Float { sqrt(number) }
func floorf(_ number: Float) -> Float { floor(number) }
func ceilf(_ number: Float) -> Float { ceil(number) }
func roundf(_ number: Float) -> Float { round(number) }
func truncf(_ number: Float) -> Float { trunc(number) }
func powf(_ a: Float, _ b: Float) -> Float { pow(a, b) }
func fabsf(_ number: Float) -> Float { number.magnitude }
func fmodf(_ a: Float, _ b: Float) -> Float { fmod(a, b) }

/// Foundation's decimal numbers, which scenarios don't have. Natively `pow(2, 3)` without a context is one.
struct _Decimal: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  init(integerLiteral value: Int) {}
  init(floatLiteral value: Double) {}
}

@_semantics("vdl.unsupported") func pow(_ number: _Decimal, _ exponent: Int) -> _Decimal { number }
