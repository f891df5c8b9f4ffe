internal import Glibc

/// A folder that nobody else can read, for work that is over soon. Who makes it removes it.
public struct TemporaryFolder {
  public let path: String

  /// Makes it where the user wants such folders; nil, with the reason in `errno`, when it can't.
  public init?() {
    let parent = Self.parent
    let prefix = (parent.hasSuffix("/") ? parent : parent + "/") + "vdl-"
    // A name that somebody has taken already is seldom, unless the random numbers are broken.
    for _ in 0..<16 {
      let path = prefix + Self.randomName
      if Folder.make(path) {
        self.path = path
        return
      }
      guard errno == EEXIST else { return nil }
    }
    return nil
  }

  /// The folder that it is made in.
  public static var parent: String {
    let named = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    return named.isEmpty ? "/tmp" : named
  }

  private static var randomName: String {
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  public func remove() { Folder.remove(path) }
}
