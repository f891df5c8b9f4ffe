/// A text as an object, counted in units of UTF-16.
open class NSString: NSObject, NSCopying, ExpressibleByStringLiteral {
  /// The text.
  package let text: String

  public init(string: String) {
    text = string
    super.init()
  }

  public required convenience init(stringLiteral value: String) {
    self.init(string: value)
  }

  public convenience init(format: String, _ arguments: Any...) {
    self.init(string: String(format: format, arguments: arguments))
  }

  /// The value of `text as NSString`.
  public static func _bridged(_ text: String) -> NSString { return NSString(string: text) }

  open func copy(with zone: NSZone?) -> Any { return self }

  open var length: Int { return UTF8Text.utf16Count(text) }
  open override var description: String { return text }
  open override var hash: Int { return text.hashValue }

  open override func isEqual(_ object: Any?) -> Bool {
    if let other = object as? NSString { return text == other.text }
    return object as? String == text
  }

  open func isEqual(to other: String) -> Bool { return text == other }

  /// The place before a unit; nil within a character or behind the end.
  static func index(ofUnit wanted: Int, in text: String) -> String.Index? {
    var unit = 0
    var offset = 0
    for character in text {
      if unit >= wanted { break }
      unit += UTF8Text.utf16Count("\(character)")
      offset += 1
    }
    return unit == wanted ? text.index(text.startIndex, offsetBy: offset) : nil
  }

  private func outOfBounds(_ range: NSRange, _ method: String) -> Never {
    Host.raise(
      NSException(
        name: .rangeException,
        reason: "-[__NSCFString \(method)]: Range \(range) out of bounds; string length \(length)"))
  }

  private func outOfBounds(_ index: Int, _ method: String) -> Never {
    Host.raise(
      NSException(
        name: .rangeException,
        reason: "-[__NSCFString \(method)]: Index \(index) out of bounds; string length \(length)"))
  }

  private func stretch(_ range: NSRange) -> Range<String.Index> {
    guard let stretch = Range(range, in: text) else {
      outOfBounds(range, "replaceCharactersInRange:withString:")
    }
    return stretch
  }

  open func substring(with range: NSRange) -> String {
    if let stretch = Range(range, in: text) { return "\(text[stretch])" }
    let units = Array(text.utf16)
    if range.location < 0 || range.length < 0 || range.upperBound > units.count {
      outOfBounds(range, "substringWithRange:")
    }
    // The range begins or ends within a character.
    return String(decoding: Array(units[range.location..<range.upperBound]), as: UTF16.self)
  }

  open func substring(from index: Int) -> String {
    if index < 0 || index > length { outOfBounds(index, "substringFromIndex:") }
    return substring(with: NSRange(location: index, length: length - index))
  }

  open func substring(to index: Int) -> String {
    if index < 0 || index > length { outOfBounds(index, "substringToIndex:") }
    return substring(with: NSRange(location: 0, length: index))
  }

  open func replacingCharacters(in range: NSRange, with other: String) -> String {
    return text.replacingCharacters(in: stretch(range), with: other)
  }

  open func replacingOccurrences(of part: String, with other: String) -> String {
    return text.replacingOccurrences(of: part, with: other)
  }

  open func range(of part: String, options: String.CompareOptions = []) -> NSRange {
    guard let found = text.range(of: part, options: options) else {
      return NSRange(location: NSNotFound, length: 0)
    }
    return NSRange(found, in: text)
  }

  open func appending(_ other: String) -> String { return text + other }
  open func contains(_ other: String) -> Bool { return text.contains(other) }
  open func hasPrefix(_ prefix: String) -> Bool { return text.hasPrefix(prefix) }
  open func hasSuffix(_ suffix: String) -> Bool { return text.hasSuffix(suffix) }
  open func components(separatedBy separator: String) -> [String] {
    return text.components(separatedBy: separator)
  }
  open func trimmingCharacters(in set: CharacterSet) -> String {
    return text.trimmingCharacters(in: set)
  }

  open var intValue: Int32 { return Int32(clamping: integerValue) }

  /// The whole number that the text begins with, or 0.
  open var integerValue: Int {
    var digits = ""
    for character in text.trimmingCharacters(in: .whitespaces) {
      let isSign = digits.isEmpty && (character == "-" || character == "+")
      if !isSign && !(character.isASCII && character.isNumber) { break }
      digits += "\(character)"
    }
    return Int(digits) ?? 0
  }

  /// The number that the text begins with, or 0.
  open var doubleValue: Double { return NSString.leadingDouble(text) }

  open var boolValue: Bool {
    let first = text.trimmingCharacters(in: .whitespaces).prefix(1)
    return first == "Y" || first == "y" || first == "T" || first == "t" || integerValue != 0
  }

  static func leadingDouble(_ text: String) -> Double {
    var digits = ""
    for character in text.trimmingCharacters(in: .whitespaces) {
      if !(character.isASCII && character.isNumber) && !"+-.eE".contains(character) { break }
      digits += "\(character)"
    }
    while !digits.isEmpty {
      if let number = Double(digits) { return number }
      digits.removeLast()
    }
    return 0
  }

  open var uppercased: String { return text.uppercased() }
  open var lowercased: String { return text.lowercased() }
  open var pathExtension: String { return FilePath(text).pathExtension }
  open var lastPathComponent: String { return FilePath(text).lastComponent }
  open var deletingPathExtension: String { return FilePath(text).withoutExtension }
  open var deletingLastPathComponent: String { return FilePath(text).withoutLastComponent }
  open func appendingPathComponent(_ component: String) -> String {
    return FilePath(text).appending(component)
  }
  open func appendingPathExtension(_ name: String) -> String? { return text + "." + name }
}

extension String {
  public init(_ string: NSString) {
    self = string.text
  }

  /// The value of `string as String`.
  public static func _bridged(_ string: NSString) -> String { return string.text }
}
