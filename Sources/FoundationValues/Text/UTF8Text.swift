/// Text as bytes.
enum UTF8Text {
  /// Reads bytes as UTF-8; nil where they are none, unless those are replaced by `U+FFFD`.
  static func decode(_ bytes: [UInt8], repairing: Bool) -> String? {
    var characters = ""
    var index = 0
    while index < bytes.count {
      let first = Int(bytes[index])
      let length = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      var value =
        length == 1
        ? first
        : length == 2
          ? first & 0x1F
          : length == 3
            ? first & 0x0F : first & 0x07
      var isSound = length > 0 && index + length <= bytes.count && first < 0xF5
      if isSound {
        for offset in 1..<max(1, length) {
          let next = Int(bytes[index + offset])
          if next & 0xC0 != 0x80 { isSound = false }
          value = value * 64 + (next & 0x3F)
        }
        let least = [0, 0, 0x80, 0x800, 0x10000][length]
        if value < least || value > 0x10FFFF || value >= 0xD800 && value < 0xE000 {
          isSound = false
        }
      }
      if isSound, let text = text(ofScalar: value) {
        characters += text
        index += length
      } else {
        if !repairing { return nil }
        characters += "\u{FFFD}"
        index += brokenLength(bytes, index, length)
      }
    }
    return characters
  }

  /// How many bytes from an unsound one on are replaced together: those that could begin a scalar.
  private static func brokenLength(_ bytes: [UInt8], _ start: Int, _ length: Int) -> Int {
    let first = bytes[start]
    if length < 2 || first > 0xF4 { return 1 }
    let least: UInt8 = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80
    let most: UInt8 = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF
    var end = start + 1
    while end < bytes.count && end < start + length {
      let isSecond = end == start + 1
      if bytes[end] < (isSecond ? least : 0x80) || bytes[end] > (isSecond ? most : 0xBF) { break }
      end += 1
    }
    return end - start
  }

  /// The length of a text for `NSString` and `NSRange`, which count units of UTF-16.
  static func utf16Count(_ text: String) -> Int {
    var count = 0
    for byte in text.utf8 {
      let number = Int(byte)
      if number & 0xC0 != 0x80 { count += number >= 0xF0 ? 2 : 1 }
    }
    return count
  }

  @_semantics("vdl.character.fromValue")
  private static func character(ofScalar value: Int) -> Character? {
    guard let scalar = Unicode.Scalar(UInt32(value)) else { return nil }
    return Character(scalar)
  }

  static func text(ofScalar value: Int) -> String? {
    guard let character = character(ofScalar: value) else { return nil }
    return "\(character)"
  }
}
