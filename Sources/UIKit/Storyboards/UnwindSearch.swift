/// Where an unwind segue comes from.
@available(iOS 9.0, *)
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that the segue begins at.
  public let source: UIViewController
  /// The action that the destination has.
  public let unwindAction: Selector
  /// The control that started the segue.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }
}

/// The search for the controller that an unwind segue goes back to.
///
/// It goes upwards from the source, and on every level first into the other children. The model cannot
/// ask a controller whether it has the action, it can only send it. So the action is sent when the
/// destination has to be known: when `prepare` reads it, else after `prepare`, where UIKit sends it.
final class UnwindSearch {
  private let origin: UIStoryboardUnwindSegueSource
  private var candidates: [UIViewController] = []
  private var result: UIViewController?
  private var isOver = false

  init(_ origin: UIStoryboardUnwindSegueSource) {
    self.origin = origin
    collect()
  }

  /// Whether every controller refuses.
  var isHopeless: Bool { return candidates.isEmpty }

  /// Sends the action to one candidate after the other until one has it.
  func destination(of segue: UIStoryboardSegue) -> UIViewController? {
    if isOver { return result }
    isOver = true
    for candidate in candidates {
      if Host.perform(candidate, origin.unwindAction, segue) {
        result = candidate
        return candidate
      }
    }
    return nil
  }

  private func collect() {
    var current: UIViewController? = origin.source
    while let controller = current {
      if let container = controller.parentStorage {
        addChildren(of: container)
        add(container)
        current = container
      } else {
        current = controller.presentingStorage
        if let presenter = current {
          addChildren(of: presenter)
          add(presenter)
        }
      }
    }
  }

  private func addChildren(of container: UIViewController) {
    for child in container.allowedChildrenForUnwinding(from: origin) {
      addChildren(of: child)
      add(child)
    }
  }

  private func add(_ controller: UIViewController) {
    if mayPerform(controller) || !because(.unwindAsksController) {
      candidates.append(controller)
    }
  }

  private func mayPerform(_ controller: UIViewController) -> Bool {
    if Simulation.current.isAtLeast(13) {
      return controller.canPerformUnwindSegueAction(
        origin.unwindAction, from: origin.source, sender: origin.sender)
    }
    return controller.canPerformUnwindSegueAction(
      origin.unwindAction, from: origin.source, withSender: origin.sender ?? NSObject())
  }
}
