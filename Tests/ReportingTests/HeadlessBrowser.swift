import Foundation

/// A browser without a window.
enum HeadlessBrowser {
  /// Nil when there is none.
  static let path: String? = {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["CHROMIUM"] { return named }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium", "chromium-headless-shell", "chromium-browser", "google-chrome"]
    return names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  struct Seen {
    /// The document as the browser has it.
    var page: String
    /// The browser's messages for developers.
    var complaints: [String]
    /// The addresses that the page asked for, and the hosts that it made the browser look up; sorted.
    var requests: [String]
  }

  static func open(_ file: URL, in folder: URL) throws -> Seen {
    let log = folder.appending(path: "net.json")
    let process = Process()
    process.executableURL = path.map { URL(filePath: $0) }
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking",
      "--disable-component-update", "--no-first-run", "--enable-logging=stderr",
      // No name has an address, so that nothing leaves the machine, whoever asks.
      "--host-resolver-rules=MAP * ~NOTFOUND",
      // A second of the page's own time, which stands still while a request is under way.
      "--virtual-time-budget=1000",
      "--user-data-dir=\(folder.path)/profile", "--log-net-log=\(log.path)", "--dump-dom",
      file.absoluteString,
    ]
    let (output, errors) = (folder.appending(path: "out"), folder.appending(path: "err"))
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    let complaints = try String(contentsOf: errors, encoding: .utf8).split(separator: "\n")
      .filter { $0.contains("CONSOLE") }.map(String.init)
    return Seen(
      page: try String(contentsOf: output, encoding: .utf8), complaints: complaints,
      requests: try NetLog(Data(contentsOf: log)).requestsOfPage)
  }
}
