internal import Curriculum
internal import Reporting
internal import ReviewLog
internal import Scenarios
internal import Storage
internal import Study

extension LearnerReport {
  /// Reads the numbers of a report from the store; `rules` has the sentences of rules, for a report that
  /// shows them.
  init(
    of learner: Learner, in store: Store, teaching courses: [Course], rules: [RuleEntry] = [],
    misconceptions: [Misconception] = [], at now: Moment
  ) throws(StoreError) {
    let sentences = Dictionary(
      rules.map { (RuleID(rawValue: $0.id), $0.sentence) }, uniquingKeysWith: { first, _ in first })
    let progress = try store.progress(of: learner.id, at: now).inOrder(of: courses)
    let settings = try store.settings(of: learner.id)
    let prerequisites = courses.prerequisites
    self.init(
      learner: learner.name, at: now,
      subjects: try store.subjects(of: learner.id).map {
        Subject(rule: $0.rule, lesson: $0.lesson, sentence: sentences[$0.rule], state: $0.state)
      },
      history: try store.history(of: learner.id),
      lessons: progress.lessons.enumerated().map { index, record in
        Lesson(
          id: record.name, number: index + 1, title: record.title, isRead: record.isRead,
          prerequisites: prerequisites[record.name] ?? [],
          counts: record.rules, answers: record.answers)
      },
      days: try store.days(of: learner.id).map {
        Day(day: $0.day, answers: $0.answers, seconds: Int($0.duration.components.seconds))
      }, misconceptions: misconceptions, retention: settings.retention,
      weeklyGoal: settings.weeklyGoal)
  }
}
