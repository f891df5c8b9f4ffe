// Foundation looks at the scalars of texts where Swift looks at characters.
import UIKit

func show(_ text: String) { print(text.debugDescription, text.unicodeScalars.count) }
// Line breaks of two scalars
print("a\r\nb".components(separatedBy: .newlines), "a\r\nb\n".components(separatedBy: "\n"))
print("a\r\nb".components(separatedBy: "\r\n"), "a\r\nb".components(separatedBy: "\r").count)
show("a\r\nb".replacingOccurrences(of: "\n", with: ""))
show("a\r\nb".replacingOccurrences(of: "\r\n", with: "\n"))
show("a\r\n".trimmingCharacters(in: CharacterSet(charactersIn: "\n")))
show("\r\na\r\n".trimmingCharacters(in: .newlines))
show("a\r\n".trimmingCharacters(in: CharacterSet(charactersIn: "\r\n")))
// Marks that combine
show(" \u{301}a".trimmingCharacters(in: .whitespaces))
show("e\u{301} ".trimmingCharacters(in: .whitespaces))
print("e\u{301}&".addingPercentEncoding(withAllowedCharacters: .alphanumerics)!)
print("ä&".addingPercentEncoding(withAllowedCharacters: .alphanumerics)!)
print("a b/ü".addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)!)
print("a😀b".components(separatedBy: "😀"), "a,b;c".components(separatedBy: [",", ";"]))
// Order
func compare(_ one: String, _ other: String) {
  print(
    one, other, one.compare(other).rawValue, one.localizedCompare(other).rawValue,
    one.localizedStandardCompare(other).rawValue, one.caseInsensitiveCompare(other).rawValue,
    one.localizedCaseInsensitiveCompare(other).rawValue)
}
compare("é", "z")
compare("é", "f")
compare("é", "e")
compare("é", "è")
compare("Ö", "P")
compare("résumé", "resume")
compare("apple", "banana")
compare("same", "same")
for names in [["Zoe", "Émile", "Eva", "anna", "Özil", "Otto"], ["a10", "a9", "á2"]] {
  print(names.sorted { $0.localizedStandardCompare($1) == .orderedAscending })
  print(names.sorted { $0.localizedCompare($1) == .orderedAscending })
}
print("ß".caseInsensitiveCompare("SS") == .orderedSame, "ß".capitalized, "straße weg".capitalized)
// Parts of objects within characters
let text = "e\u{301}x" as NSString
print(text.length, text.substring(to: 1), text.substring(from: 2))
let face = "a😀b" as NSString
print(face.length, face.substring(with: NSRange(location: 1, length: 2)), face.substring(from: 3))
// Sets of characters
var set = CharacterSet(charactersIn: "a"..."c")
print(set.insert("x").inserted, set.insert("a").inserted)
print(set.contains("b"), set.contains("x"), set.contains("d"))
set.insert(charactersIn: "0"..."9")
print(set.contains("7"), "abx7d".unicodeScalars.filter { set.contains($0) }.count)
// Backwards
print("abab".replacingOccurrences(of: "b", with: "", options: .backwards))
print("abab".replacingOccurrences(of: "b", with: "ccc"))
// Bytes that are no text
print(String(decoding: [104, 105, 255] as [UInt8], as: UTF8.self))
print(String(decoding: [0xE2, 0x82, 65] as [UInt8], as: UTF8.self).unicodeScalars.count)
// A part between positions
let plain = "abcdef"
print(plain.substring(with: plain.index(after: plain.startIndex)..<plain.endIndex))
