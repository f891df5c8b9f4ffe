/// A title and a picture in a menu.
@available(iOS 13.0, *)
open class UIMenuElement: NSObject, NSCopying {
  open var title: String
  open var image: UIImage?
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

  open func copy(with zone: NSZone?) -> Any { return duplicate() }

  /// Another element of the same values.
  func duplicate() -> UIMenuElement { return self }

  public struct Attributes: OptionSet, Equatable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    @available(iOS 16.0, *)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
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
  /// The name of the menu, which tells it from others.
  public let identifier: UIMenu.Identifier
  @available(iOS 16.0, *)
  open var preferredElementSize: UIMenu.ElementSize = .large
  @available(iOS 17.4, *)
  open var displayPreferences: UIMenuDisplayPreferences?

  public init(
    title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    self.identifier = identifier ?? UIMenu.uniqueIdentifier
    super.init(title: title, image: image)
  }

  @available(iOS 15.0, *)
  public convenience init(
    title: String = "", subtitle: String?, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, image: image, identifier: identifier, options: options, children: children)
    self.subtitle = subtitle
  }

  @available(iOS 16.0, *)
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize, children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, image: image, identifier: identifier, options: options, children: children)
    self.subtitle = subtitle
    self.preferredElementSize = preferredElementSize
  }

  private static var uniqueIdentifier: UIMenu.Identifier {
    Simulation.current.actionCount += 1
    return UIMenu.Identifier("com.apple.menu.dynamic.\(Simulation.current.actionCount)")
  }

  override func duplicate() -> UIMenuElement { return replacingChildren(children) }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, image: image, identifier: identifier, options: options, children: newChildren)
    return menu
  }

  /// The actions that are on.
  @available(iOS 15.0, *)
  open var selectedElements: [UIMenuElement] {
    return children.filter { ($0 as? UIAction)?.state == .on || ($0 as? UICommand)?.state == .on }
  }

  /// How large the elements are.
  @available(iOS 16.0, *)
  public enum ElementSize: Int, ImportedValue {
    case small = 0
    case medium = 1
    case large = 2
    @available(iOS 17.0, *)
    case automatic = -1
  }

  /// The name of a menu.
  public struct Identifier: Equatable, Hashable, CustomStringConvertible {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public var description: String { return "UIMenuIdentifier(_rawValue: \(rawValue))" }

    public static let application = Identifier("com.apple.menu.application")
    public static let file = Identifier("com.apple.menu.file")
    public static let edit = Identifier("com.apple.menu.edit")
    public static let view = Identifier("com.apple.menu.view")
    public static let window = Identifier("com.apple.menu.window")
    public static let help = Identifier("com.apple.menu.help")
    public static let about = Identifier("com.apple.menu.about")
    public static let preferences = Identifier("com.apple.menu.preferences")
    public static let services = Identifier("com.apple.menu.services")
    public static let hide = Identifier("com.apple.menu.hide")
    public static let quit = Identifier("com.apple.menu.quit")
    public static let newScene = Identifier("com.apple.menu.new-scene")
    public static let close = Identifier("com.apple.menu.close")
    public static let print = Identifier("com.apple.menu.print")
    public static let undoRedo = Identifier("com.apple.menu.undo-redo")
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    public static let find = Identifier("com.apple.menu.find")
    public static let share = Identifier("com.apple.menu.share")
    public static let format = Identifier("com.apple.menu.format")
    public static let font = Identifier("com.apple.menu.font")
    public static let text = Identifier("com.apple.menu.text")
    public static let lookup = Identifier("com.apple.menu.lookup")
    public static let root = Identifier("com.apple.menu.root")
    @available(iOS 16.0, *)
    public static let openRecent = Identifier("com.apple.menu.open-recent")
    @available(iOS 16.0, *)
    public static let document = Identifier("com.apple.menu.document")
    @available(iOS 17.0, *)
    public static let replace = Identifier("com.apple.menu.replace")
    public static let textSize = Identifier("com.apple.menu.text-size")
    public static let textColor = Identifier("com.apple.menu.text-color")
    public static let textStyle = Identifier("com.apple.menu.text-style")
    public static let textStylePasteboard = Identifier("com.apple.menu.text-style-pasteboard")
    public static let spelling = Identifier("com.apple.menu.spelling")
    public static let spellingPanel = Identifier("com.apple.menu.spelling-panel")
    public static let spellingOptions = Identifier("com.apple.menu.spelling-options")
    public static let substitutions = Identifier("com.apple.menu.substitutions")
    public static let substitutionsPanel = Identifier("com.apple.menu.substitutions-panel")
    public static let substitutionOptions = Identifier("com.apple.menu.substitution-options")
    public static let transformations = Identifier("com.apple.menu.transformations")
    public static let speech = Identifier("com.apple.menu.speech")
    public static let learn = Identifier("com.apple.menu.learn")
    public static let alignment = Identifier("com.apple.menu.alignment")
    public static let writingDirection = Identifier("com.apple.menu.writing-direction")
    public static let toolbar = Identifier("com.apple.menu.toolbar")
    @available(iOS 15.0, *)
    public static let sidebar = Identifier("com.apple.menu.sidebar")
    public static let fullscreen = Identifier("com.apple.menu.fullscreen")
    public static let minimizeAndZoom = Identifier("com.apple.menu.minimize-and-zoom")
    public static let bringAllToFront = Identifier("com.apple.menu.bring-all-to-front")
  }

  public struct Options: OptionSet, Equatable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
    @available(iOS 17.0, *)
    public static let displayAsPalette = Options(rawValue: 128)
  }

  open override var description: String {
    var parts = [String(Host.describe(self).dropLast(1))]
    if !title.isEmpty { parts.append("title = \(title)") }
    parts.append("identifier = \(identifier.rawValue)")
    if let image = image { parts.append("image = \(image.description)") }
    var words: [String] = []
    if options.contains(.displayInline) { words.append("Inline") }
    if options.contains(.destructive) { words.append("Destructive") }
    if !words.isEmpty { parts.append("options = (\(words.joined(separator: "|")))") }
    parts.append("children = <NSArray: \(Host.hexadecimal(Host.address(self) + 32))>")
    return parts.joined(separator: "; ") + ">"
  }
}

/// Wishes about the look of a menu.
@available(iOS 17.4, *)
open class UIMenuDisplayPreferences: NSObject {
  /// 0 stands for the system's choice.
  open var maximumNumberOfTitleLines = 0
}
