/// The system's memory of the app, longer than a process lives.
final class SystemState {
  /// The sessions of scenes, in order of creation.
  var sessions: [UISceneSession] = []
  /// Those that a person closed while the app wasn't running.
  var discardedSessions: [UISceneSession] = []
  /// The state that an app without scenes kept.
  var savedState: SavedState?
  /// The URL schemes of the app's Info.plist.
  var ownSchemes: Set<String> = []
  var isLocked = false
  /// The activities that responders hold.
  let activities = UserActivities()
  /// The way a person turned the device, if one did.
  var heldOrientation: UIInterfaceOrientation?
  /// Whether a full-screen presentation turned the interface.
  var hasTurned = false
  /// Whether a controller is asked for its orientations beside the steps that a verbose run shows.
  var asksInPassing = false
  /// Set by the default body of a controller's preferred orientation: UIKit has the choice.
  var leavesOrientationOpen = false
  /// The style in which windows are pictured for the app switcher.
  var snapshotStyle: UIUserInterfaceStyle = .unspecified
  var showsNetworkActivity = false
  /// The quick actions that the app set.
  var shortcutItems: [UIApplicationShortcutItem]?
  /// The displays that were connected.
  var externalScreens: [UIScreen] = []
  /// The requests for work in the background.
  lazy var taskScheduler = BGTaskScheduler()
  /// How often a window was put in front.
  var turnsToFront = 0
  private var sessionCount = 0

  func newSession(role: UISceneSession.Role) -> UISceneSession {
    let made = UISceneSession(number: sessionCount, role: role)
    sessionCount += 1
    sessions.append(made)
    return made
  }
}

extension Simulation {
  var sessions: [UISceneSession] {
    get { return system.sessions }
    set { system.sessions = newValue }
  }

  /// The sessions of windows of the app, without those of external displays.
  var applicationSessions: [UISceneSession] {
    return system.sessions.filter { $0.role == .windowApplication }
  }

  var discardedSessions: [UISceneSession] {
    get { return system.discardedSessions }
    set { system.discardedSessions = newValue }
  }

  var savedState: SavedState? {
    get { return system.savedState }
    set { system.savedState = newValue }
  }

  var ownSchemes: Set<String> { return system.ownSchemes }

  var isLocked: Bool {
    get { return system.isLocked }
    set { system.isLocked = newValue }
  }

  func newSession(role: UISceneSession.Role) -> UISceneSession {
    return system.newSession(role: role)
  }

  /// A new process: windows and controllers of the one before are gone, with the focus.
  func beginProcess() {
    windows = []
    controllers = []
    appearing = []
    keyWindow = nil
    touchSession = nil
    for session in system.sessions { session.sceneStorage = nil }
    application = UIApplication()
    RunLoop.main.isFrozen = false
  }
}
