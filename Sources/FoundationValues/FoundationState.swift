/// Everything of Foundation that lasts from one statement to the next; a run begins with a new one.
package final class FoundationState {
  package let runLoop = RunLoop()
  package let notificationCenter = NotificationCenter()
  package let userDefaults = UserDefaults()
  // The rest is created on first use, so that a run without it begins as quickly as before, with
  // the same addresses.

  /// The settings of each suite; the suite without a name is the app's own.
  lazy var settings: [String: [String: Any]] = [:]
  lazy var registered: [String: Any] = [:]
  lazy var files = Files()
  lazy var urlSession = URLSession(configuration: URLSessionConfiguration.default)
  /// Requests under way, which nothing else may hold.
  private lazy var tasks: [URLSessionTask] = []
  package var randomState: Int
  /// The release of the simulated system: major and minor number.
  package var systemRelease = (26, 0)
  /// The lines that UIKit wrote to the console and nobody has read.
  package lazy var consoleLines: [String] = []
  /// The queue whose work is being done; nil for the main one.
  var queue: DispatchQueue?

  package init(seed: Int) {
    randomState = (seed < 0 ? -seed : seed) % 2_147_483_648
  }

  package static var current: FoundationState = FoundationState(seed: 0)

  /// Forgets the run before this one.
  package static func begin(seed: Int) {
    NSObject.nextSerial = 1
    let old = current
    current = FoundationState(seed: seed)
    _ = old
    beginMainActor()
  }

  func hold(_ task: URLSessionTask) {
    tasks.append(task)
  }

  func letGo(_ task: URLSessionTask) {
    tasks = tasks.filter { $0 !== task }
  }

  /// The next number of a fixed sequence, from 0 up to but not including the bound.
  package func random(below bound: Int) -> Int {
    var bits = 0
    // 15 bits at a time, since the lower ones of this sequence repeat early.
    for _ in 0..<(bound > 32768 ? 4 : 1) {
      randomState = (randomState * 1_103_515_245 + 12345) % 2_147_483_648
      bits = bits % 140_737_488_355_328 * 32768 + randomState / 65536
    }
    return bits % bound
  }
}
