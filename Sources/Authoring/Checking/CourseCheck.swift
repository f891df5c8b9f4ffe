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
  /// The parts about which there is nothing to say.
  public let checked: CheckedParts

  /// Whether the course may be taught.
  public var isSound: Bool { !findings.contains { $0.severity == .error } }

  /// Runs a course, or only some lessons of it, unless its files were not understood. What is `known` isn't run again.
  public init(
    _ reading: CourseReading, _ model: AuthoringModel, only lessons: Set<LessonID>? = nil,
    known: CheckedParts = CheckedParts(mark: "")
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
      checked = CheckedParts(mark: known.mark)
      return
    }
    let work = CourseVerification(
      of: course, rules: model.rules, misconceptions: model.misconceptions, names: model.names,
      unfinished: reading.unfinished, only: lessons)
    let (results, checked) = Self.results(of: work, reading.ownTexts, model, known)
    self.checked = checked
    let misconceptions = OwnMisconceptions(reading, course, own, model)
    truths = work.truths(results)
    findings =
      read + misconceptions.findings + work.findings(results, locations: reading.locations)
    remarks =
      advice + work.remarks(results, locations: reading.locations)
      + (lessons == nil ? topics.remarks + misconceptions.remarks(truths) : [])
  }

  /// The results of all parts, of which those that aren't known are run.
  private static func results(
    of work: CourseVerification, _ own: [String], _ model: AuthoringModel, _ known: CheckedParts
  ) -> ([CourseVerification.Result], CheckedParts) {
    // Without a mark nobody wants to know.
    guard !known.mark.isEmpty else {
      let results = model.map(work.count) { number, run in work.result(of: number, run: run) }
      return (results, known)
    }
    let contents = (0..<work.count).map(work.content)
    let digests = contents.map { known.digest(of: $0, with: own) }
    var results = zip(digests, contents).map { known.result(of: $0, $1) }
    let open = results.indices.filter { results[$0] == nil }
    let found = model.map(open.count) { number, run in work.result(of: open[number], run: run) }
    for (index, result) in zip(open, found) { results[index] = result }
    let all = results.compactMap(\.self)
    var checked = CheckedParts(mark: known.mark)
    for (digest, result) in zip(digests, all) { checked.note(result, as: digest) }
    return (all, checked)
  }
}

extension CourseReading {
  /// The texts that its questions are run with besides the model, in one order.
  fileprivate var ownTexts: [String] {
    [course?.id.rawValue ?? ""] + topics.flatMap { [$0.id.rawValue, $0.sentence] }
      + misconceptions.flatMap { [$0.id, $0.text] }
  }
}
