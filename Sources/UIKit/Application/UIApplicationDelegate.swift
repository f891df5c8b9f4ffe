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
  /// Sent to a delegate without the method that has launch options.
  @_semantics("vdl.callback")
  func applicationDidFinishLaunching(_ application: UIApplication)
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
  /// Sent when the device is about to be locked: files under protection can't be read then.
  @available(iOS 4.0, *)
  @_semantics("vdl.callback")
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// Sent when the device was unlocked.
  @available(iOS 4.0, *)
  @_semantics("vdl.callback")
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Sent at midnight, and when the clock or the time zone was changed.
  @_semantics("vdl.callback")
  func applicationSignificantTimeChange(_ application: UIApplication)

  // MARK: URLs, activities and quick actions

  @available(iOS 9.0, *)
  @_semantics("vdl.callback")
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  @available(iOS 4.2, *)
  @_semantics("vdl.callback")
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool
  @_semantics("vdl.callback")
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool
  /// Sent before the activity is there, which may take a while.
  @available(iOS 8.0, *)
  @_semantics("vdl.callback")
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  @available(iOS 8.0, *)
  @_semantics("vdl.callback")
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  @available(iOS 8.0, *)
  @_semantics("vdl.callback")
  func application(
    _ application: UIApplication,
    didFailToContinueUserActivityWithType userActivityType: String, error: Error)
  /// Sent when an activity was saved, to add the newest data.
  @available(iOS 8.0, *)
  @_semantics("vdl.callback")
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  @available(iOS 9.0, *)
  @_semantics("vdl.callback")
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  // MARK: Notifications and fetches

  /// Sent when `registerForRemoteNotifications()` has succeeded.
  @_semantics("vdl.callback")
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Asked when a notification arrives in the foreground, or is tapped in the background.
  @_semantics("vdl.callback")
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)
  @available(iOS 7.0, *)
  @_semantics("vdl.callback")
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  @available(iOS 8.0, *)
  @_semantics("vdl.callback")
  func application(
    _ application: UIApplication,
    shouldAllowExtensionPointIdentifier extensionPointIdentifier:
      UIApplication.ExtensionPointIdentifier
  ) -> Bool
  @available(iOS 9.0, *)
  @_semantics("vdl.callback")
  func applicationShouldRequestHealthAuthorization(_ application: UIApplication)
  @available(iOS 15.0, *)
  @_semantics("vdl.callback")
  func applicationShouldAutomaticallyLocalizeKeyCommands(_ application: UIApplication) -> Bool
  @available(iOS 4.0, *)
  @_semantics("vdl.callback")
  func application(_ application: UIApplication, didReceive notification: UILocalNotification)
  @available(iOS 8.0, *)
  @_semantics("vdl.callback")
  func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
  @_semantics("vdl.callback")
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
  /// Asked in the background too, if the notification has content to fetch.
  @available(iOS 7.0, *)
  @_semantics("vdl.callback")
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  @available(iOS 7.0, *)
  @_semantics("vdl.callback")
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler:
      @escaping (UIBackgroundFetchResult) -> Void)

  // MARK: State restoration

  @available(iOS 13.2, *)
  @_semantics("vdl.callback")
  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder)
    -> Bool
  @available(iOS 13.2, *)
  @_semantics("vdl.callback")
  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool
  @available(iOS 6.0, *)
  @_semantics("vdl.callback")
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
  @available(iOS 6.0, *)
  @_semantics("vdl.callback")
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder)
    -> Bool
  /// Asked for a controller that has no restoration class.
  @available(iOS 6.0, *)
  @_semantics("vdl.callback")
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
  /// Sent before the controllers encode.
  @available(iOS 6.0, *)
  @_semantics("vdl.callback")
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// Sent after the controllers have decoded.
  @available(iOS 6.0, *)
  @_semantics("vdl.callback")
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

  // MARK: The interface

  /// Sent before the interface turns, in an app without scenes.
  @_semantics("vdl.callback")
  func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
    duration: TimeInterval)
  /// Sent when the interface has turned, in an app without scenes.
  @_semantics("vdl.callback")
  func application(
    _ application: UIApplication,
    didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation)
  /// Asked for the orientations of a window; a controller's own come on top.
  @available(iOS 6.0, *)
  @_semantics("vdl.callback")
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Asked for each session whose scene connects for the first time.
  @available(iOS 13.0, *)
  @_semantics("vdl.callback")
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Sent when a person has closed windows; if the app wasn't running then, after its next launch.
  @available(iOS 13.0, *)
  @_semantics("vdl.callback")
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}
