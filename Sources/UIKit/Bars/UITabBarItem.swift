/// The content of a tab bar for a controller.
open class UITabBarItem: UIBarItem {
  /// A short text in a red oval.
  open var badgeValue: String?
  @available(iOS 10.0, *)
  open var badgeColor: UIColor?
  private var selectedImageStorage: UIImage?

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
