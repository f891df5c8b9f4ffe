import Curriculum
import QuestionShorthand
import QuizEngine
import Releases
import ReviewLog
import SeededNumbers
import Testing

/// Sittings of made-up courses, with learners who answer by chance. A failure prints its seed.
@Suite struct `A sitting` {
  @Test(arguments: UInt64(0)..<60)
  func `repeats as little as it may`(seed: UInt64) {
    var sitting = SimulatedSitting(seed: seed)
    while let question = sitting.ask() {
      let shown = sitting.shown
      #expect(shown.count { $0.question == question.id } <= 2, "seed \(seed): \(shown)")
      if sitting.ruleCount > 1 {
        let run = shown.reversed().prefix { $0.rule == question.rules[0] }
        #expect(run.count <= 2, "seed \(seed): \(shown)")
      }
      #expect(!sitting.hasRepeatedNeedlessly, "seed \(seed): \(shown)")
      #expect(!sitting.hasConfirmedByTheSameText, "seed \(seed): \(shown)")
    }
    #expect(sitting.shown.count <= 2 * sitting.questionCount, "seed \(seed)")
  }

  @Test(arguments: UInt64(0)..<30)
  func `asks each question of a lesson before any text comes again`(seed: UInt64) {
    var sitting = SimulatedSitting(seed: seed, isOfLesson: true, mostOfARule: 3)
    var texts: Set<String> = []
    while let question = sitting.ask(), texts.count < sitting.questionCount {
      texts.insert(question.id.rawValue)
      #expect(texts.count == sitting.shown.count, "seed \(seed): \(sitting.shown)")
    }
  }
}

/// A sitting in which a learner answers by chance.
private struct SimulatedSitting {
  struct Shown: CustomStringConvertible {
    var question: QuestionID
    var rule: RuleID
    var variant: Int

    var description: String { "\(question.name)/\(variant) of \(rule)" }
  }

  private var generator: SeededNumbers
  private var context: SchedulingContext
  private(set) var shown: [Shown] = []
  /// Whether the last text was shown before, while another could have been asked.
  private(set) var hasRepeatedNeedlessly = false
  /// Whether the last question confirmed a guess by a text whose answer was shown.
  private(set) var hasConfirmedByTheSameText = false

  private var questions: [Question] { context.courses[0].lessons[0].questions }
  var questionCount: Int { questions.count }
  var ruleCount: Int { Set(questions.map { $0.rules[0] }).count }

  private static let tasks: [any QuestionTask] = [
    OutputTask(), TruthTask(statement: Statement(text: "It is so.", check: "true")),
    CountTask(event: "V.loadView"), OrderTask(events: ["V.a", "V.b"]),
  ]

  init(seed: UInt64, isOfLesson: Bool? = nil, mostOfARule: Int = 8) {
    var generator = SeededNumbers(seed: seed)
    // With few kinds, none of them waits.
    let tasks = Self.tasks.prefix(mostOfARule < 8 ? 2 : 4)
    let lesson = LessonID(rawValue: "l")
    var questions: [Question] = []
    for rule in 0..<Int.random(in: (mostOfARule < 8 ? 4 : 1)...6, using: &generator) {
      for number in 0..<Int.random(in: 1...mostOfARule, using: &generator) {
        var question = makeQuestion(
          tasks[Int.random(in: tasks.indices, using: &generator)], rules: ["r\(rule)"],
          id: "r\(rule)-\(number)", lesson: lesson.rawValue)
        let options = (0..<Int.random(in: 1...3, using: &generator)).map(String.init)
        question.variation = Variation(values: [.init(name: "N", options: options)])
        questions.append(question)
      }
    }
    questions.shuffle(using: &generator)
    let course = Course(
      id: CourseID(rawValue: "c"), uuid: "u", title: "",
      lessons: [
        Lesson(
          id: lesson, title: "", aim: "", prerequisites: [], claims: [], blocks: [],
          questions: questions)
      ])
    let isLesson = isOfLesson ?? Bool.random(using: &generator)
    context = SchedulingContext(
      courses: [course], scope: isLesson ? .lesson(course.name(of: lesson)) : .anything)
    self.generator = generator
  }

  /// Asks a question, in a variant that was not shown if there is one, and takes an answer to it.
  mutating func ask() -> Question? {
    let policy = QuestionPolicy<Never>(probes: { [] }, generated: { _ in [] })
    guard let next = policy.next(context, seed: generator.next()) else { return nil }
    let question = next.question
    let rule = question.rules[0]
    let isRepeated = context.sitting.hasShownAllVariants(of: question)
    hasRepeatedNeedlessly = isRepeated && questions.contains(where: canBeAsked)
    hasConfirmedByTheSameText = isRepeated && context.rules[rule]?.isPassPending == true
    let variant =
      (0..<question.instanceCount).first {
        !context.sitting.hasShown("\($0)", of: question.id)
      } ?? 0
    shown.append(
      Shown(question: question.id, rule: rule, variant: variant))
    context.sitting.add(presentation(of: next), variant: "\(variant)")
    context.lastQuestion = question.id
    context.timesAsked[question.id, default: 0] += 1
    answer(question)
    return question
  }

  /// Whether a question could be asked now in a text that the sitting hasn't shown.
  private func canBeAsked(_ other: Question) -> Bool {
    let sitting = context.sitting
    return other.id != context.lastQuestion && sitting.timesLeft(of: other.id) > 0
      && !sitting.hasShownAllVariants(of: other)
      && (ruleCount == 1 || sitting.runLength(of: other.rules[0]) < 2)
  }

  private func presentation(of next: NextQuestion) -> Presentation {
    Presentation(
      id: PresentationID(rawValue: "\(shown.count)"), learner: LearnerID(rawValue: "Ada"),
      moment: Moment(time: UTCTime(milliseconds: 0), zone: .utc), occasion: next.occasion,
      question: next.question.id, lesson: next.question.lesson,
      revision: RevisionID(rawValue: "1"), seed: 1, modelVersion: "", ios: .ofQuestions,
      kind: next.question.kind, guessRate: next.question.task.guessRate,
      target: next.question.rules[0], rendered: "")
  }

  private mutating func answer(_ question: Question) {
    let rule = question.rules[0]
    let isRight = Double.random(in: 0..<1, using: &generator) < 0.6
    let isGuess =
      isRight && question.task.guessRate > RuleState.weakestGuessRate
      && context.rules[rule]?.isPassPending != true
    context.rules[rule] = SchedulingContext.Standing(
      isDue: !isRight || isGuess, isReturning: !isRight || isGuess, isPassPending: isGuess,
      lastQuestion: question.id, recall: isGuess ? nil : 0.9)
  }
}
