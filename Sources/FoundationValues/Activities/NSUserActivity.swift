/// Something that a person does in an app, to go on with it later, in another app or on another
/// device.
@available(iOS 8.0, *)
open class NSUserActivity: NSObject {
  /// The kind of the activity, in reverse DNS form.
  public let activityType: String
  open var title: String?
  /// The data with which the app goes on.
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  /// Whether the delegate is to write the newest data before the activity is saved.
  open var needsSave = false {
    didSet {
      if needsSave { saver?(self) }
    }
  }
  /// Saves the activity; set by UIKit when a responder holds it.
  package var saver: ((NSUserActivity) -> Void)?
  /// The page that shows the same in a browser.
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate: Date?
  open var keywords: Set<String> = []
  open var supportsContinuationStreams = false
  open weak var delegate: (any NSUserActivityDelegate)?
  /// The content that scenes are compared with, to find the one that shows it.
  @available(iOS 13.0, *)
  open var targetContentIdentifier: String?
  @available(iOS 12.0, *)
  open var persistentIdentifier: String?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  @available(iOS 12.0, *)
  open var isEligibleForPrediction = false

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds entries, which replace those with the same keys.
  open func addUserInfoEntries(from other: [AnyHashable: Any]) {
    var all = userInfo ?? [:]
    for (key, value) in other { all[key] = value }
    userInfo = all
  }

  /// Makes it the activity that other devices see.
  open func becomeCurrent() { NSUserActivity.current = self }

  @available(iOS 9.0, *)
  open func resignCurrent() {
    if NSUserActivity.current === self { NSUserActivity.current = nil }
  }

  /// Ends the activity; it is not offered any more.
  open func invalidate() {
    resignCurrent()
    isValid = false
  }

  /// Whether it can still be continued.
  package private(set) var isValid = true

  private static weak var current: NSUserActivity?
}

/// The type of an activity that shows a page of the web: a universal link.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Hears when an activity is saved or continued.
@available(iOS 8.0, *)
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// The last chance to write the newest data.
  @_semantics("vdl.callback")
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Another device went on with it.
  @_semantics("vdl.callback")
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

@available(iOS 8.0, *)
extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
