import Diagnostics
import Words

/// Returns "; did you mean 'x'?", or nothing when no candidate is near.
func near(_ name: String, _ candidates: some Sequence<String>) -> String {
  suggestion(for: name, among: candidates).map(Words.didYouMean) ?? ""
}

/// Returns the same for a rule's id; the beginning of one is more than a slip of the hand.
func near(rule name: String, _ candidates: some Collection<String>) -> String {
  candidates.first { !name.isEmpty && $0.hasPrefix(name) }.map(Words.didYouMean)
    ?? near(name, candidates)
}
