/// Makes tar archives (POSIX.1-1988, ustar) that our own writer refuses to make.
struct Tar {
  private(set) var bytes: [UInt8] = []

  /// Adds an entry; `kind` is the character that tar has for its type.
  mutating func add(
    _ path: String, _ content: [UInt8] = [], kind: Character = "0", target: String = "",
    claimedSize: Int? = nil
  ) {
    var header = [UInt8](repeating: 0, count: 512)
    func put(_ text: String, at start: Int) {
      header.replaceSubrange(start..<(start + text.utf8.count), with: text.utf8)
    }
    func octal(_ number: Int, digits: Int) -> String {
      let text = String(number, radix: 8)
      return String(repeating: "0", count: digits - text.count) + text
    }
    put(path, at: 0)
    put("0000644", at: 100)
    put("0000000", at: 108)
    put("0000000", at: 116)
    put(octal(claimedSize ?? content.count, digits: 11), at: 124)
    put("00000000000", at: 136)
    put("        ", at: 148)
    put(String(kind), at: 156)
    put(target, at: 157)
    put("ustar", at: 257)
    put("00", at: 263)
    put(octal(header.reduce(0) { $0 + Int($1) }, digits: 6), at: 148)
    header[154] = 0
    bytes += header + content
    bytes += [UInt8](repeating: 0, count: (512 - content.count % 512) % 512)
  }

  /// The archive with its end.
  var ended: [UInt8] { bytes + [UInt8](repeating: 0, count: 1_024) }
}
