/// The app switcher, the lock button, and the end of the process.
extension UIApplication {

  // MARK: The app switcher

  func openSwitcher() {
    if stateStorage == .active { resignActive() }
  }

  func closeSwitcher() {
    if stateStorage == .inactive { RunLoop.main.enqueue(after: 0) { self.becomeActive() } }
  }

  /// A person closes the app, which ends it: the state that was kept is gone too.
  func closeInSwitcher() {
    if hasEnded { return }
    Simulation.current.savedState = nil
    if stateStorage == .active { resignActive() }
    if !(isSuspended && because(.suspendedAppEndsSilently)) {
      if usesScenes { endScenes() } else { endWithoutScenes() }
      terminate()
    }
    forgetSessions()
    hasEnded = true
  }

  private func endWithoutScenes() {
    if stateStorage != .background {
      stateStorage = .background
      if because(.closedAppEntersBackground) { sendEnterBackground() }
    } else if because(.backgroundIsToldAgain) {
      sendEnterBackground()
    }
  }

  private func endScenes() {
    if stateStorage != .background && !skipsBackground {
      stateStorage = .background
      sendEnterBackground()
    }
    for scene in scenes { disconnect(scene) }
  }

  private var skipsBackground: Bool { return because(.closedSceneSkipsBackground) }

  /// Tells the app that it ends.
  private func terminate() {
    if let delegate = delegateStorage, because(.runningAppIsTerminated) {
      delegate.applicationWillTerminate(self)
    }
    post(UIApplication.willTerminateNotification)
  }

  /// Without a process, the app hears at its next launch that its windows are gone.
  private func forgetSessions() {
    Simulation.current.discardedSessions += Simulation.current.applicationSessions
    Simulation.current.sessions = []
  }

  /// Closes one window; the last takes the app with it.
  func closeInSwitcher(_ session: UISceneSession) {
    if hasEnded || !Simulation.current.sessions.contains(session) { return }
    if Simulation.current.applicationSessions.count < 2 {
      closeInSwitcher()
    } else {
      destroy(session)
    }
  }

  /// The process ends in the background, and later a person closes the window.
  func discardWhileNotRunning() {
    hasEnded = true
    scenes = []
    forgetSessions()
  }

  /// The process runs no code any more; what keeps it in the background is over.
  func suspend() {
    if stateStorage == .background { isSuspended = true }
  }

  // MARK: The lock button

  /// Whether files under protection can be read: while the device is unlocked.
  @available(iOS 4.0, *)
  public var isProtectedDataAvailable: Bool { return !Simulation.current.isLocked }

  func lockDevice() {
    if Simulation.current.isLocked { return }
    lockCameOverApp = stateStorage != .background
    isBeingLocked = true
    enterBackground()
    isBeingLocked = false
    Simulation.current.isLocked = true
    tellProtection(UIApplication.protectedDataWillBecomeUnavailableNotification) { delegate in
      delegate.applicationProtectedDataWillBecomeUnavailable(self)
    }
  }

  /// Unlocks into the app, if it was in front.
  func unlockDevice() {
    if !Simulation.current.isLocked { return }
    Simulation.current.isLocked = false
    tellProtection(UIApplication.protectedDataDidBecomeAvailableNotification) { delegate in
      delegate.applicationProtectedDataDidBecomeAvailable(self)
    }
    if lockCameOverApp { enterForeground() }
  }

  private func tellProtection(
    _ name: Notification.Name, _ call: (any UIApplicationDelegate) -> Void
  ) {
    if isSuspended || hasEnded { return }
    if let delegate = delegateStorage, because(.protectedDataIsAnnounced) { call(delegate) }
    post(name)
  }

  // MARK: Other interruptions

  /// Pulls the notification center down all the way.
  func pullDownNotificationCenter() {
    if stateStorage != .active { return }
    resignActive()
    if because(.notificationCenterFlickers) {
      becomeActive()
      resignActive()
    }
  }

  /// The end of what lies over the app.
  func endInterruption() {
    if stateStorage == .inactive { RunLoop.main.enqueue(after: 0) { self.becomeActive() } }
  }

  func significantTimeChange() {
    if isSuspended || hasEnded { return }
    if let delegate = delegateStorage, because(.timeChangeIsAnnounced) {
      delegate.applicationSignificantTimeChange(self)
    }
    post(UIApplication.significantTimeChangeNotification)
  }
}
