import Diagnostics

/// Returns "; did you mean 'x'?", or nothing when no candidate is near.
func near(_ name: String, _ candidates: some Sequence<String>) -> String {
  suggestion(for: name, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
}

/// Returns the same for a rule's id; the beginning of one is more than a slip of the hand.
func near(rule name: String, _ candidates: some Collection<String>) -> String {
  candidates.first { !name.isEmpty && $0.hasPrefix(name) }.map { "; did you mean '\($0)'?" }
    ?? near(name, candidates)
}
