internal import CArchive

extension Archive {
  /// Reads all files of an archive, in its order.
  public static func files(
    in bytes: [UInt8], limits: Limits = Limits()
  ) throws(ArchiveProblem) -> [ArchivedFile] {
    try contents(of: bytes, limits: limits, wanted: nil).files
  }

  /// Reads the files of an archive whose names are wanted, in its order. One that can't be read doesn't stop the
  /// others.
  public static func contents(
    of bytes: [UInt8], limits: Limits = Limits(), wanting isWanted: @escaping (String) -> Bool
  ) throws(ArchiveProblem) -> Contents {
    try contents(of: bytes, limits: limits, wanted: isWanted)
  }

  private static func contents(
    of bytes: [UInt8], limits: Limits, wanted: ((String) -> Bool)?
  ) throws(ArchiveProblem) -> Contents {
    guard bytes.count <= limits.packedBytes else {
      throw .exceeds(.packedBytes(limits.packedBytes))
    }
    return try withNamesInUTF8 { () throws(ArchiveProblem) in try read(bytes, limits, wanted) }
  }

  private static func read(
    _ bytes: [UInt8], _ limits: Limits, _ wanted: ((String) -> Bool)?
  ) throws(ArchiveProblem) -> Contents {
    guard let reader = unsafe archive_read_new() else { throw .cannotBeHandled }
    defer { unsafe archive_read_free(reader) }
    unsafe archive_read_support_filter_gzip(reader)
    unsafe archive_read_support_format_tar(reader)
    unsafe archive_read_support_format_zip(reader)
    var reading = unsafe ArchiveReading(
      reader: reader, packed: bytes.count, limits: limits, wanted: wanted)
    var result: Result<Contents, ArchiveProblem> = .failure(.isNoArchive)
    unsafe bytes.withUnsafeBytes { buffer in
      guard unsafe archive_read_open_memory(reader, buffer.baseAddress, buffer.count) == ARCHIVE_OK
      else { return }
      result = Result { () throws(ArchiveProblem) in try reading.readAll() }
    }
    return try result.get()
  }
}

/// Goes through the entries of one archive, and counts.
@safe private struct ArchiveReading {
  let reader: OpaquePointer
  let packed: Int
  let limits: Archive.Limits
  /// Nil where all is wanted, and sound.
  let wanted: ((String) -> Bool)?
  private var entryCount = 0
  private var byteCount = 0
  private var contents = Archive.Contents()
  private var filePaths: Set<String> = []
  private var folderPaths: Set<String> = []

  /// An archive of any size may hold so much: a small one shrinks by a large factor.
  private static let freeBytes = 1 << 20

  init(
    reader: OpaquePointer, packed: Int, limits: Archive.Limits, wanted: ((String) -> Bool)?
  ) {
    unsafe self.reader = reader
    self.packed = packed
    self.limits = limits
    self.wanted = wanted
  }

  mutating func readAll() throws(ArchiveProblem) -> Archive.Contents {
    while let entry = try unsafe nextEntry() {
      entryCount += 1
      guard entryCount <= limits.entries else { throw .exceeds(.entries(limits.entries)) }
      // Counts what was unpacked and skipped as well, so that headers alone are bounded.
      guard unsafe archive_filter_bytes(reader, 0) <= limits.totalBytes + entryCount * 4_096 else {
        throw .exceeds(.totalBytes(limits.totalBytes))
      }
      try unsafe takeOrPassOver(entry)
    }
    return contents
  }

  private mutating func takeOrPassOver(_ entry: OpaquePointer) throws(ArchiveProblem) {
    guard let wanted else { return try unsafe take(entry) }
    let name = unsafe Self.name(of: entry)
    guard wanted(name) else {
      if !name.hasSuffix("/") { contents.others.append(name) }
      return
    }
    do throws(ArchiveProblem) { try unsafe take(entry) } catch {
      guard error.isOfOneFile else { throw error }
      contents.problems.append(error)
    }
  }

  private func nextEntry() throws(ArchiveProblem) -> OpaquePointer? {
    var entry: OpaquePointer?
    switch unsafe archive_read_next_header(reader, &entry) {
    // A warning is about a name in another alphabet, or about times; neither is used as it is.
    case ARCHIVE_OK, ARCHIVE_WARN: return unsafe entry
    case ARCHIVE_EOF where entryCount > 0 || packed > 0: return nil
    default: throw entryCount == 0 ? .isNoArchive : .isDamaged
    }
  }

  private mutating func take(_ entry: OpaquePointer) throws(ArchiveProblem) {
    let name = unsafe Self.name(of: entry)
    let path = try ArchivePath.normal(name)
    let isLink = unsafe archive_entry_hardlink(entry) != nil || archive_entry_symlink(entry) != nil
    switch unsafe UInt32(archive_entry_filetype(entry)) {
    // A name that ends in '/' makes a folder of a file, whose bytes nobody would count.
    case carchive_folder where unsafe !isLink && archive_entry_size(entry) == 0:
      if !path.isEmpty { try claimFolder(path) }
    case carchive_file where !isLink && !path.isEmpty:
      guard unsafe archive_entry_is_encrypted(entry) == 0 else { throw .isEncrypted(path: path) }
      try claimFile(path)
      // An archive without times has 1970 in their place.
      let seconds = unsafe Int(archive_entry_mtime(entry))
      let modified = seconds > 0 ? seconds : nil
      contents.files.append(
        ArchivedFile(path: path, bytes: try bytes(of: path), modified: modified))
    default: throw .isNoPlainFile(path: name)
    }
  }

  /// The name as UTF-8; bytes that are none are replaced.
  private static func name(of entry: OpaquePointer) -> String {
    if let name = unsafe archive_entry_pathname_utf8(entry) { return unsafe String(cString: name) }
    if let name = unsafe archive_entry_pathname(entry) { return unsafe String(cString: name) }
    return ""
  }

  // MARK: Paths

  private mutating func claimFile(_ path: String) throws(ArchiveProblem) {
    guard !folderPaths.contains(path), filePaths.insert(path).inserted else {
      throw .isThereTwice(path: path)
    }
    if let end = path.lastIndex(of: "/") { try claimFolder(String(path[..<end])) }
  }

  private mutating func claimFolder(_ path: String) throws(ArchiveProblem) {
    var path = path[...]
    while true {
      guard !filePaths.contains(String(path)) else { throw .isThereTwice(path: String(path)) }
      guard folderPaths.insert(String(path)).inserted, let end = path.lastIndex(of: "/") else {
        return
      }
      path = path[..<end]
    }
  }

  // MARK: Bytes

  /// Reads the bytes of the current entry. The size that its header gives is not believed.
  private mutating func bytes(of path: String) throws(ArchiveProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe room.withUnsafeMutableBytes { buffer in
        unsafe archive_read_data(reader, buffer.baseAddress, buffer.count)
      }
      guard count >= 0 else { throw .isDamaged }
      guard count > 0 else { return bytes }
      bytes += room[..<count]
      byteCount += count
      try check(fileBytes: bytes.count, of: path)
    }
  }

  private func check(fileBytes: Int, of path: String) throws(ArchiveProblem) {
    guard fileBytes <= limits.fileBytes else {
      throw .exceeds(.fileBytes(limits.fileBytes, path: path))
    }
    guard byteCount <= limits.totalBytes else { throw .exceeds(.totalBytes(limits.totalBytes)) }
    guard byteCount <= Self.freeBytes || byteCount / limits.ratio <= packed else {
      throw .exceeds(.ratio(limits.ratio))
    }
  }
}
