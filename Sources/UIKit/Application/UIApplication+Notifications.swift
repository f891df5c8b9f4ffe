/// Notifications from afar, and fetches in the background.
extension UIApplication {

  /// A notification arrives. In the background the app only hears of one with content to fetch.
  func receive(_ info: [AnyHashable: Any]) {
    if hasEnded { return }
    if stateStorage == .background {
      if UIApplication.hasContent(info) {
        isSuspended = false
        sendRemote(info, onlyFetching: true)
      }
      return
    }
    present(info)
  }

  private func present(_ info: [AnyHashable: Any]) {
    guard Simulation.current.isAtLeast(10), let delegate = userNotificationCenter.delegate else {
      sendRemote(info, onlyFetching: false)
      return
    }
    if because(.remoteNotificationArrives) {
      delegate.userNotificationCenter(
        userNotificationCenter, willPresent: UNNotification(userInfo: info)
      ) { _ in }
    }
    if UIApplication.hasContent(info) { sendRemote(info, onlyFetching: true) }
  }

  /// The notification that a person tapped, at launch or in the running app.
  func deliverNotification(_ payload: LaunchPayload, isLaunch: Bool) {
    guard let info = payload.remoteNotification else { return }
    if Simulation.current.isAtLeast(10), let delegate = userNotificationCenter.delegate {
      guard because(.tappedNotificationArrives) else { return }
      delegate.userNotificationCenter(
        userNotificationCenter, didReceive: UNNotificationResponse(userInfo: info)
      ) {}
    } else if because(.tappedNotificationArrives) {
      sendRemote(info, onlyFetching: isLaunch)
    }
  }

  /// The method with the completion handler (iOS 7), or else the older one, which is for the app in
  /// front.
  private func sendRemote(_ info: [AnyHashable: Any], onlyFetching: Bool) {
    guard let delegate = delegateStorage, because(.remoteNotificationArrives) else { return }
    delegateLacksMethod = false
    if Simulation.current.isAtLeast(7) {
      delegate.application(self, didReceiveRemoteNotification: info) { _ in }
      if !delegateLacksMethod { return }
    }
    if !onlyFetching { delegate.application(self, didReceiveRemoteNotification: info) }
  }

  private static func hasContent(_ info: [AnyHashable: Any]) -> Bool {
    return (info["aps"] as? [String: Any])?["content-available"] as? Int == 1
  }

  /// A launch in the background ends with the fetch that it is for.
  func fetch() {
    RunLoop.main.enqueue(after: 0) {
      guard let delegate = self.delegateStorage, because(.fetchAfterLaunch) else { return }
      delegate.application(self) { _ in }
    }
  }
}
