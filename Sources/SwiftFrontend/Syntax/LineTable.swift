/// Where each line of a text begins, to turn offsets into lines and columns.
struct LineTable {
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      if byte == 0x0A || (byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A))
      {
        starts.append(offset + 1)
      }
    }
    self.starts = starts
  }

  /// Returns the line and column of a byte, both counted from 1.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
