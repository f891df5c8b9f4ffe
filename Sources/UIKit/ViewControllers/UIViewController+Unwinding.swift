/// The way back along an unwind segue.
extension UIViewController {

  /// A person taps a control that is connected to an exit.
  func unwindByTap(_ action: Selector, sender: Any?) {
    guard because(.unwindGoesBack), shouldPerformSegue(withIdentifier: "", sender: sender) else {
      return
    }
    let search = UnwindSearch(
      UIStoryboardUnwindSegueSource(source: self, unwindAction: action, sender: sender))
    if search.isHopeless { return }
    var destination: UIViewController?
    var made: UIStoryboardSegue?
    let segue = UIStoryboardSegue(unwindingFrom: self) { [unowned self] in
      if let destination = destination, let made = made { self.goBack(to: destination, by: made) }
    }
    segue.search = search
    made = segue
    if because(.unwindPreparesFirst) {
      prepare(for: segue, sender: sender)
      destination = search.destination(of: segue)
    } else {
      destination = search.destination(of: segue)
      prepare(for: segue, sender: sender)
    }
    if destination != nil { segue.perform() }
    made = nil
  }

  /// Dismisses what lies above the destination, and lets the containers on the way bring it into sight.
  private func goBack(to destination: UIViewController, by segue: UIStoryboardSegue) {
    var current = self
    while !current.holds(destination) {
      if let container = current.parentStorage {
        current = container
      } else if let presenter = current.presentingStorage {
        current = presenter
      } else {
        return
      }
    }
    let common = current
    while current !== destination {
      guard let next = current.child(holding: destination) else { break }
      current.unwind(for: segue, towards: next)
      current = next
    }
    if common.presentedStorage != nil {
      common.dismissPresented(animated: true, completion: nil)
    }
  }

  /// Whether a controller is this one or inside it.
  private func holds(_ other: UIViewController) -> Bool {
    return other === self || child(holding: other) != nil
  }

  /// The child that is another controller or holds it.
  func child(holding other: UIViewController) -> UIViewController? {
    var current = other
    while let container = current.parentStorage {
      if container === self { return current }
      current = container
    }
    return nil
  }
}
