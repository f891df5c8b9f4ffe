/// One piece of work that waits for its time.
package final class RunLoopItem {
  package let time: Double
  /// The phase the work belongs to: 0 the caller's turn, 3 the end of an animation.
  package let phase: Int
  /// False for a repeating timer: the loop may come to rest while only such work is left.
  package let holdsUp: Bool
  var work: (() -> Void)?

  init(time: Double, phase: Int, holdsUp: Bool, work: @escaping () -> Void) {
    self.time = time
    self.phase = phase
    self.holdsUp = holdsUp
    self.work = work
  }

  /// Lets go of work that is no longer wanted.
  package func cancel() {
    let gone = work
    work = nil
    _ = gone
  }
}

/// The main run loop on a virtual clock.
///
/// A turn runs one piece of work, then commits (layout and drawing), then runs what UIKit queued
/// to follow the commit. On a device the same order comes from Core Animation's observer of the
/// run loop, which fires before the loop goes to sleep.
open class RunLoop: NSObject {
  public struct Mode: Equatable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = Mode(rawValue: "kCFRunLoopDefaultMode")
    public static let common = Mode(rawValue: "kCFRunLoopCommonModes")
  }

  /// Seconds since the app was launched.
  package var now: Double = 0
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

  // MARK: What UIKit asks of the loop

  /// Queues work for a later turn; equal times keep their order.
  @discardableResult
  package func enqueue(
    after delay: Double, phase: Int = 0, holdsUp: Bool = true, _ work: @escaping () -> Void
  ) -> RunLoopItem {
    let item = RunLoopItem(
      time: now + (delay > 0 ? delay : 0), phase: phase, holdsUp: holdsUp, work: work)
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
    while holdsUp {
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
    while let next = nextItem, next.time <= limit {
      runNextItem()
    }
    if limit > now {
      move(to: limit)
    }
  }

  /// Whether blocks, timers or the ends of animations are still to come.
  package var isAwaited: Bool { return holdsUp }

  /// Whether something was queued to follow the commit of this turn.
  package var awaitsCommit: Bool { return !afterCommit.isEmpty }

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

/// Everything of Foundation that lasts from one statement to the next; a run begins with a new one.
package final class FoundationState {
  package let runLoop = RunLoop()
  package let notificationCenter = NotificationCenter()
  package let userDefaults = UserDefaults()
  package var randomState: Int

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

  /// The next number of a fixed sequence, from 0 up to but not including the bound.
  package func random(below bound: Int) -> Int {
    randomState = (randomState * 1_103_515_245 + 12345) % 2_147_483_648
    return (randomState / 65536) % bound
  }
}
