/// Files are not part of the model: nothing exists, and nothing can be written.
open class FileManager: NSObject {
  public enum SearchPathDirectory: UInt {
    case libraryDirectory = 5
    case documentDirectory = 9
    case cachesDirectory = 13
    case applicationSupportDirectory = 14
  }

  public struct SearchPathDomainMask: OptionSet {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let userDomainMask = SearchPathDomainMask(rawValue: 1)
    public static let allDomainsMask = SearchPathDomainMask(rawValue: 65535)
  }

  private static let shared = FileManager()

  public static var `default`: FileManager { return shared }

  private static func path(of directory: FileManager.SearchPathDirectory) -> String {
    switch directory {
    case .libraryDirectory: return "/var/mobile/Library"
    case .documentDirectory: return "/var/mobile/Documents"
    case .cachesDirectory: return "/var/mobile/Library/Caches"
    case .applicationSupportDirectory: return "/var/mobile/Library/Application Support"
    }
  }

  open func urls(
    for directory: FileManager.SearchPathDirectory, in mask: FileManager.SearchPathDomainMask
  ) -> [URL] {
    return [URL(fileURLWithPath: FileManager.path(of: directory), isDirectory: true)]
  }

  open var temporaryDirectory: URL { return URL(fileURLWithPath: "/tmp", isDirectory: true) }

  open func fileExists(atPath path: String) -> Bool { return false }
  open func isReadableFile(atPath path: String) -> Bool { return false }
  open func contents(atPath path: String) -> Data? { return nil }

  @discardableResult
  open func createFile(atPath path: String, contents: Data?) -> Bool { return false }

  open func contentsOfDirectory(atPath path: String) throws -> [String] {
    // The app's own folder is there, and nothing in it.
    if path == Bundle.main.bundlePath { return [] }
    throw CocoaError.noSuchFile(path)
  }

  open func removeItem(atPath path: String) throws {
    throw CocoaError.noSuchFile(path)
  }

  open func removeItem(at url: URL) throws {
    throw CocoaError.noSuchFile(url.path)
  }

  open func copyItem(at url: URL, to other: URL) throws {
    throw CocoaError.noSuchFile(url.path)
  }

  open func moveItem(at url: URL, to other: URL) throws {
    throw CocoaError.noSuchFile(url.path)
  }

  open func createDirectory(
    at url: URL, withIntermediateDirectories: Bool
  ) throws {
    throw CocoaError.cannotWrite(url.path)
  }
}

public func NSTemporaryDirectory() -> String { return "/tmp/" }
public func NSHomeDirectory() -> String { return "/var/mobile" }
