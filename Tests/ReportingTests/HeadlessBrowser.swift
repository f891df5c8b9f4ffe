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
      requests: try NetLog(contentsOf: log).requestsOfPage)
  }
}

/// The browser's own log of its network stack (`--log-net-log`), of a run that opened one file.
///
/// A browser asks for things that no page wants: updates, dictionaries, its user's accounts. Flags do
/// not silence all of them, so each request is told apart by its marks. The page's are all but those
/// that prove to be the browser's own: a request without marks, or with unknown ones, is the page's.
private struct NetLog {
  private typealias Parameters = [String: Any]
  private let events: [(type: Int, parameters: Parameters)]
  private let startOfRequest: Int?
  private let lookUpOfHost: Int?

  init(contentsOf file: URL) throws {
    let log = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
    let constants = log?["constants"] as? [String: Any]
    let types = constants?["logEventTypes"] as? [String: Int]
    startOfRequest = types?["URL_REQUEST_START_JOB"]
    lookUpOfHost = types?["HOST_RESOLVER_MANAGER_REQUEST"]
    events = (log?["events"] as? [[String: Any]] ?? []).map {
      ($0["type"] as? Int ?? -1, $0["params"] as? Parameters ?? [:])
    }
  }

  var requestsOfPage: [String] {
    var asked: Set<String> = []
    var startedByBrowser: Set<String> = []
    var startedByPage: Set<String> = []
    for (type, parameters) in events {
      // A connection that is opened ahead of any request has no address but a host.
      if type == lookUpOfHost, let host = parameters["host"] as? String,
        Self.isFile(parameters, "network_anonymization_key")
      {
        startedByPage.insert(host)
      }
      guard let url = parameters["url"] as? String else { continue }
      asked.insert(url)
      guard type == startOfRequest else { continue }
      if Self.isBrowsersOwn(parameters) {
        startedByBrowser.insert(url)
      } else {
        startedByPage.insert(url)
      }
    }
    return asked.subtracting(startedByBrowser).union(startedByPage).sorted()
  }

  /// A page's request has the page's origin for its initiator, "null" for a file. One that the browser
  /// makes for a page (to prefetch the addresses of a speculation rule) has none, but is a document's.
  private static func isBrowsersOwn(_ start: Parameters) -> Bool {
    start["initiator"] as? String == "not an origin" && start["request_type"] as? String == "other"
      && !isFile(start, "network_isolation_key") && !isFile(start, "site_for_cookies")
  }

  /// Whether the part of the browser's storage that a request may use is that of files.
  private static func isFile(_ parameters: Parameters, _ key: String) -> Bool {
    (parameters[key] as? String)?.contains("file:") ?? true
  }
}
