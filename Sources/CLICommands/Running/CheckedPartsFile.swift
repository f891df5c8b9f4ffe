internal import Authoring
internal import JSONCoding

/// The parts of courses that were checked, kept between runs: `$XDG_CACHE_HOME/vdl/checked`. A missing or foreign file
/// costs time and nothing else.
struct CheckedPartsFile {
  private let folder: String?
  /// The known parts; none, and no mark, where nothing can be kept.
  let parts: CheckedParts

  /// `modelVersion` names the model that runs the parts.
  init(in context: Context, modelVersion: String) {
    folder = ModelCache.folder(environment: context.environment)
    let mark = "\(CommandLineInterface.version) \(modelVersion)\(BuildMark.text)"
    let bytes = folder.flatMap { FileSystem.readOwn($0 + "/checked", limit: Self.mostBytes) }
    let kept = bytes.flatMap { try? JSONCoding.decode(CheckedParts.self, from: $0) }
    let known = kept.flatMap { $0.mark == mark ? $0 : nil } ?? CheckedParts(mark: mark)
    parts = folder == nil ? CheckedParts(mark: "") : known
  }

  /// Keeps what is known now in place of what was.
  func save(_ checked: CheckedParts) {
    guard let folder, checked != parts, let text = try? JSONCoding.encode(checked),
      (try? FileSystem.makeFolder(folder)) != nil
    else { return }
    try? FileSystem.replace(folder + "/checked") { (append) throws(Failure) in
      try append(Array(text.utf8))
    }
  }

  private static let mostBytes = 64 << 20
}
