/// Foundation's additions to strings.
extension String {
  public struct CompareOptions: OptionSet {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let caseInsensitive = CompareOptions(rawValue: 1)
    public static let literal = CompareOptions(rawValue: 2)
    public static let backwards = CompareOptions(rawValue: 4)
    public static let anchored = CompareOptions(rawValue: 8)
    public static let numeric = CompareOptions(rawValue: 64)
    @_semantics("vdl.unsupported")
    public static let diacriticInsensitive = CompareOptions(rawValue: 128)
    @_semantics("vdl.unsupported")
    public static let regularExpression = CompareOptions(rawValue: 1024)
  }

  public var capitalized: String {
    var result = ""
    var isStart = true
    for character in self {
      let large = character.uppercased()
      result += isStart ? large.prefix(1) + large.dropFirst().lowercased() : character.lowercased()
      isStart = !character.isLetter && character != "'"
    }
    return result
  }

  public var localizedCapitalized: String { return capitalized }
  public var localizedUppercase: String { return uppercased() }
  public var localizedLowercase: String { return lowercased() }

  // MARK: Parts

  public func trimmingCharacters(in set: CharacterSet) -> String {
    let scalars = Array(unicodeScalars)
    var end = scalars.count
    var start = 0
    while start < end && set.contains(scalars[start]) { start += 1 }
    while end > start && set.contains(scalars[end - 1]) { end -= 1 }
    if start == 0 && end == scalars.count { return self }
    return String.text(of: Array(scalars[start..<end]))
  }

  private static func text(of scalars: [Unicode.Scalar]) -> String {
    return scalars.map { String(Character($0)) }.joined()
  }

  /// The characters as Foundation replaces them: a line break of two scalars is two.
  private var pieces: [Character] {
    let characters = Array(self)
    if !characters.contains("\r\n") { return characters }
    var pieces: [Character] = []
    for character in characters {
      if character == "\r\n" {
        pieces.append("\r")
        pieces.append("\n")
      } else {
        pieces.append(character)
      }
    }
    return pieces
  }

  public func components(separatedBy separator: String) -> [String] {
    return String.parts(of: Array(self), between: Array(separator))
  }

  private static func parts(of characters: [Character], between wanted: [Character]) -> [String] {
    if wanted.isEmpty { return [String(characters)] }
    var parts: [String] = []
    var start = 0
    var position = 0
    while position + wanted.count <= characters.count {
      if characters[position] == wanted[0]
        && Array(characters[position..<(position + wanted.count)]) == wanted
      {
        parts.append(String(Array(characters[start..<position])))
        position += wanted.count
        start = position
      } else {
        position += 1
      }
    }
    parts.append(String(Array(characters[start..<characters.count])))
    return parts
  }

  public func components(separatedBy set: CharacterSet) -> [String] {
    var parts: [String] = []
    var part: [Unicode.Scalar] = []
    for scalar in unicodeScalars {
      if set.contains(scalar) {
        parts.append(String.text(of: part))
        part = []
      } else {
        part.append(scalar)
      }
    }
    parts.append(String.text(of: part))
    return parts
  }

  public func replacingOccurrences(
    of part: String, with other: String, options: String.CompareOptions = [],
    range: Range<String.Index>? = nil
  ) -> String {
    if part.isEmpty { return self }
    if let range {
      let changed = String(self[range]).replacingOccurrences(
        of: part, with: other, options: options)
      return self[..<range.lowerBound] + changed + self[range.upperBound...]
    }
    if options.isEmpty {
      // `replacing` would not look into a line break of two scalars.
      if contains("\r\n") {
        return String.parts(of: pieces, between: part.pieces).joined(separator: other)
      }
      return replacing(part, with: other)
    }
    let isBackwards = options.contains(.backwards)
    var result = ""
    var rest = self
    while let found = rest.range(of: part, options: options) {
      let (before, after) = ("\(rest[..<found.lowerBound])", "\(rest[found.upperBound...])")
      result = isBackwards ? other + after + result : result + before + other
      rest = isBackwards ? before : after
    }
    return isBackwards ? rest + result : result + rest
  }

  public func replacingCharacters(in range: Range<String.Index>, with other: String) -> String {
    return "\(self[startIndex..<range.lowerBound])" + other + "\(self[range.upperBound...])"
  }

  public func padding(toLength length: Int, withPad pad: String, startingAt start: Int) -> String {
    var result = Array(self.prefix(length))
    let fill = Array(pad)
    var position = start
    while result.count < length {
      result.append(fill[position % fill.count])
      position += 1
    }
    return String(result)
  }

  public func substring(with range: Range<String.Index>) -> String { return "\(self[range])" }
  public func substring(from index: String.Index) -> String { return "\(self[index...])" }
  public func substring(to index: String.Index) -> String { return "\(self[..<index])" }

  // MARK: Searching

  public func range(of part: String, options: String.CompareOptions = []) -> Range<String.Index>? {
    let folds = options.contains(.caseInsensitive)
    let text = Array(self)
    let wanted = Array(part)
    if wanted.isEmpty || wanted.count > text.count { return nil }
    let last = text.count - wanted.count
    var start = options.contains(.backwards) ? last : 0
    while start >= 0 && start <= last {
      var length = 0
      while length < wanted.count
        && (text[start + length] == wanted[length]
          || folds && text[start + length].lowercased() == wanted[length].lowercased())
      {
        length += 1
      }
      if length == wanted.count {
        return index(startIndex, offsetBy: start)..<index(startIndex, offsetBy: start + length)
      }
      if options.contains(.anchored) { return nil }
      start += options.contains(.backwards) ? -1 : 1
    }
    return nil
  }

  /// Searches in a part of the text only.
  public func range(
    of part: String, options: String.CompareOptions = [], range: Range<String.Index>?,
    locale: Locale? = nil
  ) -> Range<String.Index>? {
    let bounds = range ?? startIndex..<endIndex
    let found = "\(self[bounds])".range(of: part, options: options)
    guard let found = found else { return nil }
    let text = "\(self[bounds])"
    let before = text.distance(from: text.startIndex, to: found.lowerBound)
    let start = index(bounds.lowerBound, offsetBy: before)
    let length = text.distance(from: found.lowerBound, to: found.upperBound)
    return start..<index(start, offsetBy: length)
  }

  public func rangeOfCharacter(from set: CharacterSet) -> Range<String.Index>? {
    var offset = 0
    for character in self {
      if set.holds(character) {
        return index(startIndex, offsetBy: offset)..<index(startIndex, offsetBy: offset + 1)
      }
      offset += 1
    }
    return nil
  }

  public func localizedCaseInsensitiveContains(_ other: String) -> Bool {
    return range(of: other, options: .caseInsensitive) != nil
  }

  public func localizedStandardContains(_ other: String) -> Bool {
    return range(of: other, options: .caseInsensitive) != nil
  }

  // MARK: Comparing

  public func compare(_ other: String, options: String.CompareOptions = []) -> ComparisonResult {
    if options.contains(.numeric) { return compareNumerically(other, options) }
    let first = options.contains(.caseInsensitive) ? foldedCase : self
    let second = options.contains(.caseInsensitive) ? other.foldedCase : other
    return Collation.compare(first, second)
  }

  private var foldedCase: String { return lowercased().replacing("ß", with: "ss") }

  public func caseInsensitiveCompare(_ other: String) -> ComparisonResult {
    return compare(other, options: .caseInsensitive)
  }

  public func localizedCompare(_ other: String) -> ComparisonResult {
    let folded = localizedCaseInsensitiveCompare(other)
    if folded != .orderedSame { return folded }
    // Where only case tells them apart, American English puts small letters first.
    return other.compare(self)
  }

  public func localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult {
    return collated(other, options: [])
  }

  public func localizedStandardCompare(_ other: String) -> ComparisonResult {
    let folded = collated(other, options: .numeric)
    return folded == .orderedSame ? other.compare(self) : folded
  }

  /// Compares letters first, and their marks where all letters are the same.
  private func collated(_ other: String, options: String.CompareOptions) -> ComparisonResult {
    let first = Collation(foldedCase)
    let second = Collation(other.foldedCase)
    let letters = first.letters.compare(second.letters, options: options)
    return letters == .orderedSame ? Collation.compare(first.marks, second.marks) : letters
  }

  /// Runs of digits are compared as numbers.
  private func compareNumerically(
    _ other: String, _ options: String.CompareOptions
  ) -> ComparisonResult {
    let first = digitRuns
    let second = other.digitRuns
    for index in 0..<min(first.count, second.count) {
      var result = ComparisonResult.orderedSame
      if let one = Int(first[index]), let two = Int(second[index]) {
        result = one == two ? .orderedSame : one < two ? .orderedAscending : .orderedDescending
      } else {
        result = first[index].compare(
          second[index], options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
      }
      if result != .orderedSame { return result }
    }
    if first.count == second.count { return .orderedSame }
    return first.count < second.count ? .orderedAscending : .orderedDescending
  }

  private var digitRuns: [String] {
    var runs: [String] = []
    var wasDigit = false
    for character in self {
      let isDigit = character.isASCII && character.isNumber
      if isDigit == wasDigit, let last = runs.last {
        runs[runs.count - 1] = last + "\(character)"
      } else {
        runs.append("\(character)")
      }
      wasDigit = isDigit
    }
    return runs
  }

  // MARK: Percent encoding

  public func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String? {
    var result = ""
    for byte in utf8 {
      let scalar = Unicode.Scalar(byte)
      if byte < 128 && allowed.contains(scalar) {
        result += "\(Character(scalar))"
      } else {
        result +=
          "%" + String(Int(byte) / 16, radix: 16, uppercase: true)
          + String(Int(byte) % 16, radix: 16, uppercase: true)
      }
    }
    return result
  }

  public var removingPercentEncoding: String? {
    let characters = Array(self)
    var bytes: [UInt8] = []
    var index = 0
    while index < characters.count {
      if characters[index] == "%" {
        if index + 2 >= characters.count { return nil }
        guard let byte = Int("\(characters[index + 1])\(characters[index + 2])", radix: 16),
          characters[index + 1] != "+", characters[index + 1] != "-"
        else { return nil }
        bytes.append(UInt8(byte))
        index += 3
      } else {
        for byte in "\(characters[index])".utf8 { bytes.append(byte) }
        index += 1
      }
    }
    return UTF8Text.decode(bytes, repairing: false)
  }
}
