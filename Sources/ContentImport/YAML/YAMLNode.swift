import Diagnostics

/// A value of a YAML text, and its place.
struct YAMLNode {
  enum Content {
    case scalar(String)
    case sequence([YAMLNode])
    case mapping([(key: YAMLNode, value: YAMLNode)])
  }

  var content: Content
  var location: SourceLocation
  /// In bytes; 1 for a value of several lines.
  var length: Int

  var scalar: String? {
    if case .scalar(let text) = content { return text }
    return nil
  }

  /// The form of a value, for findings that expected another.
  enum Form: Hashable, Sendable {
    case nothing
    case text(String)
    case list
    case keys
  }

  var form: Form {
    switch content {
    case .scalar(let text): text.isEmpty ? .nothing : .text(text)
    case .sequence: .list
    case .mapping: .keys
    }
  }
}

extension LocatedFinding {
  /// A finding about a whole value or key.
  init(_ finding: any ContentFinding, at node: YAMLNode) {
    self.init(finding, at: node.location, length: node.length)
  }
}
