internal import Beliefs
internal import Curriculum
internal import Reporting
internal import ReviewLog
internal import Scenarios

extension LearnerReport.Belief {
  /// The wrong beliefs that a learner's answers speak of: those that are held, and others as far as
  /// they are likely at all.
  static func all(in evidence: [Evidence], among misconceptions: [Misconception]) -> [Self] {
    let state = BeliefState(BeliefModel(listedCount: misconceptions.count), after: evidence)
    let suspects = state.suspects.filter { $0.posterior >= leastShown }.map(\.belief)
    return (state.held + suspects).compactMap { belief in
      guard let misconception = misconceptions.first(where: { $0.id == belief.rawValue }) else {
        return nil
      }
      return Self(
        id: misconception.id, sentence: misconception.belief,
        posterior: state.posterior(of: belief),
        isNamed: state.held.contains(belief),
        rules: misconception.rules.map(RuleID.init(rawValue:)))
    }
  }

  /// What is less likely says nothing.
  private static let leastShown = 0.05
}
