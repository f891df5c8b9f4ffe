/// The reason of a launch, which the app gets in its launch options or in those of its scene.
final class LaunchPayload {
  var url: URL?
  var activity: NSUserActivity?
  /// An activity of another device: the app gets its type first.
  var handoff: NSUserActivity?
  var shortcut: UIApplicationShortcutItem?
  var remoteNotification: [AnyHashable: Any]?
  /// Whether the system launches the app for a fetch, and nobody sees it.
  var isFetch = false

  /// The launch options of an app without scenes.
  var launchOptions: [UIApplication.LaunchOptionsKey: Any]? {
    var options: [UIApplication.LaunchOptionsKey: Any] = [:]
    if let url = url { options[.url] = url }
    if let shortcut = shortcut { options[.shortcutItem] = shortcut }
    if let info = remoteNotification { options[.remoteNotification] = info }
    if let activity = activity {
      options[.userActivityDictionary] = [
        UIApplication.LaunchOptionsKey.userActivityType.rawValue: activity.activityType,
        "UIApplicationLaunchOptionsUserActivityKey": activity,
      ]
    } else if let handoff = handoff {
      options[.userActivityDictionary] = [
        UIApplication.LaunchOptionsKey.userActivityType.rawValue: handoff.activityType
      ]
    }
    return options.isEmpty ? nil : options
  }
}
