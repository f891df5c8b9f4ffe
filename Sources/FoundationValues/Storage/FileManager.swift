/// The files of the run, which are kept in memory.
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

  private var files: Files {
    get { return FoundationState.current.files }
    set { FoundationState.current.files = newValue }
  }

  open func fileExists(atPath path: String) -> Bool { return files.has(path) }
  open func isReadableFile(atPath path: String) -> Bool { return files.has(path) }
  open func contents(atPath path: String) -> Data? { return try? files.read(path) }

  @discardableResult
  open func createFile(atPath path: String, contents: Data?) -> Bool {
    return (try? files.write(contents ?? Data(), to: path)) != nil
  }

  open func contentsOfDirectory(atPath path: String) throws -> [String] {
    // The app's own folder is there, and nothing in it.
    if path == Bundle.main.bundlePath { return [] }
    return try files.names(in: path)
  }

  open func contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [String]?
  ) throws -> [URL] {
    return try contentsOfDirectory(atPath: url.path).map { url.appendingPathComponent($0) }
  }

  open func removeItem(atPath path: String) throws {
    try files.remove(path)
  }

  open func removeItem(at url: URL) throws {
    try files.remove(url.path)
  }

  open func copyItem(at url: URL, to other: URL) throws {
    try files.copy(url.path, to: other.path)
  }

  open func copyItem(atPath path: String, toPath other: String) throws {
    try files.copy(path, to: other)
  }

  open func moveItem(at url: URL, to other: URL) throws {
    try moveItem(atPath: url.path, toPath: other.path)
  }

  open func moveItem(atPath path: String, toPath other: String) throws {
    try files.copy(path, to: other)
    try files.remove(path)
  }

  open func createDirectory(
    at url: URL, withIntermediateDirectories makesOuter: Bool
  ) throws {
    try files.makeFolder(url.path, withIntermediates: makesOuter)
  }

  open func createDirectory(
    atPath path: String, withIntermediateDirectories makesOuter: Bool
  ) throws {
    try files.makeFolder(path, withIntermediates: makesOuter)
  }
}

public func NSTemporaryDirectory() -> String { return "/tmp/" }
public func NSHomeDirectory() -> String { return "/var/mobile" }
