/// A text with attributes on its parts.
open class NSAttributedString: NSObject, NSCopying, NSMutableCopying {
  public struct Key: Equatable, Hashable, CustomStringConvertible {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public var description: String { return "NSAttributedStringKey(_rawValue: \(rawValue))" }

    public static let font = Key(rawValue: "NSFont")
    public static let foregroundColor = Key(rawValue: "NSColor")
    public static let backgroundColor = Key(rawValue: "NSBackgroundColor")
    public static let paragraphStyle = Key(rawValue: "NSParagraphStyle")
    public static let kern = Key(rawValue: "NSKern")
    public static let underlineStyle = Key(rawValue: "NSUnderline")
    public static let underlineColor = Key(rawValue: "NSUnderlineColor")
    public static let strikethroughStyle = Key(rawValue: "NSStrikethrough")
    public static let strokeColor = Key(rawValue: "NSStrokeColor")
    public static let strokeWidth = Key(rawValue: "NSStrokeWidth")
    public static let baselineOffset = Key(rawValue: "NSBaselineOffset")
    public static let shadow = Key(rawValue: "NSShadow")
    public static let link = Key(rawValue: "NSLink")
    public static let attachment = Key(rawValue: "NSAttachment")
    public static let strikethroughColor = Key(rawValue: "NSStrikethroughColor")
    public static let ligature = Key(rawValue: "NSLigature")
    public static let obliqueness = Key(rawValue: "NSObliqueness")
    public static let expansion = Key(rawValue: "NSExpansion")
    public static let textEffect = Key(rawValue: "NSTextEffect")
    public static let writingDirection = Key(rawValue: "NSWritingDirection")
    public static let tracking = Key(rawValue: "CTTracking")
  }

  /// A part that has the same attributes throughout.
  package struct Run {
    var text: String
    var attributes: [NSAttributedString.Key: Any]
  }

  package var runs: [Run]

  public override init() {
    runs = []
    super.init()
  }

  public init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
    runs = string.isEmpty ? [] : [Run(text: string, attributes: attributes ?? [:])]
    super.init()
  }

  public init(attributedString: NSAttributedString) {
    runs = attributedString.runs
    super.init()
  }

  open func copy(with zone: NSZone?) -> Any { return NSAttributedString(attributedString: self) }
  open func mutableCopy(with zone: NSZone?) -> Any {
    return NSMutableAttributedString(attributedString: self)
  }

  open var string: String {
    var text = ""
    for run in runs { text += run.text }
    return text
  }

  open var length: Int { return UTF8Text.utf16Count(string) }

  open func attributes(at location: Int, effectiveRange: UnusedPointer?)
    -> [NSAttributedString.Key: Any]
  {
    var position = 0
    for run in runs {
      position += UTF8Text.utf16Count(run.text)
      if location < position { return run.attributes }
    }
    Host.raise(
      NSException(
        name: .rangeException,
        reason: "NSMutableRLEArray objectAtIndex:effectiveRange:: Out of bounds"
      ))
  }

  open func attribute(
    _ key: NSAttributedString.Key, at location: Int, effectiveRange: UnusedPointer?
  ) -> Any? {
    return attributes(at: location, effectiveRange: effectiveRange)[key]
  }

  open func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let part = NSAttributedString()
    part.runs = NSAttributedString.cut(runs, range)
    return part
  }

  /// Calls the body for each part; `stop.pointee = true` ends it.
  open func enumerateAttributes(
    in range: NSRange, options: NSAttributedString.EnumerationOptions = [],
    using body: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var parts: [([NSAttributedString.Key: Any], NSRange)] = []
    enumerateAttributes(in: range) { attributes, part in parts.append((attributes, part)) }
    if options.contains(.reverse) { parts.reverse() }
    NSAttributedString.enumerate(parts.count) { body(parts[$0].0, parts[$0].1, $1) }
  }

  /// Calls the body for each number until it wants to stop.
  private static func enumerate(_ count: Int, _ body: (Int, UnsafeMutablePointer<ObjCBool>) -> Void)
  {
    let stop = UnsafeMutablePointer<ObjCBool>.allocate(capacity: 1)
    stop.initialize(to: ObjCBool(false))
    for index in 0..<count {
      body(index, stop)
      if stop.pointee.boolValue { break }
    }
    stop.deallocate()
  }

  @_disfavoredOverload
  open func enumerateAttributes(
    in range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void
  ) {
    var location = range.location
    for run in NSAttributedString.cut(runs, range) {
      let length = UTF8Text.utf16Count(run.text)
      body(run.attributes, NSRange(location: location, length: length))
      location += length
    }
  }

  /// Calls the body for each part in which the attribute has one value, nil included.
  open func enumerateAttribute(
    _ key: NSAttributedString.Key, in range: NSRange,
    options: NSAttributedString.EnumerationOptions = [],
    using body: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var parts: [(Any?, NSRange)] = []
    enumerateAttributes(in: range) { attributes, part in
      let value = attributes[key]
      if let last = parts.last, NSAttributedString.isSame(last.0, value) {
        parts[parts.count - 1].1 = last.1.union(part)
      } else {
        parts.append((value, part))
      }
    }
    if options.contains(.reverse) { parts.reverse() }
    NSAttributedString.enumerate(parts.count) { body(parts[$0].0, parts[$0].1, $1) }
  }

  private static func isSame(_ one: Any?, _ other: Any?) -> Bool {
    guard let one = one, let other = other else { return one == nil && other == nil }
    return NSArray.same(one, other)
  }

  public struct EnumerationOptions: OptionSet {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let reverse = EnumerationOptions(rawValue: 2)
    public static let longestEffectiveRangeNotRequired = EnumerationOptions(rawValue: 1_048_576)
  }

  open func isEqual(to other: NSAttributedString) -> Bool { return isEqual(other) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSAttributedString else { return false }
    if string != other.string || runs.count != other.runs.count { return false }
    for index in 0..<runs.count {
      let one = runs[index]
      let two = other.runs[index]
      if one.text != two.text || one.attributes.count != two.attributes.count { return false }
      for (key, value) in one.attributes {
        guard let second = two.attributes[key], NSArray.same(value, second) else { return false }
      }
    }
    return true
  }

  open override var hash: Int { return string.hashValue }

  open override var description: String {
    var text = ""
    for run in runs {
      var lines = ""
      for key in run.attributes.keys.map({ $0.rawValue }).sorted() {
        if let value = run.attributes[Key(rawValue: key)] {
          lines += "    \(key) = \(PropertyText.text(of: value, indent: "    "));\n"
        }
      }
      text += run.text + "{\n" + lines + "}"
    }
    return text
  }

  /// The runs within a range.
  package static func cut(_ runs: [Run], _ range: NSRange) -> [Run] {
    var result: [Run] = []
    var start = 0
    for run in runs {
      let length = UTF8Text.utf16Count(run.text)
      let own = NSRange(location: start, length: length)
      if let common = own.intersection(range) {
        let inner = NSRange(location: common.location - start, length: common.length)
        result.append(
          Run(text: NSString(string: run.text).substring(with: inner), attributes: run.attributes))
      }
      start += length
    }
    return result
  }
}

/// A truth of Objective-C.
public struct ObjCBool: ExpressibleByBooleanLiteral, CustomStringConvertible {
  public let boolValue: Bool

  public init(_ value: Bool) {
    boolValue = value
  }

  public init(booleanLiteral value: Bool) {
    boolValue = value
  }

  public var description: String { return "\(boolValue)" }
}

/// Stands where Objective-C takes a pointer that Swift code passes `nil` for.
public struct UnusedPointer {}
