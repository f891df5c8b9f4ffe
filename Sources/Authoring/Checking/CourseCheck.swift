public import ContentImport
public import Curriculum
public import Diagnostics
internal import QuizEngine

/// The result of running everything in a course that runs.
public struct CourseCheck {
  /// The findings in the files come first.
  public let findings: [Diagnostic]
  /// Advice, from which nothing follows.
  public let remarks: [Diagnostic]
  /// The right answer of every question that its run decides.
  public let truths: [QuestionID: Truth]

  /// Whether the course may be taught.
  public var isSound: Bool { !findings.contains { $0.severity == .error } }

  /// Runs a course, or only some lessons of it, unless its files were not understood.
  public init(
    _ reading: CourseReading, _ model: AuthoringModel, only lessons: Set<LessonID>? = nil
  ) {
    let own = CourseAdditions(topics: reading.topics, misconceptions: reading.misconceptions)
    let topics = OwnTopics(reading, model)
    let model = model.teaching(own)
    let all =
      topics.findings + RuleProposals.findings(in: reading, model)
      + GuideRules.findings(in: reading, model)
      + reading.misspellings(of: model.names)
    let read = all.filter { $0.severity != .remark }
    let advice = all.filter { $0.severity == .remark }
    guard reading.isReadable, let course = reading.course else {
      findings = read
      remarks = advice
      truths = [:]
      return
    }
    let work = CourseVerification(
      of: course, rules: model.rules, misconceptions: model.misconceptions, names: model.names,
      unfinished: reading.unfinished, only: lessons)
    let results = model.map(work.count) { number, run in work.result(of: number, run: run) }
    let misconceptions = OwnMisconceptions(reading, course, own, model)
    truths = work.truths(results)
    findings =
      read + misconceptions.findings + work.findings(results, locations: reading.locations)
    remarks =
      advice + work.remarks(results, locations: reading.locations)
      + (lessons == nil ? topics.remarks + misconceptions.remarks(truths) : [])
  }
}
