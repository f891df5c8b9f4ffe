public import Curriculum
public import QuizEngine
internal import ReviewLog
public import Storage

/// What the learner is advised to do next, and the questions that they answered wrong.
extension StudySession {
  /// Returns the advice of this moment; nil when there is nothing left to do today. `mistakeCount` counts
  /// the wrong answers of a sitting that is over.
  public func nextStep(mistakeCount: Int = 0) throws(StoreError) -> NextStep? {
    NextStep.advised(in: try situation(mistakeCount: mistakeCount))
  }

  /// The lesson to read next: the one that is advised, or else the first that was not read; nil when all
  /// were read.
  public func lessonToRead() throws(StoreError) -> LessonName? {
    let situation = try situation()
    return situation.lessonToRead ?? situation.lessons.first { !$0.isRead }?.id
  }

  private func situation(mistakeCount: Int = 0) throws(StoreError) -> NextStep.Situation {
    let progress = try progress()
    let known = try knownLessons()
    let prerequisites = courses.prerequisites
    let askable = Set(
      courses.flatMap { course in
        course.lessons.filter(hasQuestionLeft).map { course.name(of: $0.id) }
      })
    let open = try store.openPresentation(of: learner.id)
    let newRulesLeft = try newRulesLeft()
    let hasQuestions = progress.lessons.contains {
      askable.contains($0.name) && ($0.answers.answered > 0 || newRulesLeft > 0)
    }
    return NextStep.Situation(
      lessons: progress.lessons.map { record in
        NextStep.Situation.Lesson(
          id: record.name, isRead: record.isRead, isKnown: known.contains(record.name),
          newCount: askable.contains(record.name) ? record.rules.new : 0,
          answeredCount: record.answers.answered,
          prerequisites: prerequisites[record.name] ?? [])
      },
      dueCount: try waitingCount(),
      hasOpenQuestion: open.map { isTaught($0.question) } ?? false, mistakeCount: mistakeCount,
      hasRoomToday: try loadLeft() > 0 && hasQuestions, newRulesLeft: newRulesLeft)
  }

  /// Whether this sitting can still ask a question of a lesson.
  private func hasQuestionLeft(_ lesson: Lesson) -> Bool {
    lesson.questions.contains { question in
      guard sitting.timesShown(question.id) > 0 else { return true }
      let isLatest =
        question.instanceCount == 1
        && question.instance(seed: 0).variantName == sitting.latestVariant
      return sitting.timesLeft(of: question.id) > 0 && !isLatest
    }
  }

  /// How many due rules wait for their first question of today. One that was asked today and is still due,
  /// as after what may be a guess, is no reason to stay with questions.
  private func waitingCount() throws(StoreError) -> Int {
    let now = world.now()
    return try store.dueRules(of: learner.id, at: now.time).count { (due) throws(StoreError) in
      let latest = try store.presentations(of: learner.id, targeting: due.rule, limit: 1).first
      return latest?.moment.day != now.day
    }
  }

  /// Returns the questions that were answered wrong in the last sitting with answers, which may be this one,
  /// as far as they are taught or generated and their rules are asked about.
  public func mistakes() throws(StoreError) -> [QuestionID] {
    let suspended = Set(try suspendedRules())
    let mistakes = try store.mistakes(of: learner.id)
    var askable: Set<QuestionID> = []
    let all = try courses + generatedCourses(of: mistakes)
    for question in all.lazy.flatMap(\.lessons).flatMap(\.questions) {
      if let target = question.rules.first, !suspended.contains(target) {
        askable.insert(question.id)
      }
    }
    askable.subtract(try questionsOfOpenExams())
    return mistakes.filter(askable.contains)
  }
}
