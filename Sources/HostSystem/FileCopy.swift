internal import Glibc

/// Copies of files, of any size.
public enum FileCopy {
  /// Copies a file to a new one that only its owner may read; false, with the reason in `errno`, when it can't.
  public static func make(of path: String, at copy: String) -> Bool {
    let source = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard source >= 0 else { return false }
    defer { close(source) }
    let target = open(copy, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard target >= 0 else { return false }
    defer { close(target) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(source, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return count == 0 }
      guard Descriptor.write(buffer[..<count], to: target) else { return false }
    }
  }
}
