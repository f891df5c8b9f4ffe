import Foundation

/// The program that was built with the tests.
enum BuiltProgram {
  static let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// The environment it runs in, at home in a folder. The lowered model is kept beside the program,
  /// so that it is made once, not by each that is started.
  static func environment(home: URL) -> [String: String] {
    [
      "HOME": home.path, "LANG": "C.UTF-8", "USER": "ada",
      "XDG_CACHE_HOME": folder.appending(path: "cache-of-tests").path,
      "LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "",
    ]
  }
}
