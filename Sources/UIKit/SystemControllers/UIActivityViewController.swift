/// Offers actions for some items: share, copy, print. On an iPad it is a popover.
@available(iOS 6.0, *)
open class UIActivityViewController: UIViewController {
  /// The items that the actions are for.
  public let activityItems: [Any]
  /// The actions that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called when the person has chosen, or has closed the sheet without choosing.
  @available(iOS 8.0, *)
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }

  /// The handler hears once; a dismissal by code leaves it without a call.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard presentingViewController == nil || isBeingDismissed else { return }
    if because(.activityForgetsHandler) { completionWithItemsHandler = nil }
  }

  override var automaticStyle: UIModalPresentationStyle {
    return Simulation.current.idiom == .pad ? .popover : .pageSheet
  }

  /// Before iOS 13, too, it only rose over its presenter.
  override var ownPresentationStyle: UIModalPresentationStyle? {
    if Simulation.current.isAtLeast(13) { return nil }
    guard because(.activitySheetKeepsPresenter) else { return nil }
    return Simulation.current.idiom == .pad ? .popover : .custom
  }
}

/// Something that can be done with items.
@available(iOS 6.0, *)
open class UIActivity: NSObject {
  /// The name of an activity.
  public struct ActivityType: Equatable, Hashable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
    public static let postToFacebook = ActivityType(
      rawValue: "com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = ActivityType(
      rawValue: "com.apple.UIKit.activity.PostToTwitter")
    public static let postToWeibo = ActivityType(rawValue: "com.apple.UIKit.activity.PostToWeibo")
    public static let assignToContact = ActivityType(
      rawValue: "com.apple.UIKit.activity.AssignToContact")
    public static let saveToCameraRoll = ActivityType(
      rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    public static let addToReadingList = ActivityType(
      rawValue: "com.apple.UIKit.activity.AddToReadingList")
    public static let postToFlickr = ActivityType(rawValue: "com.apple.UIKit.activity.PostToFlickr")
    public static let postToVimeo = ActivityType(rawValue: "com.apple.UIKit.activity.PostToVimeo")
    public static let postToTencentWeibo = ActivityType(
      rawValue: "com.apple.UIKit.activity.TencentWeibo")
    public static let markupAsPDF = ActivityType(rawValue: "com.apple.UIKit.activity.MarkupAsPDF")
    public static let openInIBooks = ActivityType(rawValue: "com.apple.UIKit.activity.OpenInIBooks")
    public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
    public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
    public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
    public static let copyToPasteboard = ActivityType(
      rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
  }
}
