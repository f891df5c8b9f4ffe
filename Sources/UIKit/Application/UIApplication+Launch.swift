/// Launching: the app's delegate first, then the scenes or what launched the app.
extension UIApplication {

  /// Launches with an app delegate, a scene delegate, or both, as the system would.
  func launch(
    appDelegate: UIResponder?, sceneDelegate: UIResponder?, payload: LaunchPayload? = nil
  ) {
    delegateStorage = appDelegate as? any UIApplicationDelegate
    usesScenes = Simulation.current.isAtLeast(13) && sceneDelegate is any UISceneDelegate
    let isInBackground = startsInBackground(payload) || (usesScenes && scenesBeginInBackground)
    stateStorage = isInBackground ? .background : .inactive
    if !usesScenes && Simulation.current.isAtLeast(13) { connectImplicitScene() }
    let options = usesScenes ? nil : payload?.launchOptions
    let isWilling = sendLaunch(options)
    hasLaunched = true
    postDidFinish(options)
    tellDiscardedSessions()
    if startsInBackground(payload) {
      waitingSceneDelegate = sceneDelegate
      fetch()
    } else if usesScenes {
      connectFirstScene(sceneDelegate, payload)
    } else {
      checkRoot()
      if let payload = payload { deliver(payload, isWilling: isWilling) }
      activateAfterLaunch()
    }
  }

  private var scenesBeginInBackground: Bool { return because(.scenesBeginInBackground) }

  private func startsInBackground(_ payload: LaunchPayload?) -> Bool {
    guard let payload = payload, payload.isFetch else { return false }
    return because(.launchInBackground)
  }

  private func postDidFinish(_ options: [UIApplication.LaunchOptionsKey: Any]?) {
    var info: [String: Any] = [:]
    for (key, value) in options ?? [:] { info[key.rawValue] = value }
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: self,
      userInfo: info.isEmpty ? nil : info)
  }

  /// Returns whether the delegate wants what launched the app to be delivered.
  private func sendLaunch(_ options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    guard let delegate = delegateStorage, because(.appLaunch) else { return true }
    let first = delegate.application(self, willFinishLaunchingWithOptions: options)
    restoreState()
    let second = delegate.application(self, didFinishLaunchingWithOptions: options)
    return first && second
  }

  /// `-[UIApplication _runWithMainScene:...]`: the app becomes active in a later step than the one in
  /// which the root appears.
  private func activateAfterLaunch() {
    guard because(.appIsActiveAfterRootAppeared) else {
      becomeActive()
      return
    }
    RunLoop.main.runAfterCommit {
      RunLoop.main.runAfterCommit {
        because(.appIsActiveAfterRootAppeared)
        self.becomeActive()
      }
    }
  }

  // MARK: Scenes

  /// The scene that UIKit keeps for an app without scenes of its own.
  private func connectImplicitScene() {
    guard because(.implicitScene) else { return }
    let scene = UIWindowScene(
      session: Simulation.current.newSession(role: .windowApplication),
      connectionOptions: UIScene.ConnectionOptions(payload: nil))
    scene.isImplicit = true
    scene.session.sceneStorage = scene
    scene.stateStorage = stateStorage == .background ? .background : .foregroundInactive
    scenes.append(scene)
  }

  /// The same for code that shows a window without launching an app first.
  func connectImplicitSceneLate() {
    let windows = Simulation.current.windowsBackToFront
    guard scenes.isEmpty, !usesScenes, !windows.isEmpty, Simulation.current.isAtLeast(13) else {
      return
    }
    connectImplicitScene()
    scenes.first?.stateStorage = .foregroundActive
    for window in windows where window.sceneStorage == nil { adopt(window) }
  }

  /// A window without a scene belongs to the one that UIKit keeps for the app.
  func adopt(_ window: UIWindow) {
    guard !usesScenes, let scene = scenes.first as? UIWindowScene, scene.isImplicit else { return }
    window.sceneStorage = scene
  }

  /// The scene of the last session that is left, or of a new one.
  private func connectFirstScene(_ delegate: UIResponder?, _ payload: LaunchPayload?) {
    let known = Simulation.current.applicationSessions
    let session = known.last ?? Simulation.current.newSession(role: .windowApplication)
    connect(session, delegate: delegate, payload)
  }

  /// Connects a scene: activation lies between the first layout and the root's `viewDidAppear`.
  func connect(_ session: UISceneSession, delegate: UIResponder?, _ payload: LaunchPayload?) {
    let options = UIScene.ConnectionOptions(payload: becauseOfOptions(payload))
    if because(.sceneConnects) { configure(session, options) }
    let scene = UIWindowScene(session: session, connectionOptions: options)
    session.sceneStorage = scene
    scene.delegate = delegate as? any UISceneDelegate
    if let delegate = delegate { session.delegateClass = type(of: delegate) }
    scenes.append(scene)
    let activatesFirst = sceneActivatesBeforeRootAppeared
    if activatesFirst { activateAfterCommit(scene) }
    sendConnect(scene, options)
    restoreInteraction(of: scene)
    checkRoot()
    sendEnterForeground(scene)
    comeToForeground(scene)
    if !activatesFirst { activateAfterCommit(scene) }
    if let payload = payload { followUp(payload, in: scene) }
  }

  /// The app comes to the foreground with its first scene.
  private func comeToForeground(_ scene: UIScene) {
    scene.stateStorage = .foregroundInactive
    guard stateStorage == .background, because(.scenesBeginInBackground) else { return }
    post(UIApplication.willEnterForegroundNotification)
    stateStorage = .inactive
  }

  private func becauseOfOptions(_ payload: LaunchPayload?) -> LaunchPayload? {
    guard payload != nil, because(.launchOptionsOfScene) else { return nil }
    return payload
  }

  private var sceneActivatesBeforeRootAppeared: Bool {
    return because(.sceneIsActiveBeforeRootAppeared)
  }

  private func activateAfterCommit(_ scene: UIScene) {
    RunLoop.main.runAfterCommit {
      because(.sceneIsActiveBeforeRootAppeared)
      self.activate(scene)
    }
  }

  private func sendConnect(_ scene: UIScene, _ options: UIScene.ConnectionOptions) {
    defer { scene.stateStorage = .foregroundInactive }
    guard because(.sceneConnects) else { return }
    if scene.delegate == nil {
      scene.delegate = newDelegate(of: scene.session) as? any UISceneDelegate
    }
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    scene.delegate?.scene(
      scene, willConnectTo: scene.session, options: options)
  }

  /// Asks the app for the classes of a scene that is to be made, unless the session has them from an
  /// earlier connection.
  private func configure(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
    if session.configurationStorage != nil && because(.sceneConfigurationIsKept) { return }
    askForConfiguration(of: session, options)
  }

  private func askForConfiguration(
    of session: UISceneSession, _ options: UIScene.ConnectionOptions
  ) {
    guard let delegate = delegateStorage else { return }
    let configuration = delegate.application(
      self, configurationForConnecting: session, options: options)
    session.configurationStorage = configuration
    if let chosen = configuration.delegateClass as? UIResponder.Type {
      session.delegateClass = chosen
    }
  }

  /// A delegate of the class that the session has.
  func newDelegate(of session: UISceneSession) -> UIResponder? {
    guard let type = session.delegateClass else { return nil }
    return Host.make(type) as? UIResponder
  }

  /// A window that is shown without a root: an exception from iOS 9 on, a line on the console before.
  func checkRoot() {
    for window in Simulation.current.visibleWindows {
      if window.rootViewController == nil {
        if Simulation.current.isAtLeast(9) {
          raiseMissingRoot()
        } else if because(.launchWithoutRootWarns) {
          Host.warn(
            "Application windows are expected to have a root view controller at the end of "
              + "application launch")
        }
      }
    }
  }

  private func raiseMissingRoot() {
    guard because(.launchNeedsRoot) else { return }
    Host.raise(
      NSException(
        name: .internalInconsistencyException,
        reason: "Application windows are expected to have a root view controller at the end "
          + "of application launch"))
  }
}
