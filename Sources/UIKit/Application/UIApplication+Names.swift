extension UIApplication.LaunchOptionsKey {
  public static let url = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsURLKey")
  public static let sourceApplication = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  public static let remoteNotification = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  public static let location = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsLocationKey")
  public static let shortcutItem = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  public static let userActivityDictionary = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  public static let userActivityType = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  public static let annotation = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  public static let localNotification = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  public static let newsstandDownloads = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
  public static let bluetoothCentrals = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
  public static let bluetoothPeripherals = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
  public static let cloudKitShareMetadata = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
  public static let eventAttribution = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
}

extension UIApplication {
  /// A key of the options with which a URL is opened.
  @available(iOS 9.0, *)
  public struct OpenURLOptionsKey: Equatable, Hashable, ImportedText {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// A kind of app extension that the app may refuse; the model has none.
  @available(iOS 8.0, *)
  public struct ExtensionPointIdentifier: Equatable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A keyboard of another app.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }

  /// Posted at midnight, and when the clock or the time zone was changed.
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted before files under protection can't be read any more.
  public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Posted when they can be read again.
  public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")

  /// The keys of what the notifications about the status bar carry, both as numbers or rectangles.
  public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
  public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"

  /// The names of what a coder of the app's state has: the version and time of saving, the idiom.
  @available(iOS 6.0, *)
  public static let stateRestorationBundleVersionKey =
    "UIApplicationStateRestorationBundleVersionKey"
  @available(iOS 6.0, *)
  public static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  @available(iOS 7.0, *)
  public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
  @available(iOS 7.0, *)
  public static let stateRestorationSystemVersionKey =
    "UIApplicationStateRestorationSystemVersionKey"

  /// The addresses of the app's own pages in the settings.
  @available(iOS 16.0, *)
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  @available(iOS 18.3, *)
  public static let openDefaultApplicationsSettingsURLString = "app-settings:default-applications"

  /// The seconds that a turn of the status bar takes: twice as long for half a turn.
  @available(iOS 3.0, *)
  public var statusBarOrientationAnimationDuration: TimeInterval {
    return Simulation.current.idiom == .pad ? 0.4 : 0.3
  }

  // MARK: Icons

  /// The quick actions that the app offers beside those of its Info.plist.
  @available(iOS 9.0, *)
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { return Simulation.current.system.shortcutItems }
    set { Simulation.current.system.shortcutItems = newValue }
  }

  /// Whether the app has other icons: the model has no Info.plist that names any.
  @available(iOS 10.3, *)
  public var supportsAlternateIcons: Bool { return false }

  /// The name of the icon in place of the first one.
  @available(iOS 10.3, *)
  public var alternateIconName: String? { return nil }

  /// Asks for another icon; there is none.
  @available(iOS 10.3, *)
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: ((Error?) -> Void)? = nil
  ) {
    RunLoop.main.perform {
      completionHandler?(NSError(domain: NSCocoaErrorDomain, code: 3072, userInfo: nil))
    }
  }

  /// Raised when nobody agrees on an orientation.
  public static let invalidInterfaceOrientationException = NSExceptionName(
    "UIApplicationInvalidInterfaceOrientation")

  @available(iOS 7.0, *)
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  @available(iOS 7.0, *)
  public static let backgroundFetchIntervalNever: TimeInterval = Double.greatestFiniteMagnitude

  /// Asks for launches in the background; the model fetches when `Simulator` says so.
  @available(iOS 7.0, *)
  public func setMinimumBackgroundFetchInterval(_ interval: TimeInterval) {}

  @available(iOS 7.0, *)
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { return .available }

  /// Asks for a token, which arrives in a later turn.
  public func registerForRemoteNotifications() {
    RunLoop.main.enqueue(after: 0) {
      if let delegate = self.delegateStorage, because(.remoteNotificationArrives) {
        delegate.application(self, didRegisterForRemoteNotificationsWithDeviceToken: Data())
      }
    }
  }

  public func unregisterForRemoteNotifications() {}

  @available(iOS 8.0, *)
  public var isRegisteredForRemoteNotifications: Bool { return true }

  /// Whether the status bar shows that data is loaded.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { return Simulation.current.system.showsNetworkActivity }
    set { Simulation.current.system.showsNetworkActivity = newValue }
  }

  // MARK: Ignored touches

  /// Ignores touches until the call that ends it; the calls nest.
  public func beginIgnoringInteractionEvents() { ignoredInteractions += 1 }

  public func endIgnoringInteractionEvents() {
    if ignoredInteractions > 0 { ignoredInteractions -= 1 }
  }

  public var isIgnoringInteractionEvents: Bool { return ignoredInteractions > 0 }
}

/// The outcome of a fetch in the background.
@available(iOS 7.0, *)
public enum UIBackgroundFetchResult: UInt {
  case newData = 0
  case noData = 1
  case failed = 2
}

/// Whether the app may be launched in the background.
@available(iOS 7.0, *)
public enum UIBackgroundRefreshStatus: Int {
  case restricted = 0
  case denied = 1
  case available = 2
}
