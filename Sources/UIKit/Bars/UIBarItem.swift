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
  open var imageInsets: UIEdgeInsets = UIEdgeInsets.zero
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
}
