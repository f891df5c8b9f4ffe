/// A block that a control or bar button runs.
@available(iOS 13.0, *)
open class UIAction: NSObject {
  public let title: String
  let handler: (UIAction) -> Void
  open var sender: Any?

  public init(
    title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.handler = handler
    super.init()
  }
}
