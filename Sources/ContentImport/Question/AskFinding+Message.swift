import Curriculum
import Phrases

extension AskFinding {
  var message: String {
    switch self {
    case .belongsToKinds(let key, let owners, not: let kind):
      "'\(key)' belongs to kind \(owners.map { quoted($0.rawValue) }.joined(separator: " and ")), "
        + "and this is '\(kind.rawValue)'; leave it out"
    case .isNoNumber(let text, let key, within: let range):
      "'\(key)' is '\(text)'; write a number from \(range.lowerBound) to \(range.upperBound)"
    case .isNoClassName(let name):
      "'\(name)' isn't the name of a class; write it like 'Home'"
    case .onlyNamesVary:
      "'names' alone varies nothing; add 'vary' or 'shuffle'"
    case .hasNoPlaceholders(let key, let form, let example):
      "'\(key)' holds \(form.name); write '\(key):' and below it '  \(example)'"
    case .isNoPlaceholderName(let name):
      "'\(name)' isn't the name of a placeholder; use capital letters, for example 'COUNT'"
    case .placeholderHoldsNoList(let name, let form, let example):
      "'\(name)' holds \(form.name), not a list; write '\(example)'"
    case .hasTooFewValues(let name):
      "'\(name)' needs two or more different values"
    case .shufflesTooMany(let name, let count, let most):
      "'\(name)' has \(count) items to shuffle; give at most \(most), which have "
        + "\((1...most).reduce(1, *)) orders"
    }
  }
}
