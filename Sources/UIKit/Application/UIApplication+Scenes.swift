/// Several scenes: new windows, and the end of them.
extension UIApplication {

  /// The sessions that the system knows, of connected scenes and others.
  @available(iOS 13.0, *)
  public var openSessions: Set<UISceneSession> { return Set(Simulation.current.sessions) }

  /// Whether the app may have several windows: on an iPad, if it has scenes.
  @available(iOS 13.0, *)
  public var supportsMultipleScenes: Bool {
    return usesScenes && Simulation.current.idiom == .pad
  }

  /// Brings the scene of a session to the front, or creates a scene if there is no session.
  @available(iOS 13.0, *)
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((Error) -> Void)? = nil
  ) {
    let isKnown = sceneSession.map { Simulation.current.sessions.contains($0) } ?? false
    if !isKnown && !supportsMultipleScenes {
      RunLoop.main.enqueue(after: 0) {
        errorHandler?(UISceneError.error(.multipleScenesNotSupported))
      }
      return
    }
    let payload = LaunchPayload()
    payload.activity = userActivity
    RunLoop.main.enqueue(after: 0) { self.bringForward(sceneSession, payload) }
  }

  @available(iOS 17.0, *)
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((Error) -> Void)? = nil
  ) {
    requestSceneSessionActivation(
      request.session, userActivity: request.userActivity, options: request.options,
      errorHandler: errorHandler)
  }

  private func bringForward(_ session: UISceneSession?, _ payload: LaunchPayload) {
    guard let scene = session?.sceneStorage else {
      openWindow(of: session, payload)
      return
    }
    if scene.stateStorage == .background { enterForeground() }
    if let activity = payload.activity { continueActivity(activity, scene) }
  }

  /// Connects a scene of its own beside those that are there.
  func openWindow(of session: UISceneSession? = nil, _ payload: LaunchPayload? = nil) {
    guard supportsMultipleScenes, because(.sceneForNewWindow) else { return }
    let first = Simulation.current.applicationSessions.first
    let chosen = session ?? Simulation.current.newSession(role: .windowApplication)
    if chosen.delegateClass == nil { chosen.delegateClass = first?.delegateClass }
    // The app names the class of the delegate; one that it does not name is the first scene's.
    connect(chosen, delegate: nil, payload)
  }

  /// Connects the scene again that the system had let go, or the first after a launch in the
  /// background.
  func reconnect(_ payload: LaunchPayload?) {
    let session =
      Simulation.current.applicationSessions.last
      ?? Simulation.current.newSession(role: .windowApplication)
    let delegate = waitingSceneDelegate
    waitingSceneDelegate = nil
    connect(session, delegate: delegate, payload)
  }

  /// Closes a scene for good: it is disconnected, and its session forgotten.
  @available(iOS 13.0, *)
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((Error) -> Void)? = nil
  ) {
    guard supportsMultipleScenes else {
      RunLoop.main.enqueue(after: 0) {
        errorHandler?(UISceneError.error(.multipleScenesNotSupported))
      }
      return
    }
    RunLoop.main.enqueue(after: 0) { self.destroy(sceneSession) }
  }

  /// Asks the system to take a new picture of a scene in the background.
  @available(iOS 13.0, *)
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
    if sceneSession.sceneStorage?.stateStorage == .background { takeSnapshots() }
  }

  func destroy(_ session: UISceneSession) {
    if let scene = session.sceneStorage { leave(scene) }
    Simulation.current.sessions = Simulation.current.sessions.filter { $0 !== session }
    if let delegate = delegateStorage, because(.closedWindowIsDiscarded) {
      delegate.application(self, didDiscardSceneSessions: [session])
    }
  }

  /// A scene in front resigns before it goes. With the last one, the app leaves the foreground.
  private func leave(_ scene: UIScene) {
    if scenes.count == 1 && stateStorage != .background {
      if stateStorage == .active { resignActive() }
      stateStorage = .background
      sendEnterBackground()
    }
    if scene.stateStorage == .foregroundActive { deactivate(scene, nil) }
    if scene.stateStorage != .background { sendEnterBackground(scene, nil) }
    disconnect(scene)
  }

  /// Windows that were closed while the app wasn't running.
  func tellDiscardedSessions() {
    let discarded = Simulation.current.discardedSessions
    if discarded.isEmpty { return }
    Simulation.current.discardedSessions = []
    if let delegate = delegateStorage, because(.sessionsDiscardedMeanwhile) {
      delegate.application(self, didDiscardSceneSessions: Set(discarded))
    }
  }

  /// The system lets go of a scene in the background; its session stays.
  func disconnectScene() {
    guard usesScenes, let scene = scenes.first else { return }
    disconnect(scene)
  }

  func disconnect(_ scene: UIScene) {
    scenes = scenes.filter { $0 !== scene }
    scene.stateStorage = .unattached
    scene.session.sceneStorage = nil
    forgetKeyWindow(of: scene)
    if because(.sceneDisconnects) {
      scene.delegate?.sceneDidDisconnect(scene)
      NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    }
  }

  /// The windows of a scene that is gone get no key events.
  private func forgetKeyWindow(of scene: UIScene) {
    guard let key = Simulation.current.keyWindow, key.sceneStorage === scene else { return }
    Simulation.current.keyWindow = (scenes.last as? UIWindowScene)?.keyStorage
  }

  /// A display is plugged in; UIKit makes a scene for it, which nobody touches.
  func connectExternalDisplay(_ delegate: UIResponder?) {
    let display = UIScreen(size: CGSize(width: 1080, height: 1920))
    Simulation.current.system.externalScreens.append(display)
    NotificationCenter.default.post(name: UIScreen.didConnectNotification, object: display)
    guard usesScenes else { return }
    let role: UISceneSession.Role =
      Simulation.current.isAtLeast(16)
      ? .windowExternalDisplayNonInteractive : .windowExternalDisplay
    connect(Simulation.current.newSession(role: role), delegate: delegate, nil)
  }
}
