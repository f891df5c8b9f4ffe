import Foundation
import ProjectFiles

/// A value of JSON.
indirect enum JSONNode: Hashable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONNode])
  case object([String: JSONNode])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONNode].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONNode].self))
    }
  }

  init(_ text: String) throws {
    self = try JSONDecoder().decode(JSONNode.self, from: Data(text.utf8))
  }

  var object: [String: JSONNode]? { if case .object(let members) = self { members } else { nil } }
  var array: [JSONNode]? { if case .array(let values) = self { values } else { nil } }
  var string: String? { if case .string(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The names that JSON Schema has for its type.
  var types: Set<String> {
    switch self {
    case .null: ["null"]
    case .bool: ["boolean"]
    case .number(let number): number.rounded() == number ? ["integer", "number"] : ["number"]
    case .string: ["string"]
    case .array: ["array"]
    case .object: ["object"]
    }
  }
}

/// A JSON Schema of `Content/Schemas`, with the keywords that these use.
struct JSONSchema {
  let root: JSONNode

  static var names: [String] {
    ProjectFiles.files(in: "Content/Schemas", endingIn: ".json").map {
      String($0.split(separator: "/").last?.dropLast(5) ?? "")
    }
  }

  init(named name: String) throws {
    root = try JSONNode(ProjectFiles.text("Content/Schemas/\(name).json"))
  }

  /// Returns what is wrong with a value, each with its place.
  func problems(of value: JSONNode) -> [String] { problems(of: value, root, at: "$") }

  private func problems(of value: JSONNode, _ schema: JSONNode, at place: String) -> [String] {
    guard let keywords = schema.object else { return ["\(place): no schema"] }
    return keywords.sorted { $0.key < $1.key }.flatMap { keyword, wanted in
      problems(of: value, keyword, wanted, beside: keywords, at: place)
    }
  }

  private func problems(
    of value: JSONNode, _ keyword: String, _ wanted: JSONNode, beside keywords: [String: JSONNode],
    at place: String
  ) -> [String] {
    func expect(_ holds: Bool) -> [String] {
      holds ? [] : ["\(place): \(String("\(value)".prefix(80))) breaks '\(keyword)'"]
    }
    switch keyword {
    case "$schema", "$id", "$defs", "title", "description": return []
    case "$ref":
      let name = String(wanted.string?.split(separator: "/").last ?? "")
      return problems(of: value, root.object?["$defs"]?.object?[name] ?? .null, at: place)
    case "type":
      let allowed = wanted.array?.compactMap(\.string) ?? [wanted.string ?? ""]
      return expect(!value.types.isDisjoint(with: allowed))
    case "const": return expect(value == wanted)
    case "enum": return expect(wanted.array?.contains(value) == true)
    case "required":
      guard let members = value.object else { return [] }
      return (wanted.array ?? []).compactMap(\.string).filter { members[$0] == nil }
        .map { "\(place): '\($0)' is missing" }
    case "properties":
      return (value.object ?? [:]).sorted { $0.key < $1.key }.flatMap { key, member in
        wanted.object?[key].map { problems(of: member, $0, at: "\(place).\(key)") } ?? []
      }
    case "additionalProperties":
      let known = keywords["properties"]?.object ?? [:]
      return (value.object ?? [:]).sorted { $0.key < $1.key }.filter { known[$0.key] == nil }
        .flatMap { key, member in
          wanted == .bool(false)
            ? ["\(place): '\(key)' is unknown"]
            : problems(of: member, wanted, at: "\(place).\(key)")
        }
    case "items":
      return (value.array ?? []).enumerated().flatMap { index, item in
        problems(of: item, wanted, at: "\(place)[\(index)]")
      }
    case "minItems": return expect(Double(value.array?.count ?? .max) >= wanted.number ?? 0)
    case "maxItems": return expect(Double(value.array?.count ?? 0) <= wanted.number ?? 0)
    case "minimum": return expect(value.number ?? .infinity >= wanted.number ?? 0)
    case "maximum": return expect(value.number ?? -.infinity <= wanted.number ?? 0)
    case "pattern":
      guard let text = value.string else { return [] }
      guard let pattern = wanted.string, let regex = try? Regex(pattern) else {
        return ["\(place): no pattern"]
      }
      return expect(text.contains(regex))
    case "anyOf", "oneOf":
      let all = (wanted.array ?? []).map { problems(of: value, $0, at: place) }
      let count = all.count { $0.isEmpty }
      guard count == 0 || keyword == "oneOf" && count > 1 else { return [] }
      // Those of the form that fits best, such as the one with the right 'type'.
      return ["\(place): \(count) forms fit"] + (all.min { $0.count < $1.count } ?? [])
    default: return ["\(place): the keyword '\(keyword)' is unknown here"]
    }
  }
}
