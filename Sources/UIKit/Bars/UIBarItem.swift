/// An item in a bar: of buttons or of tabs.
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag: Int = 0
  @available(iOS 5.0, *)
  open var landscapeImagePhone: UIImage?
  /// The picture for very large text.
  @available(iOS 11.0, *)
  open var largeContentSizeImage: UIImage?
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  @available(iOS 5.0, *)
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
  }

  @available(iOS 5.0, *)
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    return titleAttributes[state.rawValue]
  }

  /// The item's name for tests.
  @available(iOS 5.0, *)
  open var accessibilityIdentifier: String?
  /// The words of VoiceOver for the item.
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var isAccessibilityElement = false
  open var imageInsets: UIEdgeInsets = UIEdgeInsets.zero

  /// The action of an item, before its title.
  var printedAction: String { return "" }

  open override var description: String {
    var text = Host.describe(self) + printedAction
    if let title = title { text += " title='\(title)'" }
    if let image = image { text += " image=\(image.description)" }
    return text
  }

  @available(iOS 5.0, *)
  open var landscapeImagePhoneInsets: UIEdgeInsets = UIEdgeInsets.zero
  @available(iOS 11.0, *)
  open var largeContentSizeImageInsets: UIEdgeInsets = UIEdgeInsets.zero
}
