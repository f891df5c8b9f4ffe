import Diagnostics
import SwiftFrontend
import SwiftIR
import SwiftInterpreter

/// Reads the model's rules by running the model: they are registered there, as Swift, and nowhere else.
enum RuleBook {
  /// Fields of a rule are printed one a line; this separates rules, and no text of a rule has it.
  private static let separator = "\u{1E}"

  static func read(from model: CompiledModel) -> [RuleEntry] {
    let source = """
      for rule in Rule.all {
        print(rule.id)
        print(rule.sentence)
        print(rule.since)
        print(rule.through ?? "")
        print(rule.evidence)
        print(rule.confidence)
        print(rule.alternative ?? "")
        print(rule.articles.joined(separator: "\\t"))
        print(rule.claims.joined(separator: "\\t"))
        print(rule.names.joined(separator: "\\t"))
        print(rule.isBoundToReleases)
        print(rule.formerly.joined(separator: "\\t"))
        print("\\u{1E}")
      }
      """
    var settings = ScenarioSettings(ios: "26", device: "iphone", isVerbose: false, seed: 0)
    settings.isPartOfModel = true
    let (compiled, _) = model.compile(
      [SourceFile(name: "rules", text: source)], checks: [], settings: settings)
    guard let program = compiled.program else { return [] }
    let output = SwiftInterpreter.run(
      program, configuration: Configuration(recordsEvents: false, findsLeaks: false)
    ).output
    return output.split(separator: separator, omittingEmptySubsequences: true).compactMap(entry)
      .sorted { $0.id < $1.id }
  }

  private static func entry(_ lines: ArraySlice<String>) -> RuleEntry? {
    let fields = Array(lines)
    guard fields.count == 12 else { return nil }
    func list(_ text: String) -> [String] { text.split(separator: "\t").map(String.init) }
    var entry = RuleEntry(
      id: fields[0], sentence: fields[1], since: fields[2],
      through: fields[3].isEmpty ? nil : fields[3], evidence: fields[4], confidence: fields[5],
      alternative: fields[6].isEmpty ? nil : fields[6], articles: list(fields[7]),
      claims: list(fields[8]), names: list(fields[9]))
    entry.isBoundToReleases = fields[10] == "true"
    entry.formerly = list(fields[11])
    return entry
  }
}
