/// Runs actions with every update of the screen, in step with it, from iOS 18.
@available(iOS 18.0, *)
open class UIUpdateLink: NSObject {
  private weak var view: UIView?
  private var actions: [(UIUpdateLink, UIUpdateInfo) -> Void] = []
  private var isScheduled = false
  private var infoStorage: UIUpdateInfo?
  /// Whether the actions also run where nothing else asks for an update.
  open var requiresContinuousUpdates = false {
    didSet { schedule() }
  }
  /// Whether touches are delivered as late as possible.
  open var wantsLowLatencyEventDispatch = false
  /// Whether the update is shown as early as possible.
  open var wantsImmediatePresentation = false
  /// Whether the actions run; a new link is paused.
  open var isEnabled = false {
    didSet { schedule() }
  }

  /// A link for the updates of the view's scene.
  public init(view: UIView) {
    self.view = view
    super.init()
    Simulation.current.updateLinks.append(WeakUpdateLink(self))
  }

  /// A link with its first action.
  public convenience init(
    view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(view: view)
    actions.append(handler)
  }

  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    actions.append(handler)
  }

  /// The update under way; nil outside of one.
  open var currentUpdateInfo: UIUpdateInfo? { return infoStorage }

  /// Sixty updates a second, as long as the view is in a window.
  private func schedule() {
    guard isEnabled, requiresContinuousUpdates, !isScheduled else { return }
    isScheduled = true
    RunLoop.main.enqueue(after: 1.0 / 60, holdsUp: false) { [weak self] in self?.tick() }
  }

  private func tick() {
    isScheduled = false
    guard isEnabled else { return }
    runActions()
    schedule()
  }

  /// The screen is updated for another reason.
  func join() {
    if isEnabled && !requiresContinuousUpdates { runActions() }
  }

  private func runActions() {
    guard let view = view, view.window != nil, because(.linkRunsInUpdates) else { return }
    let info = UIUpdateInfo(modelTime: RunLoop.main.now)
    infoStorage = info
    let all = actions
    for action in all { action(self, info) }
    infoStorage = nil
  }
}

/// The times of one update of the screen.
@available(iOS 18.0, *)
open class UIUpdateInfo: NSObject {
  /// The time that animations should assume, in seconds.
  public let modelTime: Double
  /// The time at which the update must be ready.
  public let completionDeadlineTime: Double
  /// The time at which a person should see it.
  public let estimatedPresentationTime: Double

  init(modelTime: Double) {
    self.modelTime = modelTime
    completionDeadlineTime = modelTime + 1.0 / 60
    estimatedPresentationTime = modelTime + 2.0 / 60
    super.init()
  }
}

struct WeakUpdateLink {
  weak var link: UIUpdateLink?

  init(_ link: UIUpdateLink) {
    self.link = link
  }
}

extension Simulation {
  /// Tells the links that wait for updates that one begins, if a window has something to update.
  func joinUpdateLinks() {
    guard visibleWindows.contains(where: { $0.isDirty || $0.subtreeNeedsDisplay }) else { return }
    let links = updateLinks
    for box in links { box.link?.join() }
  }
}

/// Sends a message to its target with every update of the screen.
///
/// The run loop owns the link, and the link owns its target, until it is invalidated.
open class CADisplayLink: NSObject {
  private var target: AnyObject?
  /// The target without the rule that the link owns it.
  private weak var looseTarget: AnyObject?
  private let selector: Selector
  private var isAdded = false
  private var isScheduled = false
  private var stamp: Double = 0
  /// Whether no messages come.
  open var isPaused = false {
    didSet { schedule() }
  }
  /// The rate that is asked for; 0 is that of the screen.
  @available(iOS 10.0, *)
  open var preferredFramesPerSecond: Int = 0
  /// The updates from one message to the next.
  open var frameInterval: Int = 1
  @available(iOS 15.0, *)
  open var preferredFrameRateRange = CAFrameRateRange.default

  public init(target: Any, selector: Selector) {
    self.selector = selector
    super.init()
    looseTarget = instance(target)
    if because(.displayLinkKeepsTarget) { self.target = looseTarget }
  }

  /// The time of the last update, in seconds; 0 before the first.
  open var timestamp: Double { return stamp }

  /// The time from one update of the screen to the next; 0 before the first.
  open var duration: Double { return stamp == 0 ? 0 : 1.0 / 60 }

  /// The time of the next update.
  @available(iOS 10.0, *)
  open var targetTimestamp: Double { return stamp == 0 ? 0 : stamp + step }

  private var step: Double {
    if preferredFramesPerSecond > 0 { return 1 / Double(min(60, preferredFramesPerSecond)) }
    return Double(max(1, frameInterval)) / 60
  }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    schedule()
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { isAdded = false }

  /// Takes the link out of the run loop for good, and lets the target go.
  open func invalidate() {
    isAdded = false
    target = nil
    looseTarget = nil
  }

  private func schedule() {
    guard isAdded, !isPaused, !isScheduled else { return }
    isScheduled = true
    RunLoop.main.enqueue(after: step, holdsUp: false) { self.tick() }
  }

  private func tick() {
    isScheduled = false
    guard isAdded, !isPaused else { return }
    stamp = RunLoop.main.now
    if let target = looseTarget { _ = Host.perform(target, selector, self) }
    schedule()
  }
}

/// Rates that an animation can do with, in updates a second.
@available(iOS 15.0, *)
public struct CAFrameRateRange: Equatable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
