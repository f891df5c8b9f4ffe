/// Files packed into one: tar, plain or in gzip, and zip.
///
/// An archive comes from anybody. It is read in memory and in bounds, and what it may hold is plain files under
/// paths that stay in a folder:
///
///     for file in try Archive.files(in: bytes) { print(file.path, file.bytes.count) }
///
/// Nothing is written to a disk here.
public enum Archive {
  /// The bounds of an archive that is read.
  public struct Limits: Hashable, Sendable {
    /// The most entries, folders among them.
    public var entries = 10_000
    /// The most bytes of the archive itself.
    public var packedBytes = 64 << 20
    /// The most bytes of one file.
    public var fileBytes = 16 << 20
    /// The most bytes of all files together.
    public var totalBytes = 128 << 20
    /// How many times the archive's own size its files may have together. What is smaller than a megabyte is free.
    public var ratio = 200

    public init() {}
  }

  /// The part of an archive that somebody wants.
  public struct Contents: Hashable, Sendable {
    public var files: [ArchivedFile] = []
    /// The names of the entries that nobody wants; their bytes aren't read.
    public var others: [String] = []
    /// Why wanted files were left out, one for each.
    public var problems: [ArchiveProblem] = []
  }
}
