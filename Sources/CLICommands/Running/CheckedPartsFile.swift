internal import Authoring
internal import JSONCoding

/// The parts of courses that were checked, kept between runs: `$XDG_CACHE_HOME/vdl/checked`. A missing or foreign file
/// costs time and nothing else.
struct CheckedPartsFile {
  private let folder: String?
  private var form: Form

  private struct Form: Codable {
    var mark: String
    var truths: [String: String]
  }

  /// `modelVersion` names the model that runs the parts.
  init(in context: Context, modelVersion: String) {
    folder = ModelCache.folder(environment: context.environment)
    let mark = "\(CommandLineInterface.version) \(modelVersion)\(BuildMark.text)"
    let bytes = folder.flatMap { FileSystem.readOwn($0 + "/checked", limit: Self.mostBytes) }
    let kept = bytes.flatMap { try? JSONCoding.decode(Form.self, from: $0) }
    form =
      kept?.mark == mark ? kept ?? Form(mark: mark, truths: [:]) : Form(mark: mark, truths: [:])
  }

  /// Nothing is known where nothing can be kept.
  var parts: CheckedParts {
    folder == nil ? CheckedParts(mark: "") : CheckedParts(mark: form.mark, truths: form.truths)
  }

  /// Keeps what was checked now.
  func save(_ checked: CheckedParts) {
    var parts = parts
    parts.formUnion(checked)
    guard let folder, parts.truths != form.truths,
      let text = try? JSONCoding.encode(Form(mark: parts.mark, truths: parts.truths)),
      (try? FileSystem.makeFolder(folder)) != nil
    else { return }
    try? FileSystem.replace(folder + "/checked") { (append) throws(Failure) in
      try append(Array(text.utf8))
    }
  }

  private static let mostBytes = 64 << 20
}
