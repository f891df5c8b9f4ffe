/// A block that a control, a bar button or a menu runs.
@available(iOS 13.0, *)
open class UIAction: UIMenuElement {
  let handler: (UIAction) -> Void
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  open var sender: Any?

  public init(
    title: String = "", image: UIImage? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.handler = handler
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}
