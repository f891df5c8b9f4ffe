import Foundation
struct Settings: Codable, Equatable {
  enum Theme: String, Codable, CaseIterable { case light, dark }
  var theme: Theme = .light
  var fontSize = 14
  var recent: [String] = []
  var limits: [String: Int] = [:]
}
final class SettingsStore {
  private let defaults: UserDefaults
  private let key = "settings"
  init(defaults: UserDefaults = .standard) { self.defaults = defaults }
  func load() -> Settings {
    guard let data = defaults.data(forKey: key),
      let s = try? JSONDecoder().decode(Settings.self, from: data)
    else { return Settings() }
    return s
  }
  func save(_ s: Settings) throws { defaults.set(try JSONEncoder().encode(s), forKey: key) }
}
let store = SettingsStore()
UserDefaults.standard.removeObject(forKey: "settings")
var s = store.load(); print(s)
s.theme = .dark; s.recent.append("a"); s.limits["x"] = 3
try store.save(s); print(store.load() == s)
struct Page<Item: Codable>: Codable { var items: [Item]; var next: Int? }
let p = try JSONDecoder().decode(
  Page<Settings.Theme>.self, from: Data(#"{"items": ["dark", "light"], "next": 2}"#.utf8))
print(p.items, p.next ?? 0)
struct Point { var x: Double; var y: Double }
extension Point: Codable {}
print(
  Point(x: 1, y: 2),
  try JSONDecoder().decode(Point.self, from: Data(#"{"x": 1.5, "y": -2e3}"#.utf8)))
class Animal: Codable { var name: String; init(name: String) { self.name = name } }
class Dog: Animal {
  var breed: String = "?"
  enum CodingKeys: String, CodingKey { case breed }
  required init(from decoder: Decoder) throws {
    breed = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .breed)
    try super.init(from: decoder)
  }
  override func encode(to encoder: Encoder) throws {
    try super.encode(to: encoder)
    var c = encoder.container(keyedBy: CodingKeys.self)
    try c.encode(breed, forKey: .breed)
  }
}
let dog = try JSONDecoder().decode(Dog.self, from: Data(#"{"name": "Rex", "breed": "Pug"}"#.utf8))
let enc = JSONEncoder(); enc.outputFormatting = [.sortedKeys]
print(dog.name, dog.breed, String(decoding: try enc.encode(dog), as: UTF8.self))
let grid = try JSONDecoder().decode([[Int?]].self, from: Data("[[1,null],[]]".utf8)); print(grid)
enum APIError: Error { case bad(Int), decoding(Error) }
func parse<T: Decodable>(_ json: String) -> Result<T, APIError> {
  do { return .success(try JSONDecoder().decode(T.self, from: Data(json.utf8))) } catch {
    return .failure(.decoding(error))
  }
}
let r: Result<[Int], APIError> = parse("[1, 2]")
if case .success(let v) = r { print(v) }
if case .failure(.decoding(let e)) = parse("[true]") as Result<[Int], APIError> {
  print(e is DecodingError)
}
struct Wrapper: Codable { let id: UUID; let set: Set<Int> }
print(
  try JSONDecoder().decode(
    Wrapper.self, from: Data(#"{"id": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "set": [3]}"#.utf8)))
print((try? JSONDecoder().decode(Int8.self, from: Data("5".utf8))) ?? 0)
UserDefaults.standard.removeObject(forKey: "settings")
