// Result builders
@resultBuilder enum Lines {
  static func buildBlock(_ parts: String...) -> String { parts.joined(separator: " ") }
  static func buildOptional(_ part: String?) -> String { part ?? "" }
  static func buildArray(_ parts: [String]) -> String { parts.joined(separator: "-") }
}
func text(@Lines _ make: () -> String) -> String { make() }
let isLoud = true
print(
  text {
    "Hello"
    if isLoud { "WORLD" }
    for n in 1...3 { "\(n)" }
  })
