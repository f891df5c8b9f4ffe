/// Launches for a reason, and what a person or the system does with the running app.
extension Simulator {

  // MARK: Launches

  /// Another app opens a URL of the app, which is not running.
  public static func launch(app: UIResponder?, scene: UIResponder?, url: URL) {
    let payload = LaunchPayload()
    payload.url = url
    UIApplication.shared.launch(appDelegate: app, sceneDelegate: scene, payload: payload)
  }

  /// A person goes on with an activity in the app, which is not running; a universal link is one.
  public static func launch(app: UIResponder?, scene: UIResponder?, activity: NSUserActivity) {
    let payload = LaunchPayload()
    payload.activity = activity
    UIApplication.shared.launch(appDelegate: app, sceneDelegate: scene, payload: payload)
  }

  /// A person goes on with an activity of another device: its type is known first, and the activity
  /// follows.
  public static func launch(app: UIResponder?, scene: UIResponder?, handoff: NSUserActivity) {
    let payload = LaunchPayload()
    payload.handoff = handoff
    UIApplication.shared.launch(appDelegate: app, sceneDelegate: scene, payload: payload)
  }

  /// A person chooses a quick action of the app, which is not running.
  public static func launch(
    app: UIResponder?, scene: UIResponder?, shortcut: UIApplicationShortcutItem
  ) {
    let payload = LaunchPayload()
    payload.shortcut = shortcut
    UIApplication.shared.launch(appDelegate: app, sceneDelegate: scene, payload: payload)
  }

  /// A person taps a notification of the app, which is not running.
  public static func launch(
    app: UIResponder?, scene: UIResponder?, remoteNotification: [AnyHashable: Any]
  ) {
    let payload = LaunchPayload()
    payload.remoteNotification = remoteNotification
    UIApplication.shared.launch(appDelegate: app, sceneDelegate: scene, payload: payload)
  }

  /// The system launches the app in the background, to let it fetch.
  public static func launchForFetch(app: UIResponder?, scene: UIResponder?) {
    let payload = LaunchPayload()
    payload.isFetch = true
    UIApplication.shared.launch(appDelegate: app, sceneDelegate: scene, payload: payload)
  }

  /// The process ended in the background, and a person opens the app again with new delegates. The
  /// state that was kept and the sessions are still there.
  public static func relaunch(app: UIResponder?, scene: UIResponder?) {
    Simulation.current.beginProcess()
    UIApplication.shared.launch(appDelegate: app, sceneDelegate: scene)
  }

  // MARK: From outside

  /// Another app opens a URL of the running app, which comes to the front.
  public static func open(url: URL) {
    let payload = LaunchPayload()
    payload.url = url
    UIApplication.shared.comeForward(with: payload)
  }

  /// A person goes on with an activity in the running app.
  public static func continueActivity(_ activity: NSUserActivity) {
    let payload = LaunchPayload()
    payload.activity = activity
    UIApplication.shared.comeForward(with: payload)
  }

  /// A person goes on with an activity of another device, which can't be fetched.
  public static func failActivity(type: String) {
    UIApplication.shared.failActivity(type: type)
  }

  /// A person chooses a quick action of the running app.
  public static func choose(shortcut: UIApplicationShortcutItem) {
    let payload = LaunchPayload()
    payload.shortcut = shortcut
    UIApplication.shared.comeForward(with: payload)
  }

  /// A notification arrives while the app runs.
  public static func receive(remoteNotification: [AnyHashable: Any]) {
    UIApplication.shared.receive(remoteNotification)
  }

  /// A person taps a notification, and the app comes to the front.
  public static func tap(remoteNotification: [AnyHashable: Any]) {
    let payload = LaunchPayload()
    payload.remoteNotification = remoteNotification
    UIApplication.shared.comeForward(with: payload)
  }

  /// The app's Info.plist lists this URL scheme.
  public static func ownsScheme(_ scheme: String) {
    Simulation.current.system.ownSchemes.insert(scheme)
  }

  // MARK: The app switcher and windows

  /// Opens the app switcher from the app.
  public static func openSwitcher() {
    UIApplication.shared.openSwitcher()
  }

  /// Goes back to the app from the app switcher.
  public static func closeSwitcher() {
    UIApplication.shared.closeSwitcher()
  }

  /// Closes the app in the app switcher.
  public static func closeInSwitcher() {
    UIApplication.shared.closeInSwitcher()
  }

  /// Closes one window of the app in the app switcher.
  public static func closeInSwitcher(session: UISceneSession) {
    UIApplication.shared.closeInSwitcher(session)
  }

  /// The system suspends the app in the background.
  public static func suspend() {
    UIApplication.shared.suspend()
  }

  /// The process has ended in the background, and then a person closes the app's windows.
  public static func discardWhileNotRunning() {
    UIApplication.shared.discardWhileNotRunning()
  }

  /// A person opens one more window of the app on an iPad.
  public static func openNewWindow() {
    UIApplication.shared.openWindow()
  }

  /// An external display is connected, and its scene has this delegate.
  public static func connectExternalDisplay(scene: UIResponder?) {
    UIApplication.shared.connectExternalDisplay(scene)
  }

  // MARK: Interruptions

  /// Shows a question of the system over the app.
  public static func showSystemAlert() {
    if UIApplication.shared.applicationState == .active { UIApplication.shared.resignActive() }
  }

  /// Answers it.
  public static func dismissSystemAlert() {
    UIApplication.shared.endInterruption()
  }

  /// Pulls the notification center down, all the way.
  public static func pullDownNotificationCenter() {
    UIApplication.shared.pullDownNotificationCenter()
  }

  /// Pushes the notification center up again.
  public static func dismissNotificationCenter() {
    UIApplication.shared.endInterruption()
  }

  /// A banner of another app comes and goes: the app stays in use.
  public static func showBanner() {}

  /// Presses the lock button; the device has a passcode.
  public static func lockDevice() {
    UIApplication.shared.lockDevice()
  }

  /// Unlocks the device, into the app if that was in front.
  public static func unlockDevice() {
    UIApplication.shared.unlockDevice()
  }

  // MARK: The clock

  /// The time that the app had for work in the background is over.
  public static func expireBackgroundTime() {
    UIApplication.shared.expireBackgroundTime()
  }

  /// Midnight passes, or the clock is changed.
  public static func significantTimeChange() {
    UIApplication.shared.significantTimeChange()
  }
}
