/// A title and a picture in a menu.
@available(iOS 13.0, *)
open class UIMenuElement: NSObject {
  public let title: String
  public let image: UIImage?
  /// The second line.
  @available(iOS 15.0, *)
  open var subtitle: String?
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  public struct Attributes: OptionSet, Equatable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
  }

  public enum State: Int {
    case off = 0
    case on = 1
    case mixed = 2
  }
}

/// Actions and menus below one title.
@available(iOS 13.0, *)
open class UIMenu: UIMenuElement {
  public let children: [UIMenuElement]
  public let options: UIMenu.Options

  public init(
    title: String = "", image: UIImage? = nil, options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    super.init(title: title, image: image)
  }

  public struct Options: OptionSet, Equatable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
  }
}
