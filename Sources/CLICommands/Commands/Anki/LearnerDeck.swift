internal import AnkiPackages
internal import Curriculum
internal import Exporting
internal import ReviewLog
internal import SpacedRepetition
internal import Storage

/// The rules that a learner was asked about as cards of Anki, with schedule and history.
///
/// Memory is kept by rule, and so is a card: its question is the first one that asks about the rule.
struct LearnerDeck {
  private(set) var package: AnkiPackage
  /// Rules that no question asks about any more.
  private(set) var left: [RuleID] = []

  init(
    of learner: Learner, in store: Store, notes: AnkiNotes, now: Moment
  ) throws(StoreError) {
    let scheduler = try store.scheduler(of: learner.id)
    package = AnkiPackage(notes: [], preset: AnkiPreset(scheduler))
    let titles = Dictionary(
      try store.courses().map { ($0.id, $0.title) }, uniquingKeysWith: { first, _ in first })
    let lessons = Dictionary(
      try store.lessons().map { (LessonName(course: $0.course, lesson: $0.lesson), $0.title) },
      uniquingKeysWith: { first, _ in first })
    let answers = Dictionary(grouping: try store.history(of: learner.id), by: \.rule)
    var states: [RuleRecord] = []
    try store.forEachRule(of: learner.id) { (record) throws(StoreError) in
      if record.state.reviewCount > 0 { states.append(record) }
    }
    for record in states {
      guard let (question, item) = try Self.item(about: record.rule, in: store) else {
        left.append(record.rule)
        continue
      }
      let lesson = LessonName(course: question.id.course, lesson: question.lesson)
      var fields = notes.fields(of: item, lesson: lessons[lesson] ?? question.lesson.rawValue)
      fields.id = record.rule.rawValue
      let deck = [titles[question.id.course] ?? question.id.course.rawValue, "What I learn"]
      package.descriptions[deck] = AnkiNotes.introduction(to: question.support)
      package.notes.append(
        AnkiNote(
          identity: ["rule", record.rule.rawValue], deck: deck,
          tags: AnkiNotes.tags(of: item), fields: fields,
          card: AnkiCard(record.state, gradedBy: answers[record.rule] ?? [], in: now.zone)))
    }
  }

  /// Returns the first question that asks about a rule and isn't answered by code, or else the first.
  private static func item(
    about rule: RuleID, in store: Store
  ) throws(StoreError) -> (Question, QuizItem)? {
    let found = try store.questions(targeting: rule)
    for stored in found.filter({ !$0.question.task.isAnsweredByCode })
      + found.filter(\.question.task.isAnsweredByCode)
    {
      let truth =
        if case .instances(let truths) = stored.truth { truths.first } else { stored.truth }
      let question = stored.question.instance(0)
      if let truth, let item = QuizItem(question, truth: truth, category: []) {
        return (question, item)
      }
    }
    return nil
  }
}
