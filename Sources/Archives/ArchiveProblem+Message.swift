internal import Phrases

extension ArchiveProblem {
  /// The problem, in lower case and without a full stop.
  public var message: String {
    switch self {
    case .isNoArchive: "it is no archive that vdl reads; use tar, tar.gz or zip"
    case .isDamaged: "the archive is damaged, or was cut off"
    case .isEncrypted(let path): "'\(path)' in the archive has a password"
    case .leadsOut(let path): "the path '\(path)' in the archive leads out of its folder"
    case .hasControlCharacter(let path):
      "the name '\(path)' in the archive has a control character; give it another one"
    case .isTooLong(let path):
      "the path '\(path.prefix(60))…' in the archive is longer than \(ArchivePath.mostBytes) bytes, or deeper than "
        + "\(ArchivePath.mostParts) folders"
    case .isNoPlainFile(let path):
      "'\(path)' in the archive is a link or a device; an archive may only hold files and folders"
    case .isThereTwice(let path): "the archive holds '\(path)' twice"
    case .exceeds(let bound): bound.message
    case .cannotBeHandled: "this system can't handle archives"
    }
  }
}

extension ArchiveProblem.Bound {
  fileprivate var message: String {
    switch self {
    case .entries(let most): "the archive holds more than \(most) files and folders"
    case .packedBytes(let most): "the archive has more than \(Self.megabytes(most))"
    case .fileBytes(let most, let path):
      "'\(path)' in the archive has more than \(Self.megabytes(most))"
    case .totalBytes(let most): "the archive's files have more than \(Self.megabytes(most))"
    case .ratio(let most): "the archive's files have more than \(most) times its size"
    }
  }

  private static func megabytes(_ bytes: Int) -> String {
    counted(max(1, bytes >> 20), "megabyte")
  }
}
