public import Curriculum
public import Diagnostics

/// The name of the file that explains words; a course may be without.
public let glossaryFileName = "glossary.yaml"

/// The name of the file that lists complaints; a course may be without.
public let symptomsFileName = "symptoms.yaml"

/// A rule that the glossary or the symptoms of a course name.
public struct NamedRule: Hashable, Sendable {
  public var rule: RuleID
  public var location: SourceLocation
}

/// Reads the glossary and the symptoms of a course, and compares them with its lessons.
///
///     swipe back:                             will-appear-missing:
///       also: [interactive pop]                 complaint: viewWillAppear isn't called …
///       meaning: A swipe from the left …        words: [modal, page sheet]
///       rules: [navigation.swipe-back]          answer: A sheet leaves its presenter …
///       lessons: [observers]                    rules: [present.sheet-keeps-presenter]
///                                               lesson: sheets
///                                               step: The style decides who disappears
///                                               questions: [stale-after-the-sheet]
struct GuideReader {
  /// Nil where the lessons are not compared.
  private let lessons: [LessonReading]?
  private let names: OwnNames
  private(set) var findings: [LocatedFinding] = []
  private(set) var namedRules: [NamedRule] = []
  private(set) var glossary: [GlossaryTerm] = []
  private(set) var symptoms: [Symptom] = []

  /// The most characters of a name, of a complaint and of an explanation.
  private static let mostInName = 60
  private static let mostInComplaint = 100
  private static let mostInText = 300

  /// Without lessons, names are taken as they are.
  init(lessons: [LessonReading]?, names: OwnNames) {
    self.lessons = lessons
    self.names = names
  }

  mutating func read(glossary file: SourceFile) {
    var seen: [String: SourceLocation] = [:]
    for (name, node, value) in entries(of: file, .glossary) {
      // A name and the words for it share one list, since a reader may type either.
      func take(_ name: String, at node: YAMLNode) {
        if let first = seen[name.lowercased()] {
          findings.append(
            LocatedFinding(
              GuideFinding.isSecondTerm(name), at: node.location, length: node.length, first: first)
          )
        } else {
          seen[name.lowercased()] = node.location
        }
      }
      take(name, at: node)
      guard case .mapping = value.content else {
        findings.append(
          LocatedFinding(KeyFinding.holdsNoKeys(.glossaryTerm, value.form), at: value))
        continue
      }
      var keys = Keys(
        value, of: .glossaryTerm, known: ["also", "meaning", "rules", "lessons"])
      refuseLong(node, "the term", most: Self.mostInName)
      let also = keys.list("also", example: "interactive pop")
      for other in also { take(other.scalar ?? "", at: other) }
      let meaning = keys.required("meaning", example: "UIKit loads it when something reads it.")
      refuseLong(meaning, "meaning", most: Self.mostInText)
      let rules = self.rules(&keys)
      let lessons = keys.list("lessons", example: "lazy-view")
      for lesson in lessons { _ = self.lesson(lesson, &keys) }
      findings += keys.findings
      glossary.append(
        GlossaryTerm(
          name: name, alsoCalled: also.compactMap(\.scalar), meaning: meaning?.scalar ?? "",
          rules: rules,
          lessons: lessons.compactMap(\.scalar).map(LessonID.init(rawValue:))))
    }
  }

  mutating func read(symptoms file: SourceFile) {
    var seen: [String: SourceLocation] = [:]
    for (id, node, value) in entries(of: file, .symptoms) {
      guard case .mapping = value.content else {
        findings.append(
          LocatedFinding(KeyFinding.holdsNoKeys(.symptom, value.form), at: value))
        continue
      }
      var keys = Keys(
        value, of: .symptom,
        known: ["complaint", "words", "answer", "rules", "lesson", "step", "questions"])
      if !CourseID.isWellFormed(id) {
        keys.report(FormFinding.noID(id), at: node)
      } else if let first = seen[id] {
        findings.append(
          LocatedFinding(
            KeyFinding.isGivenTwice(id), at: node.location, length: node.length, first: first))
      }
      seen[id] = seen[id] ?? node.location
      let complaint = keys.required("complaint", example: "viewDidLoad isn't called")
      refuseLong(complaint, "complaint", most: Self.mostInComplaint)
      let words = keys.list("words", example: "modal")
      let answer = keys.required("answer", example: "UIKit calls it when it loads the view.")
      refuseLong(answer, "answer", most: Self.mostInText)
      let rules = self.rules(&keys)
      if rules.isEmpty, !keys.hasFinding(about: "rules") {
        keys.report(
          GuideFinding.namesNone(key: "rules", example: "view.loads-on-first-access"),
          about: "rules")
      }
      let lesson = keys.required("lesson", example: "lazy-view")
      let step = keys.required("step", example: "A heading of the lesson")
      let questions = keys.list("questions", example: "made-then-used")
      if questions.isEmpty, !keys.hasFinding(about: "questions") {
        keys.report(
          GuideFinding.namesNone(key: "questions", example: "made-then-used"), about: "questions")
      }
      if let lesson, let found = self.lesson(lesson, &keys) {
        compare(step: step, questions, with: found, &keys)
      }
      findings += keys.findings
      symptoms.append(
        Symptom(
          id: id, complaint: complaint?.scalar ?? "", words: words.compactMap(\.scalar),
          answer: answer?.scalar ?? "", rules: rules,
          lesson: LessonID(rawValue: lesson?.scalar ?? ""), step: step?.scalar ?? "",
          questions: questions.compactMap(\.scalar)))
    }
  }

  // MARK: Parts

  /// The names of a file with their places and values.
  private mutating func entries(
    of file: SourceFile, _ part: GuideFinding.Part
  ) -> [(name: String, node: YAMLNode, value: YAMLNode)] {
    let (entries, problems) = readEntries(of: file, part)
    findings += problems
    return entries
  }

  private mutating func refuseLong(_ node: YAMLNode?, _ key: String, most: Int) {
    guard let node, let text = node.scalar, text.count > most else { return }
    findings.append(LocatedFinding(GuideFinding.isTooLong(key: key, most: most), at: node))
  }

  private mutating func rules(_ keys: inout Keys) -> [RuleID] {
    let named = keys.list("rules", example: "view.loads-on-first-access").compactMap { node in
      node.scalar.map {
        NamedRule(rule: names.rule(RuleID(rawValue: $0)), location: node.location)
      }
    }
    namedRules += named
    return named.map(\.rule)
  }

  // MARK: Lessons

  /// The lesson that a word names; reports one that is not there.
  private func lesson(_ node: YAMLNode, _ keys: inout Keys) -> LessonReading? {
    guard let lessons, let name = node.scalar else { return nil }
    if let found = lessons.first(where: { $0.lesson?.id.rawValue == name }) { return found }
    // A lesson that was not understood may be the one.
    guard lessons.allSatisfy({ $0.lesson != nil }) else { return nil }
    let near = suggestion(for: name, among: lessons.compactMap { $0.lesson?.id.rawValue })
    keys.report(CourseFinding.hasNoLesson(name, near: near), at: node)
    return nil
  }

  private func compare(
    step: YAMLNode?, _ questions: [YAMLNode], with reading: LessonReading, _ keys: inout Keys
  ) {
    guard let lesson = reading.lesson else { return }
    if let step, let heading = step.scalar, !lesson.steps.contains(heading) {
      let near = suggestion(for: heading, among: lesson.steps)
      keys.report(
        GuideFinding.noStep(heading, lesson: lesson.id.rawValue, near: near), at: step)
    }
    let names = reading.questionHeadings.map(\.id.name)
    for node in questions {
      guard let name = node.scalar, !names.contains(name) else { continue }
      keys.report(
        GuideFinding.noQuestion(
          name, lesson: lesson.id.rawValue, near: suggestion(for: name, among: names)), at: node)
    }
  }
}
