internal import SwiftFrontend

/// The text of a session: its parts in order, which later entries replace in place.
public struct ProgramText: Hashable, Sendable {
  /// Top-level declarations and statements. An entry of several has a part for each.
  public private(set) var parts: [String] = []

  /// The line with which every program begins.
  public static let header = "import UIKit"

  public init() {}

  /// A program that was written elsewhere.
  public init(of text: String) {
    let bytes = Array(text.utf8)
    for part in Outline(of: text).parts where part.kind != .import || part.names != ["UIKit"] {
      parts.append(String(decoding: bytes[part.range], as: UTF8.self))
    }
  }

  /// The whole program as a file has it.
  public var text: String {
    ([Self.header] + parts).joined(separator: "\n") + "\n"
  }

  /// The numbers of the lines of a part in the program, from 1.
  public func lines(ofPart index: Int) -> ClosedRange<Int> {
    let first = 2 + parts[..<index].reduce(0) { $0 + Self.lineCount($1) }
    return first...(first + Self.lineCount(parts[index]) - 1)
  }

  private static func lineCount(_ text: String) -> Int {
    1 + text.utf8.count { $0 == UInt8(ascii: "\n") }
  }

  public mutating func remove(partAt index: Int) {
    parts.remove(at: index)
  }

  /// The part that a line of the program is in.
  public func part(ofLine line: Int) -> Int? {
    parts.indices.first { lines(ofPart: $0).contains(line) }
  }

  /// The line that lets UIKit finish what an entry began.
  public static let settling = "Simulator.settle()"

  /// Ends with the line that lets UIKit finish.
  mutating func settle() {
    if parts.last != Self.settling { parts.append(Self.settling) }
  }

  /// What an entry put in the place of something.
  public struct Replacement: Hashable, Sendable {
    /// `class Hello`, `add(_:)`, `Hello.viewDidLoad()`.
    public var name: String
    /// The lines that it had before.
    public var lines: ClosedRange<Int>
  }

  /// Adds what an entry says: a declaration takes the place of the one that declares the same, the members of an
  /// extension that of the type's own, and all else comes last.
  public mutating func add(_ entry: String) -> [Replacement] {
    let bytes = Array(entry.utf8)
    var replaced: [Replacement] = []
    for part in Outline(of: entry).parts {
      let text = String(decoding: bytes[part.range], as: UTF8.self)
      switch part.kind {
      case .import where part.names == ["UIKit"]: continue
      case .extension: replaced += addExtension(part, text)
      case .statement: parts.append(text)
      case .import, .type, .function, .variable, .otherDeclaration:
        replaced += place(part, text)
      }
    }
    return replaced
  }

  private mutating func place(_ part: Outline.Part, _ text: String) -> [Replacement] {
    guard !part.identity.isEmpty,
      let index = parts.firstIndex(where: { declares($0, part) })
    else {
      parts.append(text)
      return []
    }
    let replacement = Replacement(
      name: part.names.joined(separator: ", "), lines: lines(ofPart: index))
    let isNew = parts[index] != text
    parts[index] = text
    return isNew ? [replacement] : []
  }

  private func declares(_ text: String, _ part: Outline.Part) -> Bool {
    Outline(of: text).parts.contains { $0.kind == part.kind && $0.identity == part.identity }
  }

  // MARK: Members

  /// A member of an extension takes the place of the type's member that declares the same, and an override goes
  /// into the class, where alone Swift allows it. The others join an extension with the same head, or stay in one
  /// of their own.
  private mutating func addExtension(_ part: Outline.Part, _ text: String) -> [Replacement] {
    let bytes = Array(text.utf8)
    let start = part.range.lowerBound
    func written(_ member: Outline.Part) -> String {
      let range = (member.range.lowerBound - start)..<(member.range.upperBound - start)
      return String(decoding: bytes[range], as: UTF8.self)
    }
    let type = part.names.first ?? ""
    var replaced: [Replacement] = []
    var rest: [Outline.Part] = []
    for member in part.members {
      if let replacement = replace(member, of: type, by: written(member)) {
        replaced.append(replacement)
      } else if member.isOverride, let index = index(ofType: type) {
        insert(written(member), intoPart: index)
      } else {
        rest.append(member)
      }
    }
    if let index = parts.firstIndex(where: { isExtension($0, part.header) }) {
      for member in rest { insert(written(member), intoPart: index) }
    } else if rest.count == part.members.count {
      parts.append(text)
    } else if !rest.isEmpty || part.header != type {
      // A conformance stays even where all of its members stand elsewhere.
      let members = rest.map { "  " + written($0) + "\n" }.joined()
      parts.append("extension \(part.header) {\n\(members)}")
    }
    return replaced
  }

  private mutating func replace(
    _ member: Outline.Part, of type: String, by text: String
  ) -> Replacement? {
    guard !member.identity.isEmpty else { return nil }
    for index in parts.indices {
      for owner in Outline(of: parts[index]).parts
      where [.type, .extension].contains(owner.kind) && owner.names.first == type {
        guard
          let old = owner.members.first(where: {
            $0.kind == member.kind && $0.identity == member.identity
          })
        else { continue }
        let replacement = Replacement(
          name: type + "." + member.names.joined(separator: ", "), lines: lines(ofPart: index))
        parts[index].replace(utf8: old.range, with: text)
        return replacement
      }
    }
    return nil
  }

  private func index(ofType name: String) -> Int? {
    parts.firstIndex { text in
      Outline(of: text).parts.contains { $0.kind == .type && $0.names == [name] && $0.end != nil }
    }
  }

  private func isExtension(_ text: String, _ header: String) -> Bool {
    Outline(of: text).parts.contains { $0.kind == .extension && $0.header == header }
  }

  /// Puts a member at the end of a type or an extension.
  private mutating func insert(_ member: String, intoPart index: Int) {
    guard let end = Outline(of: parts[index]).parts.first(where: { $0.end != nil })?.end else {
      return
    }
    let lastLine = parts[index].utf8.prefix(end).reversed().prefix { $0 != UInt8(ascii: "\n") }
    let before = lastLine.allSatisfy { $0 == UInt8(ascii: " ") } ? "  " : "\n  "
    parts[index].replace(utf8: end..<end, with: before + member + "\n")
  }
}

extension String {
  /// Replaces a range of UTF-8 offsets, which are at the bounds of characters.
  fileprivate mutating func replace(utf8 range: Range<Int>, with text: String) {
    let bytes = Array(utf8)
    self = String(
      decoding: bytes[..<range.lowerBound] + Array(text.utf8) + bytes[range.upperBound...],
      as: UTF8.self)
  }
}
