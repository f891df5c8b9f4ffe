import Glibc

extension Machine {
  /// A number with so many digits after the point, as C's `%.2f` writes it.
  static func fixed(_ number: Double, digits: Int) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 2048) { buffer in
      let format = "%.\(min(max(digits, 0), 1200))f"
      let count = withVaList([number]) {
        vsnprintf(buffer.baseAddress, buffer.count, format, $0)
      }
      guard count > 0, count < buffer.count else { return "" }
      return String(decoding: UnsafeRawBufferPointer(buffer)[..<Int(count)], as: UTF8.self)
    }
  }
}
