/// A folder that could not be read at all: the world failed, not the author.
public struct ContentUnreadable: Error, Hashable, Sendable {
  public var path: String
  public var reason: Reason

  public enum Reason: Hashable, Sendable {
    case noFolder
    /// Something is there that is no folder.
    case isNoFolder
    /// The folder is there and its files cannot be listed: permissions, a failing disk.
    case cannotBeRead
  }

  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}
