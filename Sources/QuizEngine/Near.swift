import Diagnostics

/// Returns "; did you mean 'x'?", or nothing when no candidate is near.
func near(_ name: String, _ candidates: some Sequence<String>) -> String {
  suggestion(for: name, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
}
