/// The main run loop on a virtual clock.
///
/// A turn runs one piece of work, then commits (layout and drawing), then runs what UIKit queued
/// to follow the commit. On a device the same order comes from Core Animation's observer of the
/// run loop, which fires before the loop goes to sleep.
open class RunLoop: NSObject {
  public struct Mode: Equatable, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
    public let rawValue: String

    public var description: String { return "NSRunLoopMode(_rawValue: \(rawValue))" }
    public var debugDescription: String { return "__C." + description }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = Mode(rawValue: "kCFRunLoopDefaultMode")
    public static let common = Mode(rawValue: "kCFRunLoopCommonModes")
    /// UIKit's mode while a finger scrolls.
    public static let tracking = Mode(rawValue: "UITrackingRunLoopMode")
  }

  /// Seconds since the app was launched.
  package var now: Double = 0
  /// Whether the process is suspended: the clock goes on, and no work is done.
  package var isFrozen = false
  /// Does the layout pass; set by UIKit.
  package var commit: (() -> Void)?
  private var items: [RunLoopItem] = []
  private var afterCommit: [() -> Void] = []
  private var phase = 0

  public static var main: RunLoop { return FoundationState.current.runLoop }

  public static var current: RunLoop { return FoundationState.current.runLoop }

  /// Runs the loop until the date, as on a device, and returns then.
  public func run(until limit: Date) {
    run(untilTime: limit.sinceLaunch)
  }

  public func run() {
    settle()
  }

  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    timer.schedule(on: self)
  }

  public func perform(_ block: @escaping () -> Void) {
    enqueue(after: 0, block)
  }

  /// The model has one mode, so the modes don't matter.
  @available(iOS 10.0, *)
  public func perform(inModes modes: [RunLoop.Mode], block: @escaping () -> Void) {
    enqueue(after: 0, block)
  }

  public var currentMode: RunLoop.Mode? { return .default }

  /// Does one piece of work that is due before the date; false if there was none.
  @discardableResult
  public func run(mode: RunLoop.Mode, before limit: Date) -> Bool {
    endTurn()
    if let next = nextItem, next.time <= limit.sinceLaunch {
      runNextItem()
      return true
    }
    if limit.sinceLaunch > now && limit.sinceLaunch < 1e15 { move(to: limit.sinceLaunch) }
    return false
  }

  /// The time of the next timer; nil without one.
  public func limitDate(forMode mode: RunLoop.Mode) -> Date? {
    return nextItem.map { Date(timeIntervalSinceReferenceDate: Date.launch + $0.time) }
  }

  public func acceptInput(forMode mode: RunLoop.Mode, before limitDate: Date) {
    run(mode: mode, before: limitDate)
  }

  // MARK: UIKit's questions to the loop

  /// Queues work for a later turn; equal times keep their order.
  @discardableResult
  package func enqueue(
    after delay: Double, phase: Int = 0, holdsUp: Bool = true, queue: DispatchQueue? = nil,
    _ work: @escaping () -> Void
  ) -> RunLoopItem {
    let item = RunLoopItem(
      time: now + (delay > 0 ? delay : 0), phase: phase, holdsUp: holdsUp, queue: queue,
      work: work)
    var index = items.count
    while index > 0 && items[index - 1].time > item.time {
      index -= 1
    }
    items.insert(item, at: index)
    return item
  }

  /// Queues a block to run once the layout pass of this turn is over
  /// (`_UIAfterCACommitBlock`, `_runAfterCACommitDeferredBlocks`).
  package func runAfterCommit(_ block: @escaping () -> Void) {
    afterCommit.append(block)
  }

  /// Ends the current turn, then runs turn after turn until nothing is pending.
  package func settle() {
    endTurn()
    while holdsUp && !isFrozen {
      runNextItem()
    }
  }

  /// Runs turn after turn until the closure says so in one of them, which stays open; false when
  /// nothing is pending before that.
  package func run(until isDone: () -> Bool) -> Bool {
    endTurn()
    while holdsUp {
      beginNextItem()
      if isDone() { return true }
      endTurn()
    }
    return false
  }

  /// Runs every turn that is due up to a time, and moves the clock there.
  package func run(untilTime limit: Double) {
    endTurn()
    while !isFrozen, let next = nextItem, next.time <= limit {
      runNextItem()
    }
    if limit > now {
      move(to: limit)
    }
  }

  private var holdsUp: Bool {
    for item in items where item.holdsUp && item.work != nil {
      return true
    }
    return false
  }

  private var nextItem: RunLoopItem? {
    while let first = items.first {
      if first.work != nil { return first }
      items.remove(at: 0)
    }
    return nil
  }

  private func runNextItem() {
    beginNextItem()
    endTurn()
  }

  private func beginNextItem() {
    guard let item = nextItem else { return }
    items.remove(at: 0)
    if item.time > now {
      move(to: item.time)
    }
    enter(item.phase)
    if let work = item.work {
      item.work = nil
      work()
    }
  }

  // MARK: Waiting

  /// Blocks the thread until the condition holds, which only work of other queues can achieve.
  /// Without such work the app would hang for ever; the run ends instead.
  package func wait(for what: String, until isOver: () -> Bool) {
    if !wait(before: nil, until: isOver) {
      fatalError("the thread waits for \(what) for ever: nothing that is left to run ends the wait")
    }
  }

  /// Blocks the thread until the condition holds or the time has come; returns whether it holds.
  package func wait(before limit: Double?, until isOver: () -> Bool) -> Bool {
    while !isOver() {
      guard let index = itemDuringWait(before: limit) else {
        if let limit = limit, limit > now && limit < 1e18 { move(to: limit) }
        return false
      }
      let item = items.remove(at: index)
      if item.time > now { move(to: item.time) }
      if let work = item.work {
        item.work = nil
        work()
      }
    }
    return true
  }

  /// The work of another thread while this one is blocked.
  private func itemDuringWait(before limit: Double?) -> Int? {
    let blocked = FoundationState.current.queue
    for index in 0..<items.count {
      let item = items[index]
      if item.work == nil || item.queue === blocked { continue }
      if let limit = limit, item.time > limit { return nil }
      return index
    }
    return nil
  }

  private func move(to time: Double) {
    now = time
    Host.advanced(to: time)
  }

  private func enter(_ newPhase: Int) {
    if phase == newPhase { return }
    phase = newPhase
    Host.entered(phase: newPhase)
  }

  private func endTurn() {
    enter(1)
    commit?()
    while !afterCommit.isEmpty {
      enter(2)
      let blocks = afterCommit
      afterCommit = []
      for block in blocks {
        block()
      }
      enter(1)
      commit?()
    }
    enter(0)
  }
}

/// The main loop by its name in C.
public func CFRunLoopGetMain() -> RunLoop { return RunLoop.main }

public func CFRunLoopGetCurrent() -> RunLoop { return RunLoop.current }
