// Numbers, texts, addresses and bytes, as the Foundation of swift.org has them.
import UIKit
func show(_ items: Any...) {
  var line: [String] = []
  for item in items { line.append("\(item)") }
  print(line.joined(separator: " | "))
}
// Numbers
let n = NumberFormatter()
n.locale = Locale(identifier: "en_US")
let numbers: [Double] = [
  0, 1, -1, 0.5, 1234.5, 1234.567, -1234567.891, 2.675, 0.1255, 1e10, 1.5, 2.5, 0.005, 999.995,
  1e15, 123456789.125, -0.4, 99.9999,
]
let styles: [NumberFormatter.Style] = [
  .none, .decimal, .currency, .percent, .ordinal, .currencyISOCode, .currencyPlural,
  .currencyAccounting,
]
for style in styles {
  n.numberStyle = style
  for number in numbers where style != .ordinal || number == number.rounded() {
    show(style.rawValue, number, n.string(from: NSNumber(value: number)) ?? "nil")
  }
}
for digits in [0, 3, 4] {
  let m = NumberFormatter()
  m.locale = Locale(identifier: "en_US")
  m.numberStyle = .decimal
  m.maximumFractionDigits = digits
  m.minimumFractionDigits = digits
  for number in numbers { show(digits, m.string(from: NSNumber(value: number)) ?? "nil") }
}
let modes: [NumberFormatter.RoundingMode] = [
  .ceiling, .floor, .down, .up, .halfEven, .halfDown, .halfUp,
]
for mode in modes {
  let m = NumberFormatter()
  m.locale = Locale(identifier: "en_US")
  m.numberStyle = .decimal
  m.roundingMode = mode
  m.maximumFractionDigits = 1
  for number in [1.25, 1.35, -1.25, -1.35, 1.251, 0.04, 0.05, -0.05] {
    show(mode.rawValue, number, m.string(from: NSNumber(value: number)) ?? "nil")
  }
}
let w = NumberFormatter()
w.locale = Locale(identifier: "en_US")
w.numberStyle = .decimal
w.minimumIntegerDigits = 3
w.usesGroupingSeparator = false
show(w.string(from: NSNumber(value: 7)) ?? "", w.string(from: NSNumber(value: 12345.6)) ?? "")
let r = NumberFormatter()
r.locale = Locale(identifier: "en_US")
r.numberStyle = .decimal
for text in ["1,234.5", "12", "-3.25", "abc", "", "0.5", ".5", "1,2,3"] {
  show(text, r.number(from: text) ?? "nil")
}
r.numberStyle = .currency
for text in ["$1,234.50", "5"] { show(text, r.number(from: text) ?? "nil") }
r.numberStyle = .percent
for text in ["50%", "12.5%"] { show(text, r.number(from: text) ?? "nil") }
show(
  NSNumber(value: 1), NSNumber(value: 1.5), NSNumber(value: true),
  NSNumber(value: 1) == NSNumber(value: 1.0), NSNumber(value: 3.7).intValue,
  NSNumber(value: 3).stringValue, NSNumber(value: 2).boolValue, NSNumber(value: 0.1))

// Formats of C
show(
  String(format: "%d|%5d|%-5d|%05d|%+d|% d", 42, 42, 42, 42, 42, 42), String(format: "%i %u", -7, 7)
)
for number in [0.0, 1.0, -1.5, 3.14159265, 1234567.891, 0.000012345, 1e20, 2.5, 3.5] {
  show(
    String(
      format: "%f|%.2f|%.0f|%8.3f|%-8.1f|%08.2f|%+.1f", number, number, number, number, number,
      number, number))
  show(String(format: "%e|%.2e|%g|%.3g|%G|%E", number, number, number, number, number, number))
}
show(
  String(format: "%x %X %o %#x %08x %x", 255, 255, 8, 255, 255, 0), String(format: "%c%%", 65),
  String(format: "%3$d %1$d %2$d", 1, 2, 3), String(format: "%.3d|%*d", 5, 6, 7))
show(String(format: "%ld %lu %lld %02d:%02d", 1, 2, 3, 4, 5))

// Texts
show(
  "  a b ".trimmingCharacters(in: .whitespaces) + ".",
  "\n x\t".trimmingCharacters(in: .whitespacesAndNewlines) + ".",
  "xxaxx".trimmingCharacters(in: CharacterSet(charactersIn: "x")),
  "a,b,,c".components(separatedBy: ","), "a1b22c".components(separatedBy: .decimalDigits),
  "".components(separatedBy: ","), "abc".components(separatedBy: "zz"))
show(
  "hello world foo_bar o'neil x2y".capitalized, "Hello".replacingOccurrences(of: "l", with: "LL"),
  "aXbxc".replacingOccurrences(of: "x", with: "-", options: .caseInsensitive),
  "abc".padding(toLength: 6, withPad: "12", startingAt: 0),
  "abcdef".padding(toLength: 3, withPad: " ", startingAt: 0))
show(
  "a".compare("b") == .orderedAscending, "A".caseInsensitiveCompare("a") == .orderedSame,
  "file10".compare("file9", options: .numeric) == .orderedDescending,
  "Hello World".range(of: "world", options: .caseInsensitive) != nil, "Hello".range(of: "z") == nil,
  "Hello".localizedCaseInsensitiveContains("ELL"))
show(
  "a b&c=d/é?".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!,
  "a b/c".addingPercentEncoding(withAllowedCharacters: .urlHostAllowed)!,
  "a%20b%C3%A9".removingPercentEncoding!, "%zz".removingPercentEncoding ?? "nil",
  "a b".addingPercentEncoding(withAllowedCharacters: .alphanumerics)!)
show(
  CharacterSet(charactersIn: "abc") == CharacterSet(charactersIn: "abc"),
  "a-b".rangeOfCharacter(from: CharacterSet.letters.inverted) != nil)

// Ranges and NSString
let text = "héllo 👋🏽 w"
show(
  NSRange(location: 1, length: 2), NSMakeRange(3, 4), NSRange(2..<5), NSRange(2...5),
  NSMaxRange(NSMakeRange(3, 4)), NSUnionRange(NSMakeRange(0, 2), NSMakeRange(5, 2)),
  NSIntersectionRange(NSMakeRange(0, 4), NSMakeRange(2, 5)), NSNotFound,
  Range(NSRange(location: 1, length: 2))!)
show(
  NSRange(text.startIndex..., in: text), NSRange(text.range(of: "w")!, in: text),
  text[Range(NSRange(location: 1, length: 3), in: text)!], NSString(string: text).length,
  NSString(string: text).substring(with: NSRange(location: 1, length: 4)),
  NSString(string: "abc").replacingCharacters(in: NSRange(location: 1, length: 1), with: "XX"),
  NSString(string: "12abc").integerValue, NSString(string: "1.5x").doubleValue,
  NSString(string: "yes").boolValue, NSString(string: "/a/b.txt").lastPathComponent,
  NSString(string: "/a/b.txt").pathExtension, NSString(string: "/a/b.txt").deletingPathExtension,
  NSString(string: "/a").appendingPathComponent("c"),
  NSString(string: "/a/b/c").deletingLastPathComponent)

// Index paths and sets
let path = IndexPath(indexes: [0, 1])
show(
  path, path.count, path.appending(4), path < IndexPath(indexes: [0, 2]),
  path == IndexPath(indexes: [0, 1]), IndexPath(), path.dropLast(), path[1])
var set = IndexSet()
set.insert(3)
set.insert(integersIn: 5..<8)
show(
  set, set.count, set.contains(6), set.first!, set.last!, set.map { $0 }, IndexSet(integer: 2),
  IndexSet([1, 2, 9]).count, set.integerGreaterThan(3)!, set.union(IndexSet(integer: 4)).map { $0 },
  set.intersection(IndexSet(integersIn: 6...9)).map { $0 },
  set.subtracting(IndexSet(integer: 3)).count)

// Addresses
for link in [
  "https://user:pw@example.com:8080/a/b.txt?x=1&y=2#frag", "http://example.com", "a b", "",
  "/foo/bar", "mailto:me@x.com", "https://example.com/a%20b/c", "foo.png?x",
  "https://example.com/ä", "https://example.com/dir/", "http://[::1]/x", "tel:123",
  "https://e.com/a?q=ö b", "myapp://open?id=5", "https://e.com:80", "http://e.com/%zz", "../x/y",
] {
  guard let url = URL(string: link) else {
    show(link, "nil")
    continue
  }
  show(
    link, url, url.scheme ?? "-", url.host ?? "-", url.port ?? -1, url.path, url.query ?? "-",
    url.fragment ?? "-", url.user ?? "-", url.password ?? "-", url.lastPathComponent,
    url.pathExtension, url.pathComponents)
  show(
    url.deletingLastPathComponent(), url.deletingPathExtension(), url.appendingPathComponent("z"),
    url.appendingPathComponent("z y", isDirectory: true), url.isFileURL,
    url.appendingPathExtension("gz"))
}
let file = URL(fileURLWithPath: "/tmp/x y.txt")
show(
  file, file.path, file.lastPathComponent, file.absoluteString,
  file.appendingPathComponent("q", isDirectory: true), file.appendingPathExtension("zip"),
  URL(fileURLWithPath: "/tmp/", isDirectory: true))
let base = URL(string: "https://e.com/a/b")
for link in ["rel", "/r?x=1", "?q", "#f", "../up", "./same", "https://other.org/x"] {
  let url = URL(string: link, relativeTo: base)!
  show(url, url.absoluteString, url.absoluteURL)
}
var c = URLComponents(string: "https://e.com/p?a=1&b=x%20y")!
show(c, c.queryItems!, c.host!, c.path, c.query!)
c.queryItems?.append(URLQueryItem(name: "q", value: "a&b c=d+é"))
show(c.string!, c.url!, c.percentEncodedQuery!)
c.queryItems = nil
c.fragment = "x y"
show(c.url!)
var made = URLComponents()
made.scheme = "https"
made.host = "h.com"
made.path = "/x y"
made.port = 81
made.queryItems = [URLQueryItem(name: "n", value: nil), URLQueryItem(name: "m", value: "")]
show(made.string!, made.url!.absoluteString, made.queryItems!)
var request = URLRequest(url: URL(string: "https://e.com")!)
request.httpMethod = "POST"
request.setValue("json", forHTTPHeaderField: "Content-Type")
request.addValue("more", forHTTPHeaderField: "content-type")
show(
  request, request.httpMethod!, request.value(forHTTPHeaderField: "CONTENT-TYPE")!,
  request.timeoutInterval)

// Bytes
let data = "hello".data(using: .utf8)!
show(
  data, data.count, data[0], data.base64EncodedString(), Data(base64Encoded: "aGVsbG8=") ?? "nil",
  String(data: data, encoding: .utf8)!, data == Data([104, 101, 108, 108, 111]), Data(count: 3),
  Data(repeating: 7, count: 2).map { $0 }, data.first!, data.subdata(in: 1..<3).count,
  Data(base64Encoded: "x") == nil, Data("é".data(using: .utf8)!).count,
  Data([1, 2]).base64EncodedString(), Data([1]).base64EncodedString(),
  String(data: Data([255]), encoding: .utf8) ?? "nil")
show(
  UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!,
  UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f")!.uuidString,
  UUID(uuidString: "x") == nil, UUID().uuidString.count, UUID() == UUID())

// JSON
let fields: [String: Any] = [
  "b": 1, "a": [1, 2.5, "x/y\"", NSNull(), true] as [Any], "é": "\n\u{1}",
]
show(
  String(
    data: try JSONSerialization.data(withJSONObject: fields, options: [.sortedKeys]),
    encoding: .utf8)!)
show(
  String(
    data: try JSONSerialization.data(
      withJSONObject: ["b": 1, "a": [1, 2.5], "e": [] as [Any]] as [String: Any],
      options: [.sortedKeys, .prettyPrinted]), encoding: .utf8)!)
let object =
  try JSONSerialization.jsonObject(
    with: "{\"a\":[1,2.5,true,\"x\\u00e9\\n\"],\"b\":{\"c\":-1e3}}".data(using: .utf8)!)
  as! [String: Any]
show(
  (object["a"] as! [Any])[0], (object["a"] as! [Any])[1], (object["a"] as! [Any])[3],
  (object["b"] as! [String: Any])["c"] as! Int)
do { _ = try JSONSerialization.jsonObject(with: "{x".data(using: .utf8)!); print("read") } catch {
  print("no JSON")
}
