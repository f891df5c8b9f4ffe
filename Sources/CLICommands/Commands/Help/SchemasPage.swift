internal import Diagnostics
internal import EmbeddedSources
internal import JSONCoding

extension HelpTopic {
  /// The JSON Schemas of what commands print.
  static let schemas = HelpTopic(name: "schemas", takesWords: true) {
    (words, context) throws(Failure) in
    let all = EmbeddedSources.files(in: .schemas).map { file in
      (name: String(file.name.split(separator: "/").last?.dropLast(5) ?? ""), text: file.text)
    }
    guard let word = words.first else {
      return all.map { "\($0.name): \(title(of: $0.text))\n" }.joined()
        + "\n'vdl help schemas NAME' prints the JSON Schema.\n"
    }
    guard words.count == 1, let found = all.first(where: { $0.name == word }) else {
      throw .usage(
        .unknownName(
          words.joined(separator: " "), noun: "schema",
          suggestion: suggestion(for: word, among: all.map(\.name)), list: "vdl help schemas"))
    }
    return found.text
  }

  private static func title(of schema: String) -> String {
    (try? JSONCoding.decode(Titled.self, from: Array(schema.utf8)))?.title ?? ""
  }

  private struct Titled: Decodable { var title: String }
}
