import Curriculum
import Diagnostics
import Releases

/// Reads the comments and the code of an annotated Swift file.
struct AnnotationReader {
  private(set) var sections: [AnnotatedSwift.Section] = []
  private(set) var findings: [LocatedFinding] = []

  /// The code above the first question.
  private var shared = Draft(id: "", start: SourceLocation(file: "", line: 1, column: 1))
  private var drafts: [Draft] = []

  private static let keys = [
    "question", "ask", "prompt", "explain", "rules", "ios", "device", "ends",
  ]

  /// A section as far as it is collected.
  private struct Draft {
    var id: String
    var start: SourceLocation
    var notes: [String: (value: String, place: SourceLocation)] = [:]
    var code: [(text: String, number: Int)] = []

    /// Without blank lines at its ends.
    var trimmedCode: [(text: String, number: Int)] {
      var rest = code[...]
      while rest.first?.text.allSatisfy({ $0 == " " }) == true { rest.removeFirst() }
      while rest.last?.text.allSatisfy({ $0 == " " }) == true { rest.removeLast() }
      return Array(rest)
    }
  }

  mutating func read(_ file: SourceFile) {
    findings = SourceText.hygiene(file)
    guard findings.isEmpty else { return }
    shared.start = SourceLocation(file: file.name, line: 1, column: 1)
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let place = SourceLocation(
        file: file.name, line: index + 1, column: line.prefix { $0 == " " }.utf8.count + 1)
      if let (key, value) = Self.note(in: line) {
        take(key, value, at: place, of: file)
      } else if drafts.isEmpty {
        shared.code.append((String(line), index + 1))
      } else {
        drafts[drafts.count - 1].code.append((String(line), index + 1))
      }
    }
    if drafts.isEmpty { report(AnnotationFinding.asksNothing, at: shared.start) }
    for draft in drafts { finish(draft) }
  }

  private mutating func report(_ finding: any ContentFinding, at place: SourceLocation) {
    findings.append(LocatedFinding(finding, at: place))
  }

  /// `// ask: order` as its key and value; nil for any other line.
  private static func note(in line: Substring) -> (key: String, value: String)? {
    let bare = line.drop { $0 == " " || $0 == "\t" }
    guard bare.hasPrefix("//") else { return nil }
    let text = bare.dropFirst(2).drop { $0 == " " }
    guard let colon = text.firstIndex(of: ":"), keys.contains(String(text[..<colon])) else {
      return nil
    }
    let value = text[text.index(after: colon)...].drop { $0 == " " }
    return (
      String(text[..<colon]), String(value.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    )
  }

  private mutating func take(
    _ key: String, _ value: String, at place: SourceLocation, of file: SourceFile
  ) {
    if key == "question" {
      if !CourseID.isWellFormed(value) {
        report(FormFinding.noID(value), at: place)
      } else if drafts.contains(where: { $0.id == value }) {
        report(AnnotationFinding.isSecondQuestion(value), at: place)
      }
      drafts.append(Draft(id: value, start: place))
      return
    }
    if drafts.isEmpty {
      let stem = file.baseName.hasSuffix(".swift") ? file.baseName.dropLast(6) : file.baseName[...]
      drafts.append(Draft(id: String(stem).lowercased(), start: place))
    }
    let last = drafts.count - 1
    if drafts[last].notes[key] != nil {
      report(AnnotationFinding.isSecondNote(key, in: drafts[last].id), at: place)
    }
    drafts[last].notes[key] = (value, place)
  }

  // MARK: Sections

  private mutating func finish(_ draft: Draft) {
    guard let ask = draft.notes["ask"] else {
      report(AnnotationFinding.sectionAsksNothing(draft.id), at: draft.start)
      return
    }
    let body = draft.trimmedCode
    guard body.contains(where: { !$0.text.hasPrefix("import ") && !$0.text.isEmpty }) else {
      report(AnnotationFinding.sectionHasNoScenario(draft.id), at: draft.start)
      return
    }
    let above = shared.trimmedCode
    let code = above.isEmpty ? body : above + [("", above[above.count - 1].number)] + body
    let words = ask.value.split(separator: " ", maxSplits: 1)
    sections.append(
      AnnotatedSwift.Section(
        id: draft.id, prompt: draft.notes["prompt"]?.value, explanation: explanation(of: draft),
        kind: words.first.map(String.init) ?? "",
        object: words.count > 1 ? String(words[1]) : "",
        rules: (draft.notes["rules"]?.value ?? "").split { ", []".contains($0) }.map(String.init),
        ios: release(of: draft), device: device(of: draft), ending: ending(of: draft),
        code: code.map(\.text).joined(separator: "\n"), start: draft.start, askedAt: ask.place,
        lines: code.map(\.number)))
  }

  private mutating func explanation(of draft: Draft) -> String? {
    guard let (text, place) = draft.notes["explain"] else { return nil }
    let count = text.split(separator: " ").count
    if !(1...Question.mostWordsInExplanation).contains(count) {
      report(QuestionFinding.explanationLength(count), at: place)
    }
    return text
  }

  private mutating func release(of draft: Draft) -> IOSVersion {
    guard let (text, place) = draft.notes["ios"] else { return .ofQuestions }
    do throws(FormFinding) {
      return try ContentImport.release(text)
    } catch {
      report(error, at: place)
      return .ofQuestions
    }
  }

  private mutating func device(of draft: Draft) -> Device {
    guard let (text, place) = draft.notes["device"] else { return .iphone }
    if let device = Device(rawValue: text) { return device }
    let correction = Correction(of: text, among: Device.allCases.map(\.rawValue))
    report(FormFinding.unknown(.device, text, correction), at: place)
    return .iphone
  }

  private mutating func ending(of draft: Draft) -> Ending {
    guard let (text, place) = draft.notes["ends"] else { return .completed }
    if text != Ending.trap.rawValue { report(AnnotationFinding.unknownEnd(text), at: place) }
    return .trap
  }
}
