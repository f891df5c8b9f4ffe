import Foundation
print(String(format: "%lu %llx %lX %d %hhd %hd", UInt.max, UInt64.max, -1, Int.max, 300, 70000))
print(String(format: "%u %x %o %lo|%5d|%-5d|%05d|%+d", -1, -1, -1, -1, 42, 42, 42, 42))
print(String(format: "%e %g %.3e %G %e", 1.5e-100, 1e-200, 1e-300, 1e-7, 0.0))
print(String(format: "%c%C", 65, 66))
print("abab".replacingOccurrences(of: "b", with: "", options: .backwards))
print("abcabc".replacingOccurrences(of: "bc", with: "-", options: .backwards))
print("ä&".addingPercentEncoding(withAllowedCharacters: .alphanumerics)!, "ß".capitalized, "straße und".capitalized)
print(String(decoding: [104, 105, 255], as: UTF8.self))
for text in ["[1.]", "[01]", "[1e400]", "[-0.5e2]", "[+1]", "[.5]", "[-]", "[1e]", "[0]"] {
  print(text, (try? JSONDecoder().decode([Double].self, from: Data(text.utf8))) as Any)
}
for text in [#"["\x"]"#, #"["\/\"\\\b"]"#, "[\"a\nb\"]"] {
  print((try? JSONDecoder().decode([String].self, from: Data(text.utf8))) as Any)
}
print(String(data: try JSONEncoder().encode([0.1 as Float]), encoding: .utf8)!)
