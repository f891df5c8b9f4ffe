import Curriculum
public import Diagnostics

/// A name in the prose of a lesson that no code of the lesson has.
public struct NameInProse: Hashable, Sendable {
  /// One identifier, without its labels.
  public var name: String
  public var location: SourceLocation
}

extension CourseReading {
  /// Returns warnings for names in the prose that are nearly those of the model, which are given as
  /// `Class.member` or `member`.
  ///
  /// A name that the lesson's own code has is the author's business: an article may be about a
  /// misspelled callback.
  public func misspellings(of modelNames: [String]) -> [Diagnostic] {
    var known = Set(modelNames.compactMap { $0.split(separator: ".").last.map(String.init) })
    for spelling in CallbackSpelling.all {
      known.formUnion(identifiers(in: spelling.swift).map(\.name))
      known.formUnion(identifiers(in: spelling.objectiveC).map(\.name))
      known.formUnion(spelling.csharp)
    }
    let candidates = known.filter(looksLikeUIKit).sorted()
    var meantByName: [String: String?] = [:]
    return namesInProse.compactMap { word in
      guard !known.contains(word.name), looksLikeUIKit(word.name) else { return nil }
      if meantByName[word.name] == nil {
        // Each name is compared with all of the model's.
        guard meantByName.count < CourseBounds.searches else { return nil }
        meantByName[word.name] = .some(ContentImport.meant(by: word.name, among: candidates))
      }
      guard let meant = meantByName[word.name] ?? nil else { return nil }
      let finding = SpellingFinding(name: word.name, near: meant)
      return Diagnostic(
        LocatedFinding(finding, at: word.location, length: word.name.utf8.count),
        severity: .warning)
    }
  }
}

/// Returns the name that is meant: of those that are near, one with the same first letter.
private func meant(by name: String, among candidates: [String]) -> String? {
  let near = candidates.filter { isTypo(name, of: $0) }
  return suggestion(for: name, among: near.filter { $0.first == name.first })
    ?? suggestion(for: name, among: near)
}

/// Whether a name has more than one word: a short one is near to too many.
private func looksLikeUIKit(_ name: String) -> Bool {
  name.utf8.count >= 8 && name.dropFirst().contains(where: \.isUppercase)
}

/// Collects the names in a lesson's prose and those in its code.
struct NameCollector {
  private var inProse: [NameInProse] = []
  private var inCode: Set<String> = []

  /// The names in prose that no code has.
  var strangers: [NameInProse] { inProse.filter { !inCode.contains($0.name) } }

  mutating func take(_ block: MarkdownBlock, of text: SourceText) {
    switch block.kind {
    case .fence(let fence): addCode(fence.lines)
    case .prose, .heading:
      for number in block.lines { addSpans(text.line(number), number, text) }
    }
  }

  mutating func addCode(_ lines: [String]) {
    for line in lines { inCode.formUnion(identifiers(in: line).map(\.name)) }
  }

  /// Takes the names between backticks, which do not go over the end of a line in a lesson.
  private mutating func addSpans(_ line: String, _ number: Int, _ text: SourceText) {
    var offset = 0
    for (index, piece) in line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
    {
      if !index.isMultiple(of: 2) {
        for (name, place) in identifiers(in: String(piece)) {
          inProse.append(
            NameInProse(
              name: name, location: text.location(line: number, column: offset + place + 1)))
        }
      }
      offset += piece.utf8.count + 1
    }
  }
}

/// The words of letters, digits and underscores in a text, and the bytes before each.
private func identifiers(in text: String) -> [(name: String, offset: Int)] {
  var found: [(String, Int)] = []
  var word: [UInt8] = []
  for (offset, byte) in (Array(text.utf8) + [0]).enumerated() {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: word.append(byte)
    default:
      if !word.isEmpty {
        found.append((String(decoding: word, as: UTF8.self), offset - word.count))
      }
      word = []
    }
  }
  return found
}
