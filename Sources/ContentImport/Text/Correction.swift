import Diagnostics
import Phrases

/// A proposal for an unknown name.
enum Correction: Hashable, Sendable {
  /// A known name that is near enough to be meant.
  case near(String)
  /// All known names, where none is near.
  case anyOf([String])

  init(of name: String, among known: [String]) {
    self = suggestion(for: name, among: known).map(Correction.near) ?? .anyOf(known)
  }

  /// The end of a message about the unknown name: "; did you mean 'x'?".
  var message: String {
    switch self {
    case .near(let name): didYouMean(name)
    case .anyOf(let names): expected(names)
    }
  }
}
