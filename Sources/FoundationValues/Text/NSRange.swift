/// The result of a search that found nothing.
public let NSNotFound = Int.max

/// A stretch of a text, counted in units of UTF-16.
public struct NSRange: Equatable, Hashable, CustomStringConvertible {
  public var location: Int
  public var length: Int

  public init() {
    location = 0
    length = 0
  }

  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }

  public init(_ range: Range<Int>) {
    location = range.lowerBound
    length = range.upperBound - range.lowerBound
  }

  public init(_ range: ClosedRange<Int>) {
    location = range.lowerBound
    length = range.upperBound - range.lowerBound + 1
  }

  public init(_ range: Range<String.Index>, in text: String) {
    location = UTF8Text.utf16Count("\(text[text.startIndex..<range.lowerBound])")
    length = UTF8Text.utf16Count("\(text[range])")
  }

  public init(_ range: PartialRangeFrom<String.Index>, in text: String) {
    location = UTF8Text.utf16Count("\(text[text.startIndex..<range.lowerBound])")
    length = UTF8Text.utf16Count(text) - location
  }

  public var lowerBound: Int { return location }
  public var upperBound: Int { return location + length }

  public func contains(_ index: Int) -> Bool { return index >= location && index < upperBound }

  public func intersection(_ other: NSRange) -> NSRange? {
    let start = max(location, other.location)
    let end = min(upperBound, other.upperBound)
    return start < end ? NSRange(location: start, length: end - start) : nil
  }

  public func union(_ other: NSRange) -> NSRange {
    let start = min(location, other.location)
    return NSRange(location: start, length: max(upperBound, other.upperBound) - start)
  }

  public var description: String { return "{\(location), \(length)}" }

  public var debugDescription: String { return description }
}

public func NSMakeRange(_ location: Int, _ length: Int) -> NSRange {
  return NSRange(location: location, length: length)
}

public func NSMaxRange(_ range: NSRange) -> Int { return range.upperBound }

public func NSLocationInRange(_ index: Int, _ range: NSRange) -> Bool {
  return range.contains(index)
}

public func NSEqualRanges(_ one: NSRange, _ other: NSRange) -> Bool { return one == other }

public func NSUnionRange(_ one: NSRange, _ other: NSRange) -> NSRange { return one.union(other) }

public func NSIntersectionRange(_ one: NSRange, _ other: NSRange) -> NSRange {
  return one.intersection(other) ?? NSRange(location: 0, length: 0)
}

public func NSStringFromRange(_ range: NSRange) -> String { return range.description }

extension Range where Bound == Int {
  public init?(_ range: NSRange) {
    if range.location == NSNotFound { return nil }
    self = range.location..<range.upperBound
  }
}

extension Range where Bound == String.Index {
  /// The place of a range in a text; nil where it lies outside or cuts a character.
  public init?(_ range: NSRange, in text: String) {
    guard let start = NSString.index(ofUnit: range.location, in: text),
      let end = NSString.index(ofUnit: range.upperBound, in: text)
    else { return nil }
    self = start..<end
  }
}

/// The range of a text such as `{1, 2}`; numbers that are missing are 0.
public func NSRangeFromString(_ text: String) -> NSRange {
  let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
  return NSRange(
    location: numbers.count > 0 ? numbers[0] : 0, length: numbers.count > 1 ? numbers[1] : 0)
}
