internal import Phrases
internal import SwiftFrontend

/// The text of a session, which entries edit: what they say comes last, or takes the place of what declares
/// the same. All else stays as it was typed, with its comments and empty lines.
public struct ProgramText: Hashable, Sendable {
  public private(set) var text: String
  private var outline: Outline

  /// The line with which a new program begins.
  public static let header = "import UIKit"

  public init() { self.init(of: "") }

  /// A program that was written elsewhere. The stack must be as large as for parsing.
  public init(of text: String) {
    let text = text.withPlainNewlines
    let isEmpty = text.allSatisfy(\.isWhitespace)
    self.text = isEmpty ? Self.header + "\n" : text.last == "\n" ? text : text + "\n"
    outline = Outline(of: self.text)
  }

  public static func == (one: ProgramText, other: ProgramText) -> Bool { one.text == other.text }
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// The top-level declarations and statements in their order.
  public var parts: [String] { outline.parts.map { text.slice($0.range) } }

  /// Whether there is nothing but the line with which a program begins.
  public var isEmpty: Bool { text == Self.header + "\n" }

  /// The names of what the program declares at top level, without labels.
  public var names: [String] {
    outline.parts.flatMap(\.names).map { String($0.prefix { $0 != "(" }) }
  }

  /// The last statement or declaration that was typed.
  var lastStatement: String? { lastTyped.map { text.slice($0.code) } }

  var lineOfLastStatement: Int {
    lastTyped.map { number(ofLineAt: $0.code.lowerBound) } ?? 1
  }

  private var lastTyped: Outline.Part? {
    outline.parts.last { text.slice($0.code) != Self.settling }
  }

  /// The lines of the program; number 1 is at index 0.
  public var lines: [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  private func number(ofLineAt offset: Int) -> Int {
    1 + text.utf8.prefix(offset).count { $0 == .newline }
  }

  private func lines(of range: Range<Int>) -> ClosedRange<Int> {
    let first = number(ofLineAt: range.lowerBound)
    return first...max(first, number(ofLineAt: range.upperBound))
  }

  private mutating func replace(_ range: Range<Int>, with written: String) {
    text.replace(utf8: range, with: written)
    outline = Outline(of: text)
  }

  // MARK: Entries

  /// The effect of an entry on what was there before.
  public struct Effect: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      /// It took the place of something.
      case replaced
      /// It goes on with the statement before it.
      case continued
    }

    public var kind: Kind
    /// `class Hello`, `add(_:)`, `Hello.viewDidLoad()`, or the first line of a statement.
    public var name: String
    /// The lines that it had before.
    public var lines: ClosedRange<Int>
  }

  /// Adds what an entry says: a declaration takes the place of the one that declares the same, the members of an
  /// extension that of the type's own, and all else comes last.
  public mutating func add(_ entry: String) -> [Effect] {
    let entry = entry.withPlainNewlines.withoutEmptyLinesAround
    let written = Outline(of: entry)
    if written.goesOn { return resume(entry) }
    guard written.parts.contains(where: hasPlace) else { return append(entry) }
    var effects: [Effect] = []
    var end = 0
    for part in written.parts {
      let chunk = entry.slice(end..<part.range.upperBound)
      end = part.range.upperBound
      if part.kind == .import, hasPlace(part) { continue }
      if part.kind == .extension, hasPlace(part) {
        effects += addExtension(part, of: entry)
      } else if let old = outline.parts.first(where: { $0.declaresSame(as: part) }) {
        effects += replace(old, by: part, of: entry, named: part.names.joined(separator: ", "))
      } else {
        effects += append(chunk.withoutSeparator)
      }
    }
    // A comment may come last.
    let rest = entry.slice(end..<entry.utf8.count).withoutSeparator
    return rest.isEmpty ? effects : effects + append(rest)
  }

  /// Whether something in the program is what a part of an entry takes the place of or belongs to.
  private func hasPlace(_ part: Outline.Part) -> Bool {
    outline.parts.contains { old in
      part.kind == .extension
        ? old.isOwner(of: part.names.first ?? "") : old.declaresSame(as: part)
    }
  }

  /// Writes an entry as the last lines. Swift may read it as the rest of the statement before.
  private mutating func append(_ entry: String) -> [Effect] {
    let (last, end) = (outline.parts.last, text.utf8.count)
    let name = last.map { title(of: $0) } ?? ""
    text += entry + "\n"
    // What stands before the last statement is parsed already.
    let tail = text.slice((last?.range.lowerBound ?? 0)..<text.utf8.count)
    outline = outline.hasErrors ? Outline(of: text) : outline.ending(with: Outline(of: tail))
    guard let last, let index = outline.parts.firstIndex(where: { $0.range.contains(end) }),
      outline.parts[index].code.lowerBound <= last.code.lowerBound
    else { return [] }
    return [Effect(kind: .continued, name: name, lines: lines(of: last.code))]
  }

  /// Goes on with the last statement that was typed.
  private mutating func resume(_ entry: String) -> [Effect] {
    guard let last = lastTyped else { return append(entry) }
    let effect = Effect(kind: .continued, name: title(of: last), lines: lines(of: last.code))
    replace(last.range.upperBound..<last.range.upperBound, with: "\n" + entry)
    return [effect]
  }

  /// Puts a declaration of an entry into the place of an old one. Comments of the old one stay unless the
  /// new one has its own.
  private mutating func replace(
    _ old: Outline.Part, by new: Outline.Part, of entry: String, named name: String
  ) -> [Effect] {
    let hasCommentAbove = new.range.lowerBound < new.code.lowerBound
    // What follows in the line must not get behind a comment.
    let isLastInLine = text.utf8.dropFirst(old.range.upperBound).first == UInt8.newline
    let hasCommentBehind = isLastInLine && new.code.upperBound < new.range.upperBound
    let place =
      (hasCommentAbove ? old.range : old.code)
      .lowerBound..<(hasCommentBehind ? old.range : old.code)
      .upperBound
    let written = entry.slice(
      new.range.lowerBound..<(hasCommentBehind ? new.range : new.code).upperBound)
    guard text.slice(place) != written else { return [] }
    let effect = Effect(kind: .replaced, name: name, lines: lines(of: old.code))
    replace(place, with: written)
    return [effect]
  }

  /// The name that a reader gives a part.
  private func title(of part: Outline.Part) -> String {
    if !part.names.isEmpty, part.kind != .import { return part.names.joined(separator: ", ") }
    let code = text.slice(part.code)
    let first = code.prefix { !$0.isNewline }
    return first.utf8.count < code.utf8.count ? first + " ..." : String(first)
  }

  // MARK: Members

  /// A member of an extension takes the place of the type's member that declares the same, and an override goes
  /// into the class, where alone Swift allows it. The others join an extension with the same head, or stay in one
  /// of their own.
  private mutating func addExtension(_ part: Outline.Part, of entry: String) -> [Effect] {
    let type = part.names.first ?? ""
    var effects: [Effect] = []
    var rest: [Outline.Part] = []
    for member in part.members {
      if let old = self.member(of: type, like: member) {
        effects += replace(
          old, by: member, of: entry,
          named: type + "." + member.names.joined(separator: ", "))
      } else if member.isOverride,
        let owner = outline.parts.first(where: { $0.kind == .type && $0.names == [type] })
      {
        insert(entry.slice(member.range), into: owner)
      } else {
        rest.append(member)
      }
    }
    if let twin = outline.parts.first(where: { $0.kind == .extension && $0.header == part.header })
    {
      for member in rest {
        let owner = outline.parts.first { $0.code.lowerBound == twin.code.lowerBound } ?? twin
        insert(entry.slice(member.range), into: owner)
      }
    } else if rest.count == part.members.count {
      effects += append(entry.slice(part.range))
    } else if !rest.isEmpty || part.header != type {
      // A conformance stays even where all of its members stand elsewhere.
      let members = rest.map { "  " + entry.slice($0.range) + "\n" }.joined()
      effects += append("extension \(part.header) {\n\(members)}")
    }
    return effects
  }

  private func member(of type: String, like member: Outline.Part) -> Outline.Part? {
    outline.parts.lazy.filter { $0.isOwner(of: type) }.flatMap(\.members)
      .first { $0.declaresSame(as: member) }
  }

  /// Puts a member at the end of a type or an extension.
  private mutating func insert(_ member: String, into owner: Outline.Part) {
    guard let end = owner.end else { return }
    let lastLine = text.utf8.prefix(end).reversed().prefix { $0 != .newline }
    let before = lastLine.allSatisfy { $0 == UInt8(ascii: " ") } ? "  " : "\n  "
    replace(end..<end, with: before + member + "\n")
  }

  // MARK: Settling

  /// The line that lets UIKit finish what an entry began.
  public static let settling = "Simulator.settle()"

  /// The number of the last line if it lets UIKit finish.
  var settlingLine: Int? {
    guard let last = outline.parts.last, text.slice(last.code) == Self.settling else { return nil }
    return number(ofLineAt: last.code.lowerBound)
  }

  /// Ends with the line that lets UIKit finish.
  mutating func settle() {
    if settlingLine == nil { _ = append(Self.settling) }
  }

  /// The program with another last statement, where that has a value.
  func replacingValue(_ change: (String) -> String) -> String? {
    guard let last = lastTyped, last.kind == .expression else { return nil }
    var changed = text
    changed.replace(utf8: last.code, with: change(text.slice(last.code)))
    return changed
  }
}

extension ProgramText {
  /// The result of taking out what stands in a line.
  public enum Removal: Hashable, Sendable {
    /// What was taken out, and the lines that it had.
    case removed(name: String, lines: ClosedRange<Int>)
    /// The line is in the middle of something, which would go as a whole: nothing was taken out.
    case inside(name: String, lines: ClosedRange<Int>)
    /// There is no such line.
    case noLine
  }

  /// Takes out what begins in a line: a statement, a declaration, a member of a type, or the line alone where
  /// it is empty or a comment.
  public mutating func remove(line: Int) -> Removal {
    guard !isEmpty, (1...max(1, lines.count)).contains(line) else { return .noLine }
    let removal = remove(line, among: outline.parts, of: "")
    if text.allSatisfy(\.isWhitespace) { self = ProgramText() }
    return removal
  }

  private mutating func remove(
    _ line: Int, among parts: [Outline.Part], of owner: String
  ) -> Removal {
    let here = parts.filter { lines(of: $0.code).contains(line) }
    guard let first = here.first, let last = here.last else {
      let name = lines[line - 1].trimmed
      removeLines(of: offset(ofLine: line)..<offset(ofLine: line))
      return .removed(name: name, lines: line...line)
    }
    let name = owner + here.map { self.title(of: $0) }.joined(separator: "; ")
    let place = lines(of: first.code.lowerBound..<last.code.upperBound)
    if place.lowerBound == line {
      // A comment behind it goes too, and may have lines of its own.
      let range = first.code.lowerBound..<last.range.upperBound
      let gone = lines(of: range)
      removeLines(of: range)
      return .removed(name: name, lines: gone)
    }
    let isBlank = lines[line - 1].trimmed.isEmpty || lines[line - 1].trimmed.hasPrefix("//")
    let members = here.flatMap(\.members)
    if here.count == 1,
      members.contains(where: { lines(of: $0.code).contains(line) }) || isBlank && !members.isEmpty
    {
      return remove(line, among: members, of: name + ".")
    }
    return .inside(name: name, lines: place)
  }

  private func offset(ofLine line: Int) -> Int {
    lines.prefix(line - 1).reduce(0) { $0 + $1.utf8.count + 1 }
  }

  /// Takes out a range, and the lines that it leaves empty.
  private mutating func removeLines(of range: Range<Int>) {
    let bytes = Array(text.utf8)
    let gap: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ";")]
    var (start, end) = (range.lowerBound, range.upperBound)
    while end < bytes.count, gap.contains(bytes[end]) { end += 1 }
    while start > 0, gap.contains(bytes[start - 1]) { start -= 1 }
    let isWhole = start == 0 || bytes[start - 1] == .newline
    if isWhole, end < bytes.count, bytes[end] == UInt8.newline || range.isEmpty {
      while end < bytes.count, bytes[end] != .newline { end += 1 }
      end = min(bytes.count, end + 1)
    } else if isWhole {
      start = range.lowerBound
    } else if end < bytes.count, bytes[end] != .newline {
      // Something stands on either side in one line.
      start = range.lowerBound
    }
    replace(start..<end, with: "")
  }
}

extension Outline.Part {
  fileprivate func declaresSame(as other: Outline.Part) -> Bool {
    !identity.isEmpty && kind == other.kind && kind != .extension && identity == other.identity
  }

  /// Whether members of a type may stand here.
  fileprivate func isOwner(of type: String) -> Bool {
    end != nil && names.first == type && (kind == .type || kind == .extension)
  }
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")
}

extension String {
  /// The part at UTF-8 offsets, which are at the bounds of characters.
  fileprivate func slice(_ range: Range<Int>) -> String {
    String(decoding: utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }

  /// Replaces a range of UTF-8 offsets, which are at the bounds of characters.
  fileprivate mutating func replace(utf8 range: Range<Int>, with text: String) {
    let bytes = Array(utf8)
    self = String(
      decoding: bytes[..<range.lowerBound] + Array(text.utf8) + bytes[range.upperBound...],
      as: UTF8.self)
  }

  /// With a line feed at the end of each line, whatever ended it.
  fileprivate var withPlainNewlines: String {
    contains { $0 == "\r\n" || $0 == "\r" }
      ? String(map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 }) : self
  }

  /// Without empty lines before and after.
  fileprivate var withoutEmptyLinesAround: String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.first, line.allSatisfy(\.isWhitespace) { lines.removeFirst() }
    while let line = lines.last, line.allSatisfy(\.isWhitespace) { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Without what parts it from the statement before.
  fileprivate var withoutSeparator: String {
    var rest = Substring(self)
    while let first = rest.first, first == ";" || first == " " || first == "\t" {
      rest.removeFirst()
    }
    return String(rest).withoutEmptyLinesAround
  }
}
