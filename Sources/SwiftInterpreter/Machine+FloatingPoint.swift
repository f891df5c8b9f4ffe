import Glibc
import SwiftIR

extension Machine {
  /// Runs an intrinsic of the floating-point types; false when it is none of theirs.
  mutating func runFloatingIntrinsic(_ intrinsic: Intrinsic, _ base: Registers) -> Bool {
    let type = base[1].type
    let x = base[1].double
    var y: Double { base[2].double }
    func rounded(_ number: Double) -> Value { Self.floating(number, type) }
    switch intrinsic {
    case .doubleAdd: base[0] = rounded(x + y)
    case .doubleSubtract: base[0] = rounded(x - y)
    case .doubleMultiply: base[0] = rounded(x * y)
    case .doubleDivide: base[0] = rounded(x / y)
    case .doubleNegate: base[0] = rounded(-x)
    case .doubleConvert: base[0] = converted(base[1], to: metatype(base[2]))
    case .doubleDescription: base[0] = makeString(number(base[1]))
    case .doubleParse:
      let target = metatype(base[2])
      let text = text(base[1]) ?? ""
      let number = target == TypeID.float.rawValue ? Float(text).map(Double.init) : Double(text)
      base[0] = number.map { Self.floating($0, target) } ?? .none
    case .doubleFormat: base[0] = makeString(Self.fixed(x, digits: base[2].int))
    case .doubleSquareRoot: base[0] = rounded(x.squareRoot())
    case .doubleFloor: base[0] = rounded(x.rounded(.down))
    case .doubleCeil: base[0] = rounded(x.rounded(.up))
    case .doubleRound: base[0] = rounded(x.rounded(.toNearestOrAwayFromZero))
    case .doubleRoundEven: base[0] = rounded(x.rounded(.toNearestOrEven))
    case .doubleTrunc: base[0] = rounded(x.rounded(.towardZero))
    case .doubleRemainder: base[0] = rounded(x.truncatingRemainder(dividingBy: y))
    case .doubleNearestRemainder: base[0] = rounded(x.remainder(dividingBy: y))
    case .doublePower: base[0] = rounded(pow(x, y))
    case .doubleSine: base[0] = rounded(sin(x))
    case .doubleCosine: base[0] = rounded(cos(x))
    case .doubleTangent: base[0] = rounded(tan(x))
    case .doubleArcTangent: base[0] = rounded(atan2(x, y))
    case .doubleExponential: base[0] = rounded(exp(x))
    case .doubleLogarithm: base[0] = rounded(log(x))
    case .doubleFunction:
      base[0] = rounded(ElementaryFunction(rawValue: base[2].int)?.value(at: x) ?? .nan)
    case .doubleHypotenuse: base[0] = rounded(hypot(x, y))
    case .doubleAddProduct:
      let z = base[3].double
      base[0] =
        type == TypeID.float.rawValue
        ? rounded(Double(Float(x).addingProduct(Float(y), Float(z))))
        : rounded(x.addingProduct(y, z))
    case .doublePart: base[0] = rounded(Self.part(x, type, base[2].int))
    case .doubleBits:
      let bits = type == TypeID.float.rawValue ? UInt64(Float(x).bitPattern) : x.bitPattern
      base[0] = Value(bits: bits, type: TypeID.uint64.rawValue, flags: 0)
    case .doubleFromBits:
      let target = metatype(base[2])
      let number =
        target == TypeID.float.rawValue
        ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: base[1].bits)))
        : Double(bitPattern: base[1].bits)
      base[0] = Self.floating(number, target)
    default: return false
    }
    return true
  }

  /// A floating-point value of a type, rounded to it.
  ///
  /// The sum, product, quotient and root of two Floats, rounded to Double first, round to the same
  /// Float as the exact ones: a Double has more than twice a Float's digits.
  @inline(__always)
  static func floating(_ number: Double, _ type: UInt32) -> Value {
    let isFloat = type == TypeID.float.rawValue
    return Value(
      bits: (isFloat ? Double(Float(number)) : number).bitPattern, type: type, flags: 0)
  }

  private func converted(_ value: Value, to type: UInt32) -> Value {
    guard let format = IntegerFormat(TypeID(rawValue: value.type)) else {
      return Self.floating(value.double, type)
    }
    // An integer of 64 bits is rounded once.
    let isFloat = type == TypeID.float.rawValue
    let number: Double =
      format.isSigned
      ? isFloat ? Double(Float(value.int)) : Double(value.int)
      : isFloat ? Double(Float(value.bits)) : Double(value.bits)
    return Value(bits: number.bitPattern, type: type, flags: 0)
  }

  private static func part(_ number: Double, _ type: UInt32, _ part: Int) -> Double {
    func find<T: BinaryFloatingPoint>(_ number: T) -> Double {
      switch part {
      case 0: Double(number.ulp)
      case 1: Double(number.nextUp)
      case 2: Double(number.binade)
      case 3: Double(number.significand)
      default: Double(number.exponent)
      }
    }
    return type == TypeID.float.rawValue ? find(Float(number)) : find(number)
  }
}

/// The functions of `vdl.double.function`, by number.
private enum ElementaryFunction: Int {
  case log2, log10, log1p, exp2, expm1, asin, acos, atan, sinh, cosh, tanh, asinh, acosh, atanh
  case cbrt, erf, erfc, tgamma, lgamma

  func value(at x: Double) -> Double {
    switch self {
    case .log2: Glibc.log2(x)
    case .log10: Glibc.log10(x)
    case .log1p: Glibc.log1p(x)
    case .exp2: Glibc.exp2(x)
    case .expm1: Glibc.expm1(x)
    case .asin: Glibc.asin(x)
    case .acos: Glibc.acos(x)
    case .atan: Glibc.atan(x)
    case .sinh: Glibc.sinh(x)
    case .cosh: Glibc.cosh(x)
    case .tanh: Glibc.tanh(x)
    case .asinh: Glibc.asinh(x)
    case .acosh: Glibc.acosh(x)
    case .atanh: Glibc.atanh(x)
    case .cbrt: Glibc.cbrt(x)
    case .erf: Glibc.erf(x)
    case .erfc: Glibc.erfc(x)
    case .tgamma: Glibc.tgamma(x)
    case .lgamma: Glibc.lgamma(x)
    }
  }
}
