import Checksums
import SeededNumbers
import Testing

@Suite struct ChecksumTests {
  private func sum(_ parts: [[UInt8]]) -> String {
    var checksum = Checksum()
    for part in parts { checksum.add(part) }
    return checksum.hexadecimal
  }

  /// Stored sums are compared with those of later versions.
  @Test func `sums are the same on every machine`() {
    #expect(sum([]) == "cbf29ce484222325")
    var checksum = Checksum()
    checksum.add("A view controller.")
    #expect(checksum.hexadecimal == sum([Array("A view controller.".utf8)]))
  }

  @Test func `another bit, another part or another length is another sum`() {
    var numbers = SeededNumbers(seed: 4)
    let bytes = (0..<100).map { _ in UInt8(truncatingIfNeeded: numbers.next()) }
    var sums: Set<String> = [sum([bytes])]
    for bit in 0..<800 {
      var changed = bytes
      changed[bit / 8] ^= 1 << (bit % 8)
      sums.insert(sum([changed]))
    }
    for place in 1..<100 { sums.insert(sum([Array(bytes[..<place]), Array(bytes[place...])])) }
    for length in 0..<100 { sums.insert(sum([Array(bytes[..<length])])) }
    #expect(sums.count == 1 + 800 + 99 + 100)
  }
}
