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
    guard let bytes = read(descriptor, atMost: limit + 1, expecting: Int(status.st_size)) else {
      return .cannotBeRead
    }
    return bytes.count <= limit ? .bytes(bytes) : .isTooLarge(bytes: bytes.count)
  }

  private static func refusal(_ status: stat, _ limit: Int) -> Reading? {
    guard status.st_mode & S_IFMT == S_IFREG else { return .isNoPlainFile }
    return Int(status.st_size) <= limit ? nil : .isTooLarge(bytes: Int(status.st_size))
  }

  /// Reads to the end, or so many bytes; nil when reading fails.
  private static func read(
    _ descriptor: Int32, atMost most: Int, expecting size: Int
  ) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < most {
      let count = Glibc.read(descriptor, &buffer, min(buffer.count, most - bytes.count))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return bytes
  }
}
