/// A text that would crash a careless front end or machine, fill the memory or take for ever.
///
/// A run of any of them must end soon, within its memory, and by itself.
public struct HostileSource: Hashable, Sendable, CustomStringConvertible {
  public let name: String
  public let bytes: [UInt8]

  public var description: String { name }
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// All, with the nesting, width or length of each growing with `size`; 10,000 makes the largest a
  /// megabyte.
  public static func all(size: Int) -> [HostileSource] {
    nesting(size) + chains(size) + width(size) + types(size) + inference(size) + encodings(size)
      + truncated + endless(size) + recursion(size) + collections(size) + strings(size)
      + numbers(size) + screens(size)
  }
}

/// Texts as they are added.
struct HostileList {
  var sources: [HostileSource] = []

  mutating func add(_ name: String, _ parts: String...) {
    sources.append(HostileSource(name: name, bytes: Array(parts.joined().utf8)))
  }

  mutating func add(_ name: String, bytes: [UInt8]) {
    sources.append(HostileSource(name: name, bytes: bytes))
  }
}

func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

func each(_ numbers: some Sequence<Int>, _ text: (Int) -> String) -> String {
  numbers.map(text).joined()
}
