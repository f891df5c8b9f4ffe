internal import Glibc

/// A file that only its owner may read and that has no name until it is complete: a program that is
/// killed before leaves nothing behind.
///
/// On file systems that know no such files it has a `PartialName` beside the name that it is for. It is
/// removed when it isn't wanted, and after a kill when the next one is made in the folder.
package final class UnnamedFile {
  private let descriptor: Int32
  /// The path where the file needs one.
  private var partial: String?

  /// Creates an empty file for the name `path`, on its file system.
  ///
  /// `mayBeUnnamed` is for tests of file systems where it may not.
  package init(for path: String, mayBeUnnamed: Bool = true) throws(SystemError) {
    if mayBeUnnamed {
      let unnamed = Glibc.open(
        Self.folder(of: path), Self.temporary | O_RDWR | O_CLOEXEC, 0o600)
      if unnamed >= 0 {
        descriptor = unnamed
        return
      }
      guard [EOPNOTSUPP, EISDIR, EINVAL, ENOENT].contains(errno) else { throw .latest }
    }
    let folder = Self.folder(of: path)
    PartialName.removeLeft(in: folder)
    let (descriptor, partial) = try Self.openPartial(in: folder)
    self.descriptor = descriptor
    self.partial = partial
  }

  /// `O_TMPFILE`, a macro that Swift does not import.
  private static let temporary = 0o20_000_000 | O_DIRECTORY

  /// The path of a file's folder, which ends in a slash.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
  }

  /// Creates a file with a name, and locks it.
  private static func openPartial(
    in folder: String
  ) throws(SystemError) -> (descriptor: Int32, path: String) {
    while true {
      let path = folder + PartialName.random()
      let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else {
        if errno == EEXIST { continue }
        throw .latest
      }
      flock(descriptor, LOCK_EX)
      // Before it had its lock, another program may have taken it for one that was left.
      if isLinked(descriptor) { return (descriptor, path) }
      close(descriptor)
    }
  }

  private static func isLinked(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) != 0 || status.st_nlink > 0
  }

  deinit {
    if let partial { unlink(partial) }
    close(descriptor)
  }

  /// Appends bytes.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .latest }
      start += count
    }
  }

  /// Lets others use the file too, as far as this process's mask allows.
  package func allow(_ mode: UInt32) {
    let mask = umask(0o077)
    umask(mask)
    fchmod(descriptor, mode & ~mask)
  }

  /// Lets those use the file that the mode says, whatever this process's mask is.
  package func setMode(_ mode: UInt32) {
    fchmod(descriptor, mode)
  }

  // MARK: Naming

  /// Gives the file its name, which no other file may have, once its bytes are on the disk.
  package func name(_ path: String) throws(SystemError) {
    guard fsync(descriptor) == 0 else { throw .latest }
    if let partial {
      try Self.move(partial, to: path)
      self.partial = nil
    } else {
      try link(path)
    }
    Self.syncFolder(of: path)
  }

  /// Gives the file a name and takes it from the file that has it: others see the one or the other, whole.
  package func replace(_ path: String) throws(SystemError) {
    guard fsync(descriptor) == 0 else { throw .latest }
    let folder = Self.folder(of: path)
    PartialName.removeLeft(in: folder)
    guard try !takesFreeName(path) else { return Self.syncFolder(of: path) }
    let complete = if let partial { partial } else { try linkBeside(in: folder) }
    partial = complete
    guard rename(complete, path) == 0 else { throw .latest }
    partial = nil
    Self.syncFolder(of: path)
  }

  /// Gives a file without any name this one if no other file has it; returns whether it did.
  private func takesFreeName(_ path: String) throws(SystemError) -> Bool {
    guard partial == nil else { return false }
    do throws(SystemError) {
      try link(path)
      return true
    } catch {
      guard error.code == EEXIST else { throw error }
      return false
    }
  }

  /// Gives the complete file a name that no other file has; returns its path.
  private func linkBeside(in folder: String) throws(SystemError) -> String {
    // A program that looks for what a killed one left must not find it without its lock.
    lock()
    while true {
      let path = folder + PartialName.random()
      do throws(SystemError) {
        try link(path)
        return path
      } catch {
        guard error.code == EEXIST else { throw error }
      }
    }
  }

  private func link(_ path: String) throws(SystemError) {
    let own = "/proc/self/fd/\(descriptor)"
    guard linkat(AT_FDCWD, own, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0 else { throw .latest }
  }

  /// Gives a file another name, which no other file may have.
  static func move(_ path: String, to new: String) throws(SystemError) {
    if Glibc.link(path, new) == 0 {
      unlink(path)
      return
    }
    // Some file systems know no second names.
    let error = SystemError.latest
    guard error.code != EEXIST, access(new, F_OK) != 0, rename(path, new) == 0 else { throw error }
  }

  /// A file's name is its folder's, and on the disk when that is.
  private static func syncFolder(of path: String) {
    let descriptor = Glibc.open(folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  // MARK: Locking

  /// Keeps the file from programs that look for what a killed one left, as long as this one runs.
  func lock() { flock(descriptor, LOCK_EX | LOCK_NB) }
}

extension StoreError.WritingFailure {
  init(_ error: SystemError) {
    self =
      switch error.code {
      case EEXIST: .fileExists
      case ENOENT: .missingFolder
      case ENOSPC, EDQUOT: .full
      default: .system(error)
      }
  }
}
