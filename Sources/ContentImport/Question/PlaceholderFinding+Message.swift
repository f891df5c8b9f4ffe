extension PlaceholderFinding {
  var message: String {
    switch self {
    case .isNotFilled(let name, let correction?):
      "nothing fills '$\(name)'" + correction.message
    case .isNotFilled(let name, nil):
      "nothing fills '$\(name)'; give its values below 'vary', for example '\(name): [1, 2]'"
    case .isNotUsed(let mark, of: let placeholder):
      "the question doesn't use '$\(mark)'; write it where it varies, or leave '\(placeholder)' out"
    }
  }
}
