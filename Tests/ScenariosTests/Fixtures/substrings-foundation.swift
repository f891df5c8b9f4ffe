// Foundation's members on parts of strings, and on strings that meet parts.
import Foundation

let s = "say: Hello, World "
let part = s.dropFirst(4)
print(part.trimmingCharacters(in: .whitespaces), part.components(separatedBy: ", "), part.components(separatedBy: CharacterSet(charactersIn: ",o")))
print(part.replacingOccurrences(of: "l", with: "L"), part.replacingOccurrences(of: part.prefix(3), with: "-"), s.replacingOccurrences(of: part, with: "x".prefix(1)))
if let range = part.range(of: "World") {
  print(part[range], s[range], part[..<range.lowerBound], part[range.upperBound...] == " ")
}
print(part.range(of: "say") == nil, s.range(of: part)!.lowerBound == part.startIndex, part.range(of: "world", options: .caseInsensitive) != nil)
print(part.rangeOfCharacter(from: .uppercaseLetters)!.lowerBound == s.firstIndex(of: "H")!)
print(part.capitalized, part.prefix(4).padding(toLength: 6, withPad: ".", startingAt: 0), part.contains("Hello"), s.contains(part))
print(part.compare(" Hello, World ") == .orderedSame, "b".compare("ab".prefix(1)) == .orderedDescending, part.caseInsensitiveCompare(" hello, world ") == .orderedSame)
print(part.localizedCaseInsensitiveContains("WORLD"), part.localizedStandardContains("hello"), part.dropFirst().localizedUppercase)
print(part.data(using: .utf8)!.count, part.addingPercentEncoding(withAllowedCharacters: .alphanumerics)!, "a%20b!".dropLast().removingPercentEncoding!)
print(s.components(separatedBy: s.prefix(3)), String(format: "%@|%d", String(part.prefix(3)), part.count))
let words = s.split(separator: " ").map { $0.trimmingCharacters(in: .punctuationCharacters) }
print(words, words.joined(separator: "/"))
func trimmed<S: StringProtocol>(_ s: S) -> String { s.trimmingCharacters(in: .whitespaces) }
print(trimmed("  a "), trimmed(part), trimmed(part.dropLast(3)))
