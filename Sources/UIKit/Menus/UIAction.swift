/// A block that a control, a bar button or a menu runs.
@available(iOS 13.0, *)
open class UIAction: UIMenuElement {
  let handler: (UIAction) -> Void
  /// The name of the action; one that the system made unless code gives one.
  public let identifier: UIAction.Identifier
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  open var sender: Any?

  /// The name of an action, which tells it from others.
  public struct Identifier: Equatable, Hashable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The paste command, which needs no question to the person.
    @available(iOS 15.0, *)
    public static let paste = Identifier("com.apple.action.paste")
    @available(iOS 15.0, *)
    public static let pasteAndMatchStyle = Identifier("com.apple.action.paste-and-match-style")
    @available(iOS 15.0, *)
    public static let pasteAndGo = Identifier("com.apple.action.paste-and-go")
    @available(iOS 15.0, *)
    public static let pasteAndSearch = Identifier("com.apple.action.paste-and-search")
  }

  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.handler = handler
    self.identifier = identifier ?? UIAction.uniqueIdentifier
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  override func duplicate() -> UIMenuElement {
    let copy = UIAction(
      title: title, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      handler: handler)
    copy.subtitle = subtitle
    return copy
  }

  /// Does what a choice of the action does.
  @available(iOS 16.0, *)
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  private static var uniqueIdentifier: UIAction.Identifier {
    Simulation.current.actionCount += 1
    return UIAction.Identifier("com.apple.action.dynamic.\(Simulation.current.actionCount)")
  }

  @available(iOS 17.0, *)
  open var selectedImage: UIImage?

  /// The title, the picture and the attributes, where there are any.
  open override var description: String {
    var parts = [String(Host.describe(self).dropLast(1))]
    if !title.isEmpty { parts.append("title = \(title)") }
    if let image = image { parts.append("image = \(image.description)") }
    var words: [String] = []
    if attributes.contains(.disabled) { words.append("Disabled") }
    if attributes.contains(.destructive) { words.append("Destructive") }
    if attributes.contains(.hidden) { words.append("Hidden") }
    if !words.isEmpty { parts.append("attributes = (\(words.joined(separator: "|")))") }
    return parts.joined(separator: "; ") + ">"
  }
}
