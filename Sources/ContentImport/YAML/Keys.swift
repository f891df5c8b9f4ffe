import Diagnostics
import Words

/// The keys of one YAML block, read strictly: each is taken once, and what nobody takes is an error.
struct Keys {
  private let pairs: [(key: YAMLNode, value: YAMLNode)]
  private let known: [String]
  let location: SourceLocation
  /// What the block is, for messages: "the front matter".
  private let place: String
  private(set) var diagnostics: [Diagnostic] = []

  init(_ node: YAMLNode, known: [String], place: String) {
    self.known = known
    self.place = place
    location = node.location
    guard case .mapping(let pairs) = node.content else {
      self.pairs = []
      diagnostics.append(
        Diagnostic(
          Words.CourseFiles.holdsNoKeys(place, node.kind), at: node.location,
          length: node.length))
      return
    }
    self.pairs = pairs
    var seen: [String: SourceLocation] = [:]
    for (key, _) in pairs {
      guard let name = key.scalar else { continue }
      if let first = seen[name] {
        diagnostics.append(
          Diagnostic(
            Words.CourseFiles.givenTwice(name), at: key.location, length: key.length,
            notes: [.init(Words.CourseFiles.firstGivenHere, at: first)]))
      } else if !known.contains(name) {
        diagnostics.append(
          Diagnostic(
            Words.CourseFiles.unknownKey(name, in: place) + hint(name, among: known),
            at: key.location,
            length: key.length))
      }
      seen[name] = seen[name] ?? key.location
    }
  }

  func node(_ name: String) -> YAMLNode? {
    assert(known.contains(name), "a key nobody would be offered")
    return pairs.first { $0.key.scalar == name }?.value
  }

  func location(of name: String) -> SourceLocation {
    pairs.first { $0.key.scalar == name }?.key.location ?? location
  }

  mutating func report(_ message: String, at node: YAMLNode) {
    diagnostics.append(Diagnostic(message, at: node.location, length: node.length))
  }

  /// Returns the text of a key that must be there and not be empty.
  mutating func required(_ name: String, such example: String) -> YAMLNode? {
    guard let node = node(name) else {
      // An unknown key that is near was meant for this one; one message is enough.
      if !pairs.contains(where: { suggestion(for: $0.key.scalar ?? "", among: [name]) == name }) {
        diagnostics.append(
          Diagnostic(Words.CourseFiles.lacks(place, name, such: example), at: location))
      }
      return nil
    }
    return text(of: node, name, such: example)
  }

  /// Returns the text of a key that may be left out.
  mutating func optional(_ name: String, such example: String) -> YAMLNode? {
    node(name).flatMap { text(of: $0, name, such: example) }
  }

  private mutating func text(of node: YAMLNode, _ name: String, such example: String) -> YAMLNode? {
    guard let text = node.scalar, !text.isBlank else {
      report(Words.CourseFiles.holds(name, node.kind, such: example), at: node)
      return nil
    }
    return node
  }

  /// Returns the words of a list; a key that is left out is an empty one.
  mutating func list(_ name: String, such example: String) -> [YAMLNode] {
    guard let node = node(name) else { return [] }
    guard case .sequence(let items) = node.content else {
      report(Words.CourseFiles.holdsNoList(name, node.kind, such: example), at: node)
      return []
    }
    var seen: Set<String> = []
    return items.filter { item in
      guard let text = item.scalar, !text.isBlank else {
        report(Words.CourseFiles.lists(name, item.kind, such: example), at: item)
        return false
      }
      guard seen.insert(text).inserted else {
        report(Words.CourseFiles.listedTwice(text), at: item)
        return false
      }
      return true
    }
  }
}
