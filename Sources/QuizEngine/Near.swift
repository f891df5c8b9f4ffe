import Curriculum
import Diagnostics

/// Returns the candidate that a misspelt name may mean; nil when none is near.
func near(_ name: String, _ candidates: some Sequence<String>) -> String? {
  suggestion(for: name, among: candidates)
}

/// Returns a rule whose id begins with the name, or else the one that the misspelt name may mean. Topics
/// are named as their author writes them.
public func near(rule name: String, _ candidates: some Collection<String>) -> String? {
  let names = candidates.map { RuleID(rawValue: $0).bareName }
  return names.first { !name.isEmpty && $0.hasPrefix(name) } ?? near(name, names)
}
