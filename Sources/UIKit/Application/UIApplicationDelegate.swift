/// The callbacks that the app's own delegate may implement.
public protocol UIApplicationDelegate: NSObjectProtocol {
  @_semantics("vdl.callback")
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  @_semantics("vdl.callback")
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Sent when the app is in use: after launch, and after each interruption.
  @_semantics("vdl.callback")
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Sent before an interruption, and on the way to the background.
  @_semantics("vdl.callback")
  func applicationWillResignActive(_ application: UIApplication)
  /// Sent when the app is out of sight. No controller disappears for it.
  @_semantics("vdl.callback")
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Sent on the way back from the background.
  @_semantics("vdl.callback")
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Sent before the app ends.
  @_semantics("vdl.callback")
  func applicationWillTerminate(_ application: UIApplication)
  /// Sent before the controllers hear of a memory warning.
  @_semantics("vdl.callback")
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Asked for each scene that connects (iOS 13).
  @available(iOS 13.0, *)
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    return true
  }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    return true
  }

  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  @available(iOS 13.0, *)
  public func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    return UISceneConfiguration(name: nil, sessionRole: session.role)
  }
}
