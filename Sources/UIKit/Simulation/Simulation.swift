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
  /// Whether a view or controller has a style of its own, light or dark, or did.
  var hasStyleOverrides = false
  /// Whether a constraint was added to a view.
  var hasConstraints = false
  /// Whether a view has a tint of its own, or did.
  var hasTints = false
  /// Whether a layout pass is under way.
  var isLayingOut = false
  /// Whether overrides of traits wait for the next commit (iOS 17).
  var traitsAreStale = false
  /// Whether a layout under way leaves out the update of properties, in a run without a rule.
  var propertiesWait = false
  /// The duration of the animation block being recorded, for views that read it.
  var animationDuration: Double = 0
  var inheritedAnimationDuration: Double = 0
  var areAnimationsEnabled = true
  /// How many data sources of collection views are being asked for a cell.
  var cellRequests = 0
  /// The cell registrations that were created, which name themselves.
  var registrations = 0
  /// The interaction that takes over the animations created now.
  var interaction: UIPercentDrivenInteractiveTransition?
  weak var firstResponder: UIResponder?
  var pasteboard: UIPasteboard?
  /// Whether the responder asked last left it open whether it can perform an action.
  var leavesActionOpen = false
  /// The actions that got a name from the system.
  var actionCount = 0
  /// The fingers; nil until the first one.
  var touchSession: TouchSession?
  private var pruneAt = 64

  init(major: Int, minor: Int, idiom: UIUserInterfaceIdiom, verbose: Bool) {
    self.major = major
    self.minor = minor
    self.idiom = idiom
    self.verbose = verbose
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
      if box.window != nil {
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
    updateStaleTraits()
    if statusBarIsStale { updateStatusBar() }
    if !settledTreeIsSilent { markWindows() }
    if drawsLast {
      layoutWindows()
      displayWindows()
    } else {
      displayAroundLayout()
    }
  }

  private func displayAroundLayout() {
    displayWindows()
    layoutWindows()
    displayWindows()
  }

  private var drawsLast: Bool { return because(.drawingIsLast) }

  private var settledTreeIsSilent: Bool { return because(.settledTreeIsSilent) }

  private func updateStaleTraits() {
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
    for window in visibleWindows {
      Host.branch()
      window.displayIfNeeded()
    }
  }

  private func layoutWindows() {
    for _ in 0..<16 {
      sendViewIsAppearing()
      var wasDirty = false
      for window in visibleWindows {
        if window.isDirty {
          wasDirty = true
          Host.branch()
          window.layoutTree()
        }
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
