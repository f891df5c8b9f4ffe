import Foundation
struct Post: Codable {
  enum CodingKeys: String, CodingKey { case id, title = "post_title", meta }
  struct Meta: Codable, Equatable { var likes: Int; var score: Double; var ok: Bool }
  let id: Int
  var title: String
  var meta: Meta?
  var local = "x"
}
struct Custom: Decodable {
  let n: Int, s: [String], d: [String: Double]
  enum CodingKeys: String, CodingKey { case n, s, d }
  init(from decoder: Decoder) throws {
    let c = try decoder.container(keyedBy: CodingKeys.self)
    n = try c.decode(Int.self, forKey: .n)
    s = try c.decodeIfPresent([String].self, forKey: .s) ?? []
    d = try c.decode([String: Double].self, forKey: .d)
  }
}
final class Box: Codable { var a: Int; var b: [Int]?; init(a: Int) { self.a = a } }
enum Level: Int, Codable { case low = 1, high }
struct L: Codable { var level: Level; var when: Date; var url: URL? }
func fails<T: Decodable>(_ t: T.Type, _ json: String) {
  do {
    let v = try JSONDecoder().decode(t, from: Data(json.utf8)); print("ok", v)
  } catch DecodingError.keyNotFound(let key, let context) {
    print(
      "missing", key.stringValue, context.codingPath.map(\.stringValue), context.debugDescription)
  } catch DecodingError.typeMismatch(let type, let context) {
    print("mismatch", type, context.codingPath.map(\.stringValue), context.debugDescription)
  } catch DecodingError.valueNotFound(let type, let context) {
    print("none", type, context.debugDescription)
  } catch DecodingError.dataCorrupted(let context) {
    print("corrupt", context.debugDescription)
  } catch { print("other", error) }
}
fails(Post.self, #"{"id": 1, "post_title": "T", "meta": {"likes": 3, "score": 2, "ok": true}}"#)
fails(Post.self, #"{"id": 1, "post_title": "T", "meta": null}"#)
fails(Post.self, #"{"id": 1}"#)
fails(Post.self, #"{"id": "a", "post_title": "T"}"#)
fails(Post.self, #"{"id": null, "post_title": "T"}"#)
fails(Post.self, #"{"id": 1, "post_title": "T", "meta": {"likes": 3, "score": "x", "ok": true}}"#)
fails(Post.self, "nonsense")
fails([Post].self, "{}")
fails(Custom.self, #"{"n": 4, "d": {"x": 1.5}}"#)
fails(Level.self, "2")
fails([Level].self, "[1, 2, 3]")
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
func show<T: Encodable>(_ v: T) { print(String(data: try! e.encode(v), encoding: .utf8)!) }
show(Post(id: 2, title: "q\"", meta: nil))
show([Post(id: 2, title: "q", meta: .init(likes: 1, score: 0.5, ok: false))])
let box = Box(a: 3); box.b = [1]; show(box)
let back = try JSONDecoder().decode(Box.self, from: e.encode(box)); print(back.a, back.b ?? [])
show(["a": 1, "b": 2]); show([Level.low, .high])
e.dateEncodingStrategy = .iso8601
show(L(level: .high, when: Date(timeIntervalSince1970: 0), url: URL(string: "https://a.b/c")))
let d = JSONDecoder(); d.dateDecodingStrategy = .iso8601;
d.keyDecodingStrategy = .convertFromSnakeCase
let l = try d.decode(L.self, from: Data(#"{"level": 1, "when": "1970-01-01T00:00:10Z"}"#.utf8));
print(l.level, l.when.timeIntervalSince1970, l.url as Any)
struct Snake: Codable { var firstName: String }
print(try d.decode(Snake.self, from: Data(#"{"first_name": "A"}"#.utf8)))
e.keyEncodingStrategy = .convertToSnakeCase; show(Snake(firstName: "B"))
