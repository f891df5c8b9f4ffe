/// The content of a tab bar for a controller.
open class UITabBarItem: UIBarItem {
  /// A short text in a red oval.
  open var badgeValue: String?
  @available(iOS 10.0, *)
  open var badgeColor: UIColor?
  private var selectedImageStorage: UIImage?
  @available(iOS 5.0, *)
  open var titlePositionAdjustment: UIOffset = UIOffset.zero
  @available(iOS 13.0, *)
  open var standardAppearance: UITabBarAppearance? {
    didSet { standardAppearance = UIBarAppearance.kept(standardAppearance) }
  }
  @available(iOS 15.0, *)
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { scrollEdgeAppearance = UIBarAppearance.kept(scrollEdgeAppearance) }
  }
  @available(iOS 11.0, *)
  open var isSpringLoaded = false
  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// The items that the system knows.
  public enum SystemItem: Int {
    case more = 0
    case favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  /// A system item has the system's title and picture.
  public init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    super.init()
    self.tag = tag
  }

  @available(iOS 10.0, *)
  open func setBadgeTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state.rawValue] = attributes
  }

  @available(iOS 10.0, *)
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    return badgeAttributes[state.rawValue]
  }

  public override init() {
    super.init()
  }

  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  @available(iOS 7.0, *)
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    self.title = title
    self.image = image
    selectedImageStorage = selectedImage
  }

  open override var description: String {
    var text = super.description
    if isSelectedInBar { text += " selected" }
    return text
  }

  private var isSelectedInBar: Bool {
    for box in Simulation.current.controllers {
      guard let tabs = box.controller as? UITabBarController, tabs.isViewLoaded else { continue }
      if tabs.selectedViewController?.tabBarItem === self { return true }
    }
    return false
  }

  /// The picture of the selected tab; the plain one unless there is another.
  @available(iOS 7.0, *)
  open var selectedImage: UIImage? {
    get {
      if selectedImageStorage == nil && because(.selectedImageFallsBack) { return image }
      return selectedImageStorage
    }
    set { selectedImageStorage = newValue }
  }
}
