/// A sentence, with a check that decides from a run whether the sentence is true.
public struct Statement: Hashable, Sendable, Codable {
  /// Markdown.
  public var text: String
  /// A Swift expression in the scenario's scope.
  public var check: String

  public init(text: String, check: String) {
    self.text = text
    self.check = check
  }

  func mapTexts(_ change: (String) -> String) -> Statement {
    Statement(text: change(text), check: change(check))
  }
}

// A task that is one statement keeps its parts beside the other keys of its question.
extension Statement {
  private enum KeysOfTask: String, CodingKey {
    case text = "statement"
    case check
  }

  init(besideOthersIn decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: KeysOfTask.self)
    text = try container.decode(String.self, forKey: .text)
    check = try container.decode(String.self, forKey: .check)
  }

  func encode(besideOthersIn encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: KeysOfTask.self)
    try container.encode(text, forKey: .text)
    try container.encode(check, forKey: .check)
  }
}

extension KeyedDecodingContainer {
  /// Decodes the first element of a list that holds exactly one by its kind's rules.
  func decodeFirst<Element: Decodable>(_ type: Element.Type, forKey key: Key) throws -> Element {
    guard let first = try decode([Element].self, forKey: key).first else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "expected an element")
    }
    return first
  }
}
