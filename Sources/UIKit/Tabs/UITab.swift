/// A tab that creates its controller when it is needed, from iOS 18.
///
/// `viewControllers` needs all controllers beforehand; a `UITab` has a closure.
@available(iOS 18.0, *)
open class UITab: NSObject {
  public let identifier: String
  open var title: String
  open var image: UIImage?
  open var badgeValue: String?
  open var isEnabled = true
  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?
  weak var managerStorage: UITabBarController?

  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// The controller of the tab; the first read creates it.
  open var viewController: UIViewController? {
    if let made = made { return made }
    guard let provider = provider else { return nil }
    let new = provider(self)
    made = new
    return new
  }

  /// The controller, if it exists already.
  var viewControllerIfMade: UIViewController? { return made }

  /// The tab bar controller the tab belongs to; not kept alive.
  open var tabBarController: UITabBarController? { return managerStorage }
}
