internal import Glibc

/// The name of a file that must have one before it is what its writer wants.
///
/// Only vdl makes such a name: a random number and its check sum. So vdl knows what a killed program of its
/// own left, and leaves every other file alone, whatever it is called. The name doesn't depend on the file
/// that is written, so it is never too long.
enum PartialName {
  private static let prefix = ".vdl-partial-"

  static func random() -> String { name(of: UInt32.random(in: .min ... .max)) }

  static func isOne(_ name: String) -> Bool {
    guard name.hasPrefix(prefix),
      let number = UInt32(name.dropFirst(prefix.count).prefix(8), radix: 16)
    else { return false }
    return name == Self.name(of: number)
  }

  /// Removes what killed programs left in a folder, whose path ends in a slash. A running program holds the
  /// lock of its file.
  static func removeLeft(in folder: String) {
    for name in fileNames(in: folder) where isOne(name) {
      let path = folder + name
      let left = Glibc.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard left >= 0 else { continue }
      if flock(left, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
      close(left)
    }
  }

  private static func name(of number: UInt32) -> String {
    // The multiplier spreads each bit (Knuth's, from the golden ratio); the rest keeps 0 from giving 0.
    let checkSum = (number ^ 0x7664_6c6e) &* 0x9e37_79b1
    return prefix + hexadecimal(number) + hexadecimal(checkSum)
  }

  private static func hexadecimal(_ number: UInt32) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
