/// The state of the model: the device, its release, the windows and the pending work.
///
/// One object, replaced when a run begins, so that no run can see the one before it.
final class Simulation {
  static var current: Simulation = Simulation(
    major: 26, minor: 0, idiom: UIUserInterfaceIdiom.phone, verbose: false)

  let major: Int
  let minor: Int
  let idiom: UIUserInterfaceIdiom
  let verbose: Bool
  let screen: UIScreen
  let device: UIDevice
  /// The state that outlasts the process.
  let system = SystemState()
  var application: UIApplication?
  /// Weak, in order of creation; pruned as they grow.
  var windows: [WeakWindow] = []
  var controllers: [WeakController] = []
  weak var keyWindow: UIWindow?
  var nibs: [Nib] = []
  /// The nib for names without a nib of their own.
  var anyNib: Nib?
  var storyboards: [StoryboardDocument] = []
  /// Controllers that are appearing and have not received `viewIsAppearing` yet.
  var appearing: [WeakController] = []
  var orientation: UIInterfaceOrientation = UIInterfaceOrientation.portrait
  /// Whether the controllers on screen have changed since one was asked about the status bar.
  var statusBarIsStale = false
  /// Whether a view has a transform or an anchor of its own, or did.
  var hasTransforms = false
  /// Whether a constraint was added to a view.
  var hasConstraints = false
  /// Whether a view has a tint of its own, or did.
  var hasTints = false
  /// Whether a layout pass is under way.
  var isLayingOut = false
  /// Whether changes of traits wait for the next commit (iOS 17).
  var traitsAreStale = false
  /// The traits of a full-screen interface, with what a person set.
  let deviceTraits = DeviceTraits()
  /// The links that were created, weakly.
  var updateLinks: [WeakUpdateLink] = []
  /// The update under way whose traits are the current ones.
  var traitScope = TraitScope()
  /// Whether a layout under way leaves out the update of properties, in a run without a rule.
  var propertiesWait = false
  /// The duration of the animation block being recorded, for views that read it.
  var animationDuration: Double = 0
  var inheritedAnimationDuration: Double = 0
  var areAnimationsEnabled = true
  /// The classes whose views get values when they enter a window.
  var appearances: [AppearanceProxy] = []
  /// The proxies of classes of bar items.
  var itemAppearances: [UIBarItem] = []
  /// The context menu that is open.
  var contextMenu: ContextMenu?
  /// The animation block that runs now.
  var animationBlock: AnimationBlock?
  /// The transactions that were begun by code, and the turn's own.
  var transactions: [CATransactionState] = []
  lazy var turnTransaction = CATransactionState(inside: nil)
  /// Whether a view draws now, and the contexts that code draws in.
  var isDrawing = false
  var drawContexts: [CGContext] = []
  /// The animations that were begun and not yet committed.
  var openAnimations: [OpenAnimation] = []
  /// Whether a layer has an animation, or had one.
  var hasAnimations = false
  /// Layers without a view that wait for display or layout.
  var markedLayers: [CALayer] = []
  /// How many data sources of collection views are being asked for a cell.
  var cellRequests = 0
  /// The innermost call of `withObservationTracking`.
  var observation: ObservationTracking?
  /// The cell registrations that were created, which name themselves.
  var registrations = 0
  /// The interaction that takes over the animations created now.
  var interaction: UIPercentDrivenInteractiveTransition?
  /// Whether a responder has had the focus.
  var hasFocus = false
  /// The responder with the focus outside of windows, in a run without a rule.
  weak var focusOutside: UIResponder?
  /// The responder that was found willing to give the focus up.
  weak var releasedResponder: UIResponder?
  /// Whether the focus goes from one responder straight to another.
  var focusIsPassing = false
  /// Whether a responder is told that it has the focus.
  var focusIsArriving = false
  /// Whether the focus is taken away, whatever the responder says.
  var focusIsForced = false
  /// The keyboard; nil until a responder needs it.
  var keyboard: Keyboard?
  var pasteboard: UIPasteboard?
  /// The pictures that were begun and not ended.
  /// The app's own pasteboards, by name.
  var pasteboards: [String: UIPasteboard] = [:]
  /// The edit menu; nil until code asks for it.
  var editMenu: UIMenuController?
  /// The pasteboards that got a name from the system.
  var pasteboardCount = 0
  /// Whether one responder after the other is asked for an action.
  var seeksTarget = false
  /// The actions that got a name from the system.
  var actionCount = 0
  /// The fingers; nil until the first one.
  var touchSession: TouchSession?
  private var pruneAt = 64
  /// Whether the release updates properties, which each layout of a view asks.
  let hasProperties: Bool

  init(major: Int, minor: Int, idiom: UIUserInterfaceIdiom, verbose: Bool) {
    self.major = major
    self.minor = minor
    self.idiom = idiom
    self.verbose = verbose
    hasProperties = major >= 26
    screen = UIScreen(size: Simulation.screenSize(idiom, isOld: major < 11))
    device = UIDevice(idiom: idiom, systemVersion: "\(major).\(minor)")
  }

  /// One phone for all releases, and for pads the screen that those of the release had.
  private static func screenSize(_ idiom: UIUserInterfaceIdiom, isOld: Bool) -> CGSize {
    if idiom == UIUserInterfaceIdiom.phone { return CGSize(width: 390, height: 844) }
    return isOld ? CGSize(width: 768, height: 1024) : CGSize(width: 820, height: 1180)
  }

  /// Whether the simulated system is this release or a later one.
  func isAtLeast(_ wantedMajor: Int) -> Bool {
    return major >= wantedMajor
  }

  func isAtLeast(_ wantedMajor: Int, _ wantedMinor: Int) -> Bool {
    if major != wantedMajor { return major > wantedMajor }
    return minor >= wantedMinor
  }

  /// Notes an internal step by its Objective-C name; printed in a verbose run.
  func step(_ name: String) {
    if verbose {
      print(name)
    }
  }

  func register(_ controller: UIViewController) {
    if controllers.count >= pruneAt {
      var kept: [WeakController] = []
      for box in controllers {
        if box.controller != nil {
          kept.append(box)
        }
      }
      controllers = kept
      pruneAt = kept.count * 2 + 64
    }
    controllers.append(WeakController(controller))
  }

  func register(window: UIWindow) {
    var kept: [WeakWindow] = []
    for box in windows {
      if let other = box.window, other !== window {
        kept.append(box)
      }
    }
    kept.append(WeakWindow(window))
    windows = kept
  }

  /// The living controllers, in order of creation.
  var livingControllers: [UIViewController] {
    var found: [UIViewController] = []
    for box in controllers {
      if let controller = box.controller {
        found.append(controller)
      }
    }
    return found
  }

  /// The visible window in front of the others, but for one.
  func frontWindow(besides excluded: UIWindow?) -> UIWindow? {
    var front: UIWindow?
    for window in visibleWindows {
      if window === excluded { continue }
      if let found = front, found.windowLevel.rawValue > window.windowLevel.rawValue { continue }
      front = window
    }
    return front
  }

  /// The windows that are on screen.
  var visibleWindows: [UIWindow] {
    var found: [UIWindow] = []
    for box in windows {
      if let window = box.window, !window.isHidden {
        found.append(window)
      }
    }
    return found
  }

  /// The commit of a transaction, done by Core Animation before the run loop goes to sleep.
  ///
  /// Traits, constraints and layout settle first; drawing comes last.
  func commit() {
    if !updateLinks.isEmpty { joinUpdateLinks() }
    updateStaleTraits()
    if statusBarIsStale { updateStatusBar() }
    if !settledTreeIsSilent { markWindows() }
    if drawsLast {
      layoutWindows()
      displayWindows()
    } else {
      displayAroundLayout()
    }
    if !markedLayers.isEmpty { commitLayers() }
  }

  /// Traits, properties and layout settle now; nothing is drawn.
  func flushUpdates() {
    updateStaleTraits()
    layoutWindows()
  }

  private func displayAroundLayout() {
    displayWindows()
    layoutWindows()
    displayWindows()
  }

  private var drawsLast: Bool { return because(.drawingIsLast) }

  private var settledTreeIsSilent: Bool { return because(.settledTreeIsSilent) }

  func updateStaleTraits() {
    guard traitsAreStale, because(.traitChangeIsDeferred) else { return }
    traitsAreStale = false
    for window in visibleWindows {
      window.updateTraitsTree()
    }
  }

  private func updateStatusBar() {
    statusBarIsStale = false
    if because(.statusBarIsAskedWhenShown) {
      application?.askForStatusBar()
    }
  }

  private func markWindows() {
    for window in visibleWindows {
      window.markTreeNeedsLayout()
    }
  }

  private func displayWindows() {
    for box in windows {
      guard let window = box.window, !window.isHidden else { continue }
      Host.branch()
      window.displayIfNeeded()
    }
    if let window = keyboard?.window {
      Host.branch()
      window.displayIfNeeded()
    }
  }

  private func layoutWindows() {
    for _ in 0..<16 {
      sendViewIsAppearing()
      var wasDirty = false
      for box in windows {
        guard let window = box.window, window.isDirty, !window.isHidden else { continue }
        wasDirty = true
        Host.branch()
        window.layoutTree()
      }
      // The system's window for input views.
      if let window = keyboard?.window, window.isDirty {
        wasDirty = true
        Host.branch()
        window.layoutTree()
      }
      Host.join()
      if !wasDirty && appearing.isEmpty { break }
    }
  }

  private func sendViewIsAppearing() {
    let waiting = appearing
    appearing = []
    for box in waiting {
      if let controller = box.controller {
        Host.branch()
        controller.viewIsAppearingIfNeeded()
      }
    }
  }
}

struct WeakController {
  weak var controller: UIViewController?

  init(_ controller: UIViewController) {
    self.controller = controller
  }
}

struct WeakWindow {
  weak var window: UIWindow?

  init(_ window: UIWindow) {
    self.window = window
  }
}
