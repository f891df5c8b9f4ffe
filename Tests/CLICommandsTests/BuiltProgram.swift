import Foundation

/// The program that was built with the tests.
enum BuiltProgram {
  static let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()
  static let file = folder.appending(path: "vdl")

  /// The environment it runs in, at home in a folder.
  static func environment(home: URL) throws -> [String: String] {
    environment(home: home, cache: try cache.get())
  }

  /// The lowered model's folder, beside the program. It is created before any program starts, so
  /// that each of them finds it.
  private static let cache = Result {
    let cache = folder.appending(path: "cache-of-tests")
    let process = Process()
    process.executableURL = file
    process.arguments = ["run", "-"]
    process.environment = environment(home: folder, cache: cache)
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return cache
  }

  private static func environment(home: URL, cache: URL) -> [String: String] {
    let own = ProcessInfo.processInfo.environment
    // A program with a sanitizer has the tests' options for it.
    return own.filter { ["LD_LIBRARY_PATH", "ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key) }
      .merging([
        "HOME": home.path, "LANG": "C.UTF-8", "USER": "ada", "XDG_CACHE_HOME": cache.path,
      ]) { _, new in new }
  }
}
