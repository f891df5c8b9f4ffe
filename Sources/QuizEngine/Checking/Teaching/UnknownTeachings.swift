import Curriculum
import Phrases

/// Returns the rules, acts and callbacks that a lesson says it teaches and that nobody knows.
func unknownTeachings(of lesson: Lesson, _ rules: [RuleID], _ names: ModelNames) -> [Problem] {
  lesson.teaches.enumerated().compactMap { index, teaching in
    let finding: TeachingFinding? =
      switch teaching {
      case .rule(let id):
        rules.contains(id)
          ? nil
          : .unknownRule(id.rawValue, near: near(rule: id.rawValue, rules.map(\.rawValue)))
      case .act(let name):
        names.knows(act: name)
          ? nil : .unknownAct(teaching.description, near: names.act(near: name))
      case .callback(let name): whyUnknown(name, names)
      }
    return finding.map { Problem($0, in: .teaching(lesson.id, index: index)) }
  }
}

private func whyUnknown(_ callback: String, _ names: ModelNames) -> TeachingFinding? {
  let base = EventName.base(callback)
  guard names.knows(base) else {
    return .unknownCallback(callback, near: names.name(near: base))
  }
  let spellings = spellings(of: base)
  if callback == base { return spellings.count > 1 ? .mayMean(base, spellings) : nil }
  guard !spellings.isEmpty, !spellings.contains(callback) else { return nil }
  return .unknownCallback(callback, near: near(callback, spellings) ?? spellings[0])
}

/// A reason why a lesson can't teach a thing.
private enum TeachingFinding: Finding {
  case unknownRule(String, near: String?)
  case unknownAct(String, near: String?)
  case unknownCallback(String, near: String?)
  case mayMean(String, [String])

  var message: String {
    switch self {
    case .unknownRule(let id, let near):
      "the rule book has no rule '\(id)'" + (near.map(didYouMean) ?? "")
    case .unknownAct(let act, let near):
      "'\(act)' isn't an act of the simulator" + (near.map(didYouMean) ?? "")
    case .unknownCallback(let callback, let near):
      "nothing calls '\(callback)'" + (near.map(didYouMean) ?? "")
    case .mayMean(let callback, let spellings):
      "'\(callback)' may mean \(alternatives(spellings.map(quoted))); write it with its labels"
    }
  }
}
