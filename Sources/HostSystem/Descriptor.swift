internal import Glibc

/// Bytes through an open descriptor, whatever the system interrupts.
public enum Descriptor {
  /// Reads to the end, or so many bytes; nil, with the reason in `errno`, when reading fails.
  public static func read(_ descriptor: Int32, atMost most: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var status = stat()
    if fstat(descriptor, &status) == 0 { bytes.reserveCapacity(min(Int(status.st_size) + 1, most)) }
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

  /// Writes all bytes; false, with the reason in `errno`, when it can't.
  public static func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
