internal import Beliefs
internal import Curriculum
internal import Scenarios
internal import Storage

/// Questions that are made from the examples of rules where those that authors wrote do not do; made
/// when they are first wanted in a sitting.
struct MadeQuestions {
  let store: Store
  let model: Model
  private var byBelief: [BeliefID: [Question]] = [:]
  private var byRule: [RuleID: [Question]] = [:]

  init(store: Store, model: Model) {
    self.store = store
    self.model = model
  }

  /// Questions that tell whether what is suspected is so, for beliefs that few authors ask about.
  mutating func telling(_ suspects: [Misconception]) throws(Failure) -> [Question] {
    var questions: [Question] = []
    var hasMade = false
    for suspect in suspects {
      let belief = BeliefID(rawValue: suspect.id)
      // They take a moment to make: those of one belief before a question are enough.
      if byBelief[belief] == nil, !hasMade {
        hasMade = true
        byBelief[belief] = try Self.questions(
          of: RuleCourse.course(telling: suspect, store: store, model: model))
      }
      questions += byBelief[belief] ?? []
    }
    return questions
  }

  /// Questions about a rule; none where its example shows nothing that could be asked.
  mutating func about(_ rule: RuleID) throws(Failure) -> [Question] {
    if let found = byRule[rule] { return found }
    let questions = try Self.questions(
      of: RuleCourse.course(about: rule, store: store, model: model))
    byRule[rule] = questions
    return questions
  }

  private static func questions(of course: Course?) -> [Question] {
    course?.lessons.flatMap(\.questions) ?? []
  }
}
