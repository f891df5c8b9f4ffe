/// The state of controllers and views that an app without scenes kept when it went to the
/// background.
final class SavedState {
  /// A controller or a view, with its place among those that keep state.
  final class Entry {
    /// The identifiers of its ancestors and its own.
    let path: [String]
    let coder = StateCoder()
    var restorationClass: (any UIViewControllerRestoration.Type)?
    /// The places of the children of a navigation controller, in order.
    var stack: [[String]] = []
    /// The tab that was selected.
    var selection: Int?
    var presented: [String]?
    /// The views of the controller that keep state, by identifier.
    var views: [(identifier: String, coder: NSCoder)] = []

    init(path: [String]) {
      self.path = path
    }
  }

  let coder = NSCoder()
  var entries: [SavedState.Entry] = []

  func has(_ path: [String]) -> Bool {
    return entries.contains { $0.path == path }
  }
}

/// Makes a controller again, when the app is restored.
@available(iOS 6.0, *)
public protocol UIViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// An object that keeps state.
@available(iOS 7.0, *)
public protocol UIStateRestoring: NSObjectProtocol {
  func encodeRestorableState(with coder: NSCoder)
  func decodeRestorableState(with coder: NSCoder)
  func applicationFinishedRestoringState()
}

@available(iOS 7.0, *)
extension UIStateRestoring {
  public func encodeRestorableState(with coder: NSCoder) {}
  public func decodeRestorableState(with coder: NSCoder) {}
  public func applicationFinishedRestoringState() {}
}
