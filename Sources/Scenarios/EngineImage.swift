import SwiftFrontend
import SwiftIR
import SwiftInterpreter

/// The lowered model and the rule book read from it: the parts of an engine that are kept.
struct EngineImage {
  var model: CompiledModel
  var rules: Table<RuleEntry>
  /// The rules that are bound to releases: every run asks for them, and the table is seldom read.
  var boundRules: [RuleEntry]

  init(model: CompiledModel, rules: Table<RuleEntry>) {
    self.model = model
    self.rules = rules
    boundRules = Array(rules).filter(\.isBoundToReleases)
  }

  /// Reads a sealed image; nil when it is damaged, of another version, or contains code that cannot
  /// run safely.
  init?(sealed image: [UInt8], version: String) {
    guard var reader = ByteImage.open(image, format: Program.imageFormat),
      reader.readString() == version
    else { return nil }
    rules = reader.readTable { reader, _ in RuleEntry(from: &reader) }
    boundRules = reader.readArray { RuleEntry(from: &$0) }
    guard let model = CompiledModel(from: &reader), reader.isAtEnd,
      verifyTables(model.program).isEmpty
    else { return nil }
    self.model = model
  }

  func sealed(version: String) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(version)
    writer.write(table: rules) { $1.write(to: &$0) }
    writer.write(boundRules) { $1.write(to: &$0) }
    model.write(to: &writer)
    return ByteImage.seal(writer, format: Program.imageFormat)
  }
}

extension RuleEntry {
  fileprivate func write(to writer: inout ByteWriter) {
    for text in [id, sentence, since, evidence, confidence] { writer.write(text) }
    for text in [through, alternative] { writer.write(text) { $0.write($1) } }
    for list in [articles, claims, names, formerly] { writer.write(list) { $0.write($1) } }
    writer.write(isBoundToReleases)
  }

  fileprivate init(from reader: inout ByteReader) {
    id = reader.readString()
    sentence = reader.readString()
    since = reader.readString()
    evidence = reader.readString()
    confidence = reader.readString()
    through = reader.readOptional { $0.readString() }
    alternative = reader.readOptional { $0.readString() }
    articles = reader.readArray { $0.readString() }
    claims = reader.readArray { $0.readString() }
    names = reader.readArray { $0.readString() }
    formerly = reader.readArray { $0.readString() }
    isBoundToReleases = reader.readBool()
  }
}
