internal import Beliefs
internal import Curriculum
internal import Reporting
internal import ReviewLog
internal import Scenarios

extension LearnerReport.Misconception {
  /// The misconceptions that a learner's answers fit: those that were named, and suspected ones that are
  /// probable enough.
  static func all(
    in evidence: [Evidence], among misconceptions: [Scenarios.Misconception]
  ) -> [Self] {
    let state = BeliefState(BeliefModel(listedCount: misconceptions.count), after: evidence)
    let suspects = state.suspects.filter { $0.posterior >= leastShown }.map(\.belief)
    return (state.held + suspects).compactMap { belief in
      guard let misconception = misconceptions.first(where: { $0.id == belief.rawValue }) else {
        return nil
      }
      return Self(
        id: misconception.id, sentence: misconception.belief,
        refutation: misconception.refutation.text,
        posterior: state.posterior(of: belief),
        isNamed: state.held.contains(belief),
        rules: misconception.rules.map(RuleID.init(rawValue:)))
    }
  }

  /// A lower probability says nothing.
  private static let leastShown = 0.05
}
