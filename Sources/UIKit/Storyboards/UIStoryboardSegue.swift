/// The way from one scene to another.
@available(iOS 5.0, *)
open class UIStoryboardSegue: NSObject {
  /// The name the segue has in the storyboard.
  public let identifier: String?
  /// The controller the segue starts from; it prepares the segue.
  public let source: UIViewController
  /// The controller the segue shows. Its view is not loaded yet when it is prepared.
  public var destination: UIViewController { return found ?? searched }
  private let found: UIViewController?
  /// The search for the destination of an unwind segue.
  var search: UnwindSearch?
  private let handler: (() -> Void)?

  /// A segue that a subclass performs.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.found = destination
    self.handler = nil
    super.init()
  }

  /// A segue that a block performs.
  @available(iOS 6.0, *)
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.found = destination
    self.handler = performHandler
    super.init()
  }

  /// An unwind segue: its destination is the controller that takes the action.
  init(unwindingFrom source: UIViewController, performHandler: @escaping () -> Void) {
    self.identifier = nil
    self.source = source
    self.found = nil
    self.handler = performHandler
    super.init()
  }

  private var searched: UIViewController {
    return search?.destination(of: self) ?? source
  }

  /// Shows the destination.
  @_semantics("vdl.callback")
  open func perform() {
    handler?()
  }
}
