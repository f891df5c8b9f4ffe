/// The name of a piece of work that the app finishes in the background.
@available(iOS 4.0, *)
public struct UIBackgroundTaskIdentifier: Equatable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

@available(iOS 4.0, *)
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid

/// The pieces of work that keep the app running in the background for a while.
final class BackgroundTasks {
  private struct Task {
    let number: Int
    let handler: (() -> Void)?
  }

  private var open: [Task] = []
  private var last = 0

  var isEmpty: Bool { return open.isEmpty }

  func begin(_ handler: (() -> Void)?) -> UIBackgroundTaskIdentifier {
    last += 1
    open.append(Task(number: last, handler: handler))
    return UIBackgroundTaskIdentifier(rawValue: last)
  }

  /// Ends a piece of work; false if there is none of that name.
  func end(_ identifier: UIBackgroundTaskIdentifier) -> Bool {
    let count = open.count
    open = open.filter { $0.number != identifier.rawValue }
    return open.count < count
  }

  /// The handlers of the work that is not done.
  var handlers: [() -> Void] { return open.compactMap { $0.handler } }

  func removeAll() { open = [] }
}

extension UIApplication {

  /// Asks for time in the background; the handler is called when it has run out.
  @available(iOS 4.0, *)
  public func beginBackgroundTask(expirationHandler: (() -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  {
    return backgroundTasks.begin(expirationHandler)
  }

  @available(iOS 7.0, *)
  public func beginBackgroundTask(
    withName name: String?, expirationHandler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    return backgroundTasks.begin(expirationHandler)
  }

  /// Tells the system that the work is done.
  @available(iOS 4.0, *)
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    if backgroundTasks.end(identifier) || identifier == .invalid { return }
    if because(.unknownBackgroundTaskWarns) { warnOfUnknownTask(identifier.rawValue) }
  }

  private func warnOfUnknownTask(_ number: Int) {
    let isLong = Simulation.current.isAtLeast(10)
    let name = isLong ? "\(number) (\(Host.hexadecimal(number)))" : "\(number)"
    Host.warn(
      "Can't endBackgroundTask: no background task exists with identifier \(name), or it may have "
        + "already been ended. Break in UIApplicationEndBackgroundTaskError() to debug.")
  }

  /// The seconds that the app may still work in the background; practically no limit before.
  @available(iOS 4.0, *)
  public var backgroundTimeRemaining: TimeInterval {
    guard stateStorage == .background, because(.backgroundTimeIsLimited) else {
      return Double.greatestFiniteMagnitude
    }
    let rest = backgroundLimit - (RunLoop.main.now - backgroundSince)
    return rest > 0 ? rest : 0
  }

  private var backgroundLimit: Double {
    if Simulation.current.isAtLeast(13) { return 30 }
    return Simulation.current.isAtLeast(7) ? 180 : 600
  }

  /// Lets the time run out if the clock comes that far while there is work.
  func limitBackgroundTime() {
    let since = RunLoop.main.now
    backgroundSince = since
    if backgroundTasks.isEmpty { return }
    RunLoop.main.enqueue(after: backgroundLimit, holdsUp: false) { [weak self] in
      if let app = self, app.backgroundSince == since { app.expireBackgroundTime() }
    }
  }

  /// The time in the background is over: the work that is left hears of it. If it isn't ended then,
  /// the system ends the process.
  func expireBackgroundTime() {
    guard stateStorage == .background, !hasEnded else { return }
    if because(.backgroundTaskExpires) {
      for handler in backgroundTasks.handlers { handler() }
    }
    if backgroundTasks.isEmpty {
      isSuspended = true
    } else {
      backgroundTasks.removeAll()
      hasEnded = true
    }
  }
}
