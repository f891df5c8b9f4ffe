internal import Curriculum
internal import QuizEngine
internal import Scenarios
internal import Study

extension Model {
  /// The rules of the rule book that had other names, with these.
  var formerRules: [RuleID: [RuleID]] {
    var former: [RuleID: [RuleID]] = [:]
    for rule in rules() where !rule.formerly.isEmpty {
      former[RuleID(rawValue: rule.id)] = rule.formerly.map(RuleID.init(rawValue:))
    }
    return former
  }

  /// The model as a study session uses it.
  var forStudy: StudyModel {
    StudyModel(
      version: version(), rules: rules(), examples: examples(), misconceptions: misconceptions(),
      generate: { work in
        LargeStack.run { [repeatedRuns] in work(repeatedRuns()) }
      })
  }
}
