import Diagnostics

/// The keys of one YAML block, read strictly: each is taken once, and an unknown one is a finding.
struct Keys {
  let location: SourceLocation
  private let block: KeyBlock
  private let known: [String]
  private let pairs: [(key: YAMLNode, value: YAMLNode)]
  private(set) var findings: [LocatedFinding] = []

  init(_ node: YAMLNode, of block: KeyBlock, known: [String]) {
    self.known = known
    self.block = block
    location = node.location
    guard case .mapping(let pairs) = node.content else {
      self.pairs = []
      report(KeyFinding.holdsNoKeys(block, node.form), at: node)
      return
    }
    self.pairs = pairs
    var seen: [String: SourceLocation] = [:]
    for (key, _) in pairs {
      guard let name = key.scalar else { continue }
      if let first = seen[name] {
        findings.append(
          LocatedFinding(
            KeyFinding.isGivenTwice(name), at: key.location, length: key.length, first: first))
      } else if !known.contains(name) {
        report(
          KeyFinding.unknown(name, in: block, Correction(of: name, among: known)), at: key)
      }
      seen[name] = seen[name] ?? key.location
    }
  }

  /// Whether the block may have the key.
  func isKnown(_ name: String) -> Bool { known.contains(name) }

  func node(_ name: String) -> YAMLNode? {
    assert(known.contains(name), "a key nobody would be offered")
    return pairs.first { $0.key.scalar == name }?.value
  }

  func location(of name: String) -> SourceLocation {
    pairs.first { $0.key.scalar == name }?.key.location ?? location
  }

  mutating func report(_ finding: any ContentFinding, at node: YAMLNode) {
    findings.append(LocatedFinding(finding, at: node))
  }

  /// Takes over what is wrong in a block within this one.
  mutating func take(_ inner: [LocatedFinding]) { findings += inner }

  /// Reports a finding about the value of a key, or about the block when the key is missing.
  mutating func report(_ finding: any ContentFinding, about name: String) {
    findings.append(LocatedFinding(finding, at: node(name)?.location ?? location))
  }

  /// Whether something is wrong with a key already.
  func hasFinding(about name: String) -> Bool {
    findings.contains { ($0.finding as? KeyFinding)?.concerns(name) == true }
  }

  /// Returns the text of a key that must be there and not be empty.
  mutating func required(_ name: String, example: String) -> YAMLNode? {
    guard let node = node(name) else {
      // An unknown key that is near was meant for this one; one message is enough.
      if !pairs.contains(where: { suggestion(for: $0.key.scalar ?? "", among: [name]) == name }) {
        findings.append(
          LocatedFinding(KeyFinding.missing(name, in: block, example: example), at: location))
      }
      return nil
    }
    return text(of: node, name, example: example)
  }

  /// Returns the text of a key that may be left out.
  mutating func optional(_ name: String, example: String) -> YAMLNode? {
    node(name).flatMap { text(of: $0, name, example: example) }
  }

  private mutating func text(of node: YAMLNode, _ name: String, example: String) -> YAMLNode? {
    guard let text = node.scalar, !text.isBlank else {
      report(KeyFinding.holdsNoText(name, node.form, example: example), at: node)
      return nil
    }
    return node
  }

  /// Returns the words of a list; a key that is left out is an empty one.
  mutating func list(_ name: String, example: String) -> [YAMLNode] {
    guard let node = node(name) else { return [] }
    guard case .sequence(let items) = node.content else {
      report(KeyFinding.holdsNoList(name, node.form, example: example), at: node)
      return []
    }
    var seen: Set<String> = []
    return items.filter { item in
      guard let text = item.scalar, !text.isBlank else {
        report(KeyFinding.listsNoWord(name, item.form, example: example), at: item)
        return false
      }
      guard seen.insert(text).inserted else {
        report(KeyFinding.isListedTwice(text), at: item)
        return false
      }
      return true
    }
  }
}
