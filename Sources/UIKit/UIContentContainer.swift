/// What a container asks of its content, and is told by it: view controllers adopt it.
@available(iOS 8.0, *)
public protocol UIContentContainer: NSObjectProtocol {
  /// The size the content would like to have.
  var preferredContentSize: CGSize { get }
}
