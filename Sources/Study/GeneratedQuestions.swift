internal import Beliefs
internal import Curriculum
internal import QuizEngine
internal import Scenarios
internal import Storage

/// Questions that are generated from the examples of rules, for when authors' questions don't
/// suffice. They are generated when they are first wanted in a sitting.
struct GeneratedQuestions {
  let store: Store
  let model: StudyModel
  let programVersion: String
  private var bySuspect: [BeliefID: [Question]] = [:]
  private var byRule: [RuleID: [Question]] = [:]

  init(store: Store, model: StudyModel, programVersion: String) {
    self.store = store
    self.model = model
    self.programVersion = programVersion
  }

  /// Questions whose answers differ under the suspected misconceptions, about which authors ask
  /// little.
  mutating func telling(_ suspects: [Misconception]) throws(StoreError) -> [Question] {
    var questions: [Question] = []
    var hasGenerated = false
    // An own one of a course is about the course's questions alone.
    for suspect in suspects where suspect.course == nil {
      let id = BeliefID(rawValue: suspect.id)
      // Generating takes a moment: the questions of one misconception before each question are
      // enough.
      if bySuspect[id] == nil, !hasGenerated {
        hasGenerated = true
        bySuspect[id] = Self.questions(
          of: try GeneratedCourse.course(
            telling: suspect, store: store, model: model, programVersion: programVersion))
      }
      questions += bySuspect[id] ?? []
    }
    return questions
  }

  /// Questions about a rule; none where its example shows nothing to ask about.
  mutating func about(_ rule: RuleID) throws(StoreError) -> [Question] {
    if let found = byRule[rule] { return found }
    let questions = Self.questions(
      of: try GeneratedCourse.course(
        about: rule, store: store, model: model, programVersion: programVersion))
    byRule[rule] = questions
    return questions
  }

  private static func questions(of course: Course?) -> [Question] {
    course?.lessons.flatMap(\.questions) ?? []
  }
}
