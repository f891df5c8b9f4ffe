/// A moment on the virtual clock.
public struct DispatchTime: Equatable {
  package let seconds: Double

  package init(seconds: Double) {
    self.seconds = seconds
  }

  public static func now() -> DispatchTime {
    return DispatchTime(seconds: RunLoop.main.now)
  }

  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    return DispatchTime(seconds: time.seconds + seconds)
  }
}

/// Lengths of time as Dispatch spells them: `.now() + .seconds(2)`.
extension Double {
  public static func seconds(_ count: Int) -> Double {
    return Double(count)
  }

  public static func milliseconds(_ count: Int) -> Double {
    return Double(count) / 1000
  }

  public static func microseconds(_ count: Int) -> Double {
    return Double(count) / 1_000_000
  }

  public static func nanoseconds(_ count: Int) -> Double {
    return Double(count) / 1_000_000_000
  }
}

/// Work that can be cancelled while it waits.
open class DispatchWorkItem {
  private var block: (() -> Void)?
  public private(set) var isCancelled = false

  public init(block: @escaping () -> Void) {
    self.block = block
  }

  public func perform() {
    guard !isCancelled, let block = block else { return }
    block()
  }

  public func cancel() {
    isCancelled = true
  }
}

/// The main queue. Every other queue runs its work there too: the model has one thread.
open class DispatchQueue: NSObject {
  public enum GlobalQoS {
    case userInteractive
    case userInitiated
    case `default`
    case utility
    case background
  }

  public let label: String

  public init(label: String) {
    self.label = label
    super.init()
  }

  private static let mainQueue = DispatchQueue(label: "com.apple.main-thread")

  public static var main: DispatchQueue { return mainQueue }

  public static func global(qos: GlobalQoS = .default) -> DispatchQueue {
    return mainQueue
  }

  /// Runs the block in a later turn of the run loop, never at once.
  public func async(execute work: @escaping () -> Void) {
    RunLoop.main.enqueue(after: 0, work)
  }

  /// Runs the item in a later turn, unless it is cancelled by then.
  public func async(execute item: DispatchWorkItem) {
    RunLoop.main.enqueue(after: 0) { item.perform() }
  }

  public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
    RunLoop.main.enqueue(after: deadline.seconds - RunLoop.main.now) { item.perform() }
  }

  public func sync(execute work: () -> Void) {
    work()
  }

  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    RunLoop.main.enqueue(after: deadline.seconds - RunLoop.main.now, work)
  }
}
