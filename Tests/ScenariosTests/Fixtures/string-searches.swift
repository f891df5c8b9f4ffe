// A text is found where its characters are, also where a part of it has been seen just before.
import Foundation

print("aaaab".contains("aaab"), "aabaabaaab".contains("aabaaa"), "abababac".contains("ababac"))
print("ab".contains("abc"), "".contains("a"), "a".contains("a"))
print("abcabcabd".split(separator: "abcabd"), "a--b----c".split(separator: "--"))
print("a--b----c".components(separatedBy: "--"), "aaa".components(separatedBy: "aa"))
print("aaaa".replacingOccurrences(of: "aa", with: "b"), "aabaab".replacingOccurrences(of: "aab", with: ""))
print("mississippi".replacingOccurrences(of: "issi", with: "_"))

// Characters that are canonically equal are the same; a part of one is none.
let accent = "cafe\u{301} caf\u{E9}"
print(accent.components(separatedBy: "\u{E9}").count, accent.contains("f\u{E9} c"), accent.split(separator: " "))
print("\u{1F468}\u{200D}\u{1F469}x".split(separator: "x").count)
print("one\r\ntwo\nthree".split(separator: "\n"), "a\r\nb".split(separator: "\r\n"))
if let range = "hello hello".range(of: "llo h") { print("hello hello"[range]) }
