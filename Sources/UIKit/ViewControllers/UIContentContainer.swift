/// The questions and news between a container and its content: view controllers adopt it.
@available(iOS 8.0, *)
public protocol UIContentContainer: NSObjectProtocol {
  /// The size the content would like to have.
  var preferredContentSize: CGSize { get }
}
