/// A number that is not negative, as decimal digits: `0.d₁d₂d₃… × 10^(exponent + 1)`.
struct Decimals {
  /// Without zeros in front; empty for zero.
  private(set) var digits: [Int]
  /// The power of ten of the first digit.
  private(set) var exponent: Int

  /// Reads `123.45` or `1.5e-07`.
  init(_ text: String) {
    digits = []
    exponent = 0
    var point: Int?
    var count = 0
    var power = 0
    var isPower = false
    var isNegativePower = false
    for character in text {
      if character == "." {
        point = count
      } else if character == "e" || character == "E" {
        isPower = true
      } else if character == "-" {
        isNegativePower = isPower
      } else if let digit = character.wholeNumberValue {
        if isPower {
          power = power * 10 + digit
        } else {
          digits.append(digit)
          count += 1
        }
      }
    }
    var leading = 0
    while leading < digits.count && digits[leading] == 0 { leading += 1 }
    exponent = (point ?? count) - 1 - leading + (isNegativePower ? -power : power)
    digits.removeFirst(leading)
    trim()
  }

  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty { exponent = 0 }
  }

  var isZero: Bool { return digits.isEmpty }

  /// The rounding of numbers between two digits.
  enum Rounding {
    case halfEven, halfUp, halfDown, up, down
  }

  func rounded(toSignificant count: Int, _ rounding: Rounding = .halfEven) -> Decimals {
    if digits.count <= count { return self }
    var result = self
    if count < 0 {
      result.digits = []
      result.exponent = 0
      return result
    }
    let dropped = Array(digits[count...])
    result.digits = Array(digits[..<count])
    let isAboveHalf = dropped[0] > 5 || dropped[0] == 5 && dropped.count > 1
    let isHalf = dropped[0] == 5 && dropped.count == 1
    var goesUp = false
    switch rounding {
    case .up: goesUp = true
    case .down: goesUp = false
    case .halfUp: goesUp = isAboveHalf || isHalf
    case .halfDown: goesUp = isAboveHalf
    case .halfEven: goesUp = isAboveHalf || isHalf && count > 0 && digits[count - 1] % 2 == 1
    }
    if goesUp { result.increment() }
    result.trim()
    return result
  }

  func rounded(toFraction count: Int, _ rounding: Rounding = .halfEven) -> Decimals {
    let significant = exponent + 1 + count
    if significant < 0 {
      // Far below the last place that is written.
      var result = self
      result.digits = rounding == .up && !isZero ? [1] : []
      result.exponent = rounding == .up && !isZero ? -count : 0
      return result
    }
    return rounded(toSignificant: significant, rounding)
  }

  /// Adds one in the last place.
  private mutating func increment() {
    var index = digits.count - 1
    while index >= 0 && digits[index] == 9 {
      digits[index] = 0
      index -= 1
    }
    if index >= 0 {
      digits[index] += 1
    } else {
      digits.insert(1, at: 0)
      exponent += 1
    }
  }

  /// The digits before the point, at least one.
  var integerDigits: String {
    if exponent < 0 || isZero { return "0" }
    var text = ""
    for index in 0...exponent { text += index < digits.count ? "\(digits[index])" : "0" }
    return text
  }

  /// The digits behind the point.
  var fractionDigits: String {
    if isZero { return "" }
    var text = ""
    var place = exponent
    while place < -1 {
      text += "0"
      place += 1
    }
    var index = exponent < 0 ? 0 : exponent + 1
    while index < digits.count {
      text += "\(digits[index])"
      index += 1
    }
    return text
  }

  mutating func multiply(byPowerOfTen power: Int) {
    if !isZero { exponent += power }
  }
}
