internal import Glibc

/// Bytes through an open descriptor, whatever the system interrupts.
public enum Descriptor {
  /// Reads to the end, or so many bytes; nil, with the reason in `errno`, when reading fails.
  public static func read(_ descriptor: Int32, atMost most: Int) -> [UInt8]? {
    guard var bytes = readAtOnce(size(of: descriptor), from: descriptor, atMost: most) else {
      return nil
    }
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

  /// Reads what a file of a known size has, into its place at once: the image of the model has megabytes.
  private static func readAtOnce(
    _ size: Int, from descriptor: Int32, atMost most: Int
  ) -> [UInt8]? {
    var hasFailed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: min(size, most)) { room, filled in
      guard let start = room.baseAddress else { return }
      while filled < room.count {
        let count = Glibc.read(descriptor, start + filled, room.count - filled)
        if count < 0, errno == EINTR { continue }
        hasFailed = count < 0
        guard count > 0 else { return }
        filled += count
      }
    }
    return hasFailed ? nil : bytes
  }

  /// The size of a plain file; 0 for what tells none.
  private static func size(of descriptor: Int32) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return 0 }
    return max(0, Int(status.st_size))
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
