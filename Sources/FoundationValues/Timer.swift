/// Fires a block after a delay, once or again and again.
///
/// The run loop owns the timer and the timer owns its block until it has fired for the last time
/// or is invalidated: the classic cycle of a repeating timer that captures `self`.
open class Timer: NSObject {
  private let interval: TimeInterval
  /// A repeating timer without an interval has this one, in seconds (documentation of `Timer`).
  private static let leastInterval: TimeInterval = 0.0001
  /// The next time the timer fires, in seconds since launch.
  private var dueTime: Double
  public private(set) var isValid = true
  public var userInfo: Any?
  public var tolerance: TimeInterval = 0
  private let repeats: Bool
  private var block: ((Timer) -> Void)?
  private var item: RunLoopItem?
  /// Whether the next time differs from the interval.
  private var isMoved = false

  public init(
    timeInterval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    interval = timeInterval > 0 ? timeInterval : Timer.leastInterval
    dueTime = RunLoop.main.now + interval
    self.repeats = repeats
    self.block = block
    super.init()
  }

  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: block)
    dueTime = date.sinceLaunch
    isMoved = true
  }

  /// The interval of a repeating timer; 0 for one that fires once.
  open var timeInterval: TimeInterval { return repeats ? interval : 0 }

  /// The next time the timer fires; setting it moves that time.
  open var fireDate: Date {
    get { return Date(timeIntervalSinceReferenceDate: Date.launch + dueTime) }
    set {
      dueTime = newValue.sinceLaunch
      isMoved = true
      if let waiting = item {
        waiting.cancel()
        wait(on: RunLoop.main)
      }
    }
  }

  /// The target-action form. The timer keeps its target alive until it is invalidated.
  public init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    interval = timeInterval > 0 ? timeInterval : Timer.leastInterval
    dueTime = RunLoop.main.now + interval
    self.repeats = repeats
    self.userInfo = userInfo
    let object = instance(target)
    self.block = { timer in
      if let object = object {
        _ = Host.perform(object, selector, timer)
      }
    }
    super.init()
  }

  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.schedule(on: RunLoop.main)
    return timer
  }

  @discardableResult
  public static func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    timer.schedule(on: RunLoop.main)
    return timer
  }

  public func fire() {
    guard isValid, let block = block else { return }
    block(self)
    if !repeats {
      invalidate()
    }
  }

  /// Stops the timer for good; the run loop and the timer release the objects they keep.
  public func invalidate() {
    if !isValid { return }
    isValid = false
    let oldItem = item
    let oldBlock = block
    item = nil
    block = nil
    oldItem?.cancel()
    _ = oldBlock
  }

  package func schedule(on loop: RunLoop) {
    if !isValid || item != nil { return }
    wait(on: loop)
  }

  private func wait(on loop: RunLoop) {
    let delay = isMoved ? dueTime - loop.now : interval
    isMoved = false
    dueTime = loop.now + delay
    item = loop.enqueue(after: delay, holdsUp: !repeats) {
      self.item = nil
      self.fire()
      if self.isValid {
        self.wait(on: loop)
      }
    }
  }
}
