internal import Curriculum
internal import QuizEngine
internal import ReviewLog
internal import Scenarios
internal import Storage

/// The answers of a log, judged again under the present model. Nothing is rewritten: a learner has
/// read the verdict of then.
struct Regrading {
  /// The number of answers that were judged again; those taken back with `undo` are not.
  private(set) var answerCount = 0
  /// The changes in the order in which the answers were given.
  private(set) var changes: [Change] = []

  /// An answer that would get another verdict.
  struct Change: Sendable {
    var record: ReviewRecord
    /// The new verdict; nil when the question can't be decided any more, or the text is no answer.
    var verdict: Review.Verdict?
  }

  /// A question as it was shown; it is prepared once for all its answers.
  private struct Variant: Hashable, Sendable {
    var question: QuestionID
    var revision: RevisionID
    var seed: UInt64
  }

  /// Judges each answer again that was not undone.
  init(of store: Store, under model: Model, notice: ProgressNotice) throws(Failure) {
    var answers: [Variant: [ReviewRecord]] = [:]
    try store.forEachReview { (record) throws(Failure) in
      guard !record.isUndone else { return }
      let shown = record.presentation
      let variant = Variant(question: shown.question, revision: shown.revision, seed: shown.seed)
      answers[variant, default: []].append(record)
    }
    answerCount = answers.values.reduce(0) { $0 + $1.count }
    var work: [(StoredQuestion?, [ReviewRecord])] = []
    for (variant, records) in answers {
      let question = try stored { () throws(StoreError) in
        try store.question(variant.question, at: variant.revision)
      }
      work.append((question, records))
    }
    let rules = model.rules()
    let found = Workers.map(work.count, with: model.repeatedRuns, notice: notice) {
      [work] index, run in
      let (question, records) = work[index]
      let prepared = question.flatMap { question in
        prepare(
          question.question, rules: rules, seed: records[0].presentation.seed, run: run
        ).question
      }
      return records.compactMap { record in
        Self.change(of: record, prepared, run: run)
      }
    }
    changes = found.flatMap { $0 }.sorted {
      ($0.record.review.moment.time, $0.record.review.id.rawValue)
        < ($1.record.review.moment.time, $1.record.review.id.rawValue)
    }
  }

  private static func change(
    of record: ReviewRecord, _ prepared: PreparedQuestion?, run: @escaping Runner
  ) -> Change? {
    var now: Review.Verdict?
    if let prepared,
      case .verdict(let verdict) = judge(stored: record.review.typed, to: prepared, run: run)
    {
      now = verdict.grade
    }
    return now == record.review.verdict ? nil : Change(record: record, verdict: now)
  }
}
