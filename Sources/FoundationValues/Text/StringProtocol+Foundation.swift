/// Foundation's additions to strings, for parts of strings and for strings that meet parts.
///
/// Those that take strings alone are in `String+Foundation.swift`, and these call them.
extension StringProtocol {
  public var capitalized: String { return String(self).capitalized }
  public var localizedCapitalized: String { return capitalized }
  public var localizedUppercase: String { return uppercased() }
  public var localizedLowercase: String { return lowercased() }

  // MARK: Parts

  public func trimmingCharacters(in set: CharacterSet) -> String {
    return String(self).trimmingCharacters(in: set)
  }

  public func components<T: StringProtocol>(separatedBy separator: T) -> [String] {
    return String(self).components(separatedBy: String(separator))
  }

  public func components(separatedBy set: CharacterSet) -> [String] {
    return String(self).components(separatedBy: set)
  }

  public func replacingOccurrences<T: StringProtocol, R: StringProtocol>(
    of part: T, with other: R, options: String.CompareOptions = [],
    range: Range<String.Index>? = nil
  ) -> String {
    let text = String(self)
    return text.replacingOccurrences(
      of: String(part), with: String(other), options: options,
      range: range.map { self.range($0, in: text) })
  }

  public func replacingCharacters<T: StringProtocol>(
    in range: Range<String.Index>, with other: T
  ) -> String {
    return "\(self[startIndex..<range.lowerBound])" + String(other)
      + "\(self[range.upperBound..<endIndex])"
  }

  public func padding<T: StringProtocol>(
    toLength length: Int, withPad pad: T, startingAt start: Int
  ) -> String {
    return String(self).padding(toLength: length, withPad: String(pad), startingAt: start)
  }

  // MARK: Searching

  public func range<T: StringProtocol>(
    of part: T, options: String.CompareOptions = []
  ) -> Range<String.Index>? {
    let text = String(self)
    return text.range(of: String(part), options: options).map { range(of: $0, from: text) }
  }

  public func range<T: StringProtocol>(
    of part: T, options: String.CompareOptions = [], range: Range<String.Index>?,
    locale: Locale? = nil
  ) -> Range<String.Index>? {
    let text = String(self)
    let bounds = range.map { self.range($0, in: text) }
    let found = text.range(of: String(part), options: options, range: bounds, locale: locale)
    return found.map { self.range(of: $0, from: text) }
  }

  public func rangeOfCharacter(from set: CharacterSet) -> Range<String.Index>? {
    let text = String(self)
    return text.rangeOfCharacter(from: set).map { range(of: $0, from: text) }
  }

  /// The range in this text that a copy has where it begins with its own first position.
  private func range(of found: Range<String.Index>, from text: String) -> Range<String.Index> {
    let before = text.distance(from: text.startIndex, to: found.lowerBound)
    let start = index(startIndex, offsetBy: before)
    let length = text.distance(from: found.lowerBound, to: found.upperBound)
    return start..<index(start, offsetBy: length)
  }

  /// The range that a range of this text has in a copy.
  private func range(_ range: Range<String.Index>, in text: String) -> Range<String.Index> {
    let before = distance(from: startIndex, to: range.lowerBound)
    let start = text.index(text.startIndex, offsetBy: before)
    let length = distance(from: range.lowerBound, to: range.upperBound)
    return start..<text.index(start, offsetBy: length)
  }

  public func localizedCaseInsensitiveContains<T: StringProtocol>(_ other: T) -> Bool {
    return String(self).localizedCaseInsensitiveContains(String(other))
  }

  public func localizedStandardContains<T: StringProtocol>(_ other: T) -> Bool {
    return String(self).localizedStandardContains(String(other))
  }

  // MARK: Comparing

  public func compare<T: StringProtocol>(
    _ other: T, options: String.CompareOptions = []
  ) -> ComparisonResult {
    return String(self).compare(String(other), options: options)
  }

  public func caseInsensitiveCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
    return String(self).caseInsensitiveCompare(String(other))
  }

  public func localizedCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
    return String(self).localizedCompare(String(other))
  }

  public func localizedCaseInsensitiveCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
    return String(self).localizedCaseInsensitiveCompare(String(other))
  }

  public func localizedStandardCompare<T: StringProtocol>(_ other: T) -> ComparisonResult {
    return String(self).localizedStandardCompare(String(other))
  }

  // MARK: Encoding

  public func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String? {
    return String(self).addingPercentEncoding(withAllowedCharacters: allowed)
  }

  public var removingPercentEncoding: String? { return String(self).removingPercentEncoding }

  public func data(
    using encoding: String.Encoding, allowLossyConversion: Bool = false
  ) -> Data? {
    return String(self).data(using: encoding, allowLossyConversion: allowLossyConversion)
  }

  public func lengthOfBytes(using encoding: String.Encoding) -> Int {
    return String(self).lengthOfBytes(using: encoding)
  }
}
