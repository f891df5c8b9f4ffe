internal import CArchive

extension Archive {
  /// The form of an archive that is written.
  public enum Form: Hashable, Sendable {
    /// Tar in gzip.
    case tar
    case zip
  }

  /// Packs files. Equal files give equal bytes, in whatever order they come: the archive has no times, owners or
  /// modes of its own.
  public static func packed(
    _ files: [ArchivedFile], as form: Form = .tar
  ) throws(ArchiveProblem) -> [UInt8] {
    for file in files {
      let path = try ArchivePath.normal(file.path)
      guard path == file.path, !path.isEmpty else { throw .leadsOut(path: file.path) }
    }
    return try withNamesInUTF8 { () throws(ArchiveProblem) in try write(files, as: form) }
  }

  private static func write(
    _ files: [ArchivedFile], as form: Form
  ) throws(ArchiveProblem) -> [UInt8] {
    guard let writer = unsafe archive_write_new() else { throw .cannotBeHandled }
    defer { unsafe archive_write_free(writer) }
    switch form {
    case .tar:
      unsafe archive_write_set_format_pax_restricted(writer)
      unsafe archive_write_add_filter_gzip(writer)
      unsafe archive_write_set_options(writer, "gzip:!timestamp,gzip:compression-level=9")
    case .zip: unsafe archive_write_set_format_zip(writer)
    }
    // The end is not padded to the blocks of a tape.
    unsafe archive_write_set_bytes_in_last_block(writer, 1)
    var room = [UInt8](repeating: 0, count: mostBytes(of: files))
    var used = 0
    let isWritten = unsafe room.withUnsafeMutableBytes { buffer in
      guard
        unsafe archive_write_open_memory(writer, buffer.baseAddress, buffer.count, &used)
          == ARCHIVE_OK
      else { return false }
      for file in files.sorted(by: { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }) {
        guard unsafe write(file, as: form, to: writer) else { return false }
      }
      return unsafe archive_write_close(writer) == ARCHIVE_OK
    }
    guard isWritten else { throw .cannotBeHandled }
    return Array(room[..<used])
  }

  /// More bytes than the archive can have: headers of each file in blocks of 512 bytes, its name twice in an
  /// extended header, and what compression adds to bytes that don't shrink.
  private static func mostBytes(of files: [ArchivedFile]) -> Int {
    let plain = files.reduce(1 << 16) { $0 + $1.bytes.count + 2 * $1.path.utf8.count + 4_096 }
    return plain + plain / 100
  }

  private static func write(
    _ file: ArchivedFile, as form: Form, to writer: OpaquePointer
  ) -> Bool {
    guard let entry = unsafe archive_entry_new() else { return false }
    defer { unsafe archive_entry_free(entry) }
    unsafe archive_entry_update_pathname_utf8(entry, file.path)
    unsafe archive_entry_set_filetype(entry, carchive_file)
    unsafe archive_entry_set_perm(entry, 0o644)
    // Without a time at all, zip takes its own earliest one.
    if form == .tar { unsafe archive_entry_set_mtime(entry, 0, 0) }
    unsafe archive_entry_set_size(entry, Int64(file.bytes.count))
    guard unsafe archive_write_header(writer, entry) == ARCHIVE_OK else { return false }
    let count = unsafe file.bytes.withUnsafeBytes { buffer in
      unsafe archive_write_data(writer, buffer.baseAddress, buffer.count)
    }
    return count == file.bytes.count
  }
}
