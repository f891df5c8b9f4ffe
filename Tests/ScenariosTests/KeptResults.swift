import Foundation
import ProgramGenerator
import ProjectFiles

/// Results of native compilations and runs, which take seconds each, kept under `.build/oracle`.
///
/// A key is all that a result depends on; what has not changed is not compiled again.
enum KeptResults {
  static let folder = ProjectFiles.root.appending(path: ".build/oracle")

  /// Returns the result that is kept for a key, or makes it and keeps it.
  static func result<Value: Codable>(
    _ key: String..., make: () throws -> Value
  ) throws -> Value {
    let hash = key.reduce(fnv1a("")) { fnv1a($1, from: fnv1a("\0", from: $0)) }
    let file = folder.appending(path: "results/\(String(hash, radix: 16)).json")
    if let data = try? Data(contentsOf: file),
      let kept = try? JSONDecoder().decode(Value.self, from: data)
    {
      return kept
    }
    let made = try make()
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(made).write(to: file, options: .atomic)
    return made
  }
}
