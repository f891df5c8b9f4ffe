import Foundation

extension String {
  func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}

/// Whether each element of a text that XML allows is closed by its own name.
struct XMLCheck {
  let isSound: Bool

  init(_ text: String) {
    var open: [Substring] = []
    var isSound = true
    for match in text.matches(of: /<(\/?)([a-z0-9]+)([^<>]*)>/) {
      let (_, slash, name, rest) = match.output
      if !slash.isEmpty {
        isSound = isSound && open.popLast() == name
      } else if !rest.hasSuffix("/") {
        open.append(name)
      }
    }
    let signs = text.replacing(/<[^<>]*>/, with: "")
    self.isSound = isSound && open.isEmpty && !signs.contains { $0 == "<" || $0 == ">" }
  }
}
