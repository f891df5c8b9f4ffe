internal import Glibc

/// The bytes of a file that somebody else may have put there.
public enum PlainFile {
  public enum Reading {
    case bytes([UInt8])
    /// It has more bytes than the limit.
    case isTooLarge(bytes: Int)
    /// It is a link, a pipe, a device, or anything else than a file of bytes.
    case isNoPlainFile
    case cannotBeRead
  }

  /// Reads a file of bytes, which is no link. Its kind and size are looked at before it is opened, since opening a
  /// device may do something, and again afterwards, since another file may have come in between.
  public static func read(_ path: String, limit: Int) -> Reading {
    var status = stat()
    guard lstat(path, &status) == 0 else { return .cannotBeRead }
    if let refusal = refusal(status, limit) { return refusal }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else { return .cannotBeRead }
    defer { close(descriptor) }
    guard fstat(descriptor, &status) == 0 else { return .cannotBeRead }
    if let refusal = refusal(status, limit) { return refusal }
    guard let bytes = Descriptor.read(descriptor, atMost: limit + 1) else {
      return .cannotBeRead
    }
    return bytes.count <= limit ? .bytes(bytes) : .isTooLarge(bytes: bytes.count)
  }

  private static func refusal(_ status: stat, _ limit: Int) -> Reading? {
    guard status.st_mode & S_IFMT == S_IFREG else { return .isNoPlainFile }
    return Int(status.st_size) <= limit ? nil : .isTooLarge(bytes: Int(status.st_size))
  }
}
