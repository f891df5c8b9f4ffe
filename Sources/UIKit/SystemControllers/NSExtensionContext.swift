/// The app that an extension works for. An app has none.
@available(iOS 8.0, *)
open class NSExtensionContext: NSObject {
  open var inputItems: [Any] { return [] }

  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) {}

  open func cancelRequest(withError error: any Error) {}

  open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {}
}

extension UIViewController {
  /// The context of an extension; nil in an app.
  @available(iOS 8.0, *)
  public var extensionContext: NSExtensionContext? { return parent?.extensionContext }
}
