internal import Coursework
internal import Exporting
internal import Reporting

/// The kind of file that a command writes with `-o`, by which an earlier file of it is known: a slip in the name must not cost a
/// roster or an essay.
enum OutputKind {
  case page
  case feedback
  case grades
  case archive
  case ankiPackage
  case handIn

  /// As a part of "is there and is no …".
  var name: String {
    switch self {
    case .page: "page of vdl"
    case .feedback: "feedback"
    case .grades: "table of grades"
    case .archive: "archive"
    case .ankiPackage: "Anki package"
    case .handIn: "hand-in"
    }
  }

  /// The most bytes that tell what a file is.
  private var mostBytes: Int { self == .handIn ? HandIn.sizeLimit : 65_536 }

  /// Whether a file may be replaced: it isn't there, is empty, or is of this kind.
  func mayReplace(_ path: String) throws(Failure) -> Bool {
    guard FileSystem.stamp(of: path) != nil, !FileSystem.isPipeOrDevice(path) else { return true }
    let bytes = try FileSystem.read(path, limit: mostBytes)
    return bytes.isEmpty || isKind(of: bytes)
  }

  private func isKind(of bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes.prefix(mostBytes), as: UTF8.self)
    return switch self {
    case .page: text.hasPrefix("<!DOCTYPE html>") && text.contains("by ViewDidLearn")
    case .feedback: text.contains(FeedbackPage.mark)
    case .grades: GradeTable.Format.allCases.contains { text.hasPrefix(GradeTable.head(of: $0)) }
    // The first bytes of gzip, which RFC 1952 gives.
    case .archive: bytes.starts(with: [0x1F, 0x8B])
    // A zip that begins with the collection.
    case .ankiPackage: bytes.starts(with: [0x50, 0x4B]) && text.contains("collection.anki2")
    case .handIn: (try? HandIn(packed: bytes)) != nil
    }
  }
}
