/// The pictures for the app switcher, which the system takes in the background.
extension UIApplication {

  func takeSnapshots() {
    if usesScenes { layoutForSnapshot() }
  }

  /// For the pictures shown controllers lay out.
  private func layoutForSnapshot() {
    guard because(.snapshotLayout) else { return }
    for controller in Simulation.current.livingControllers {
      if controller.appearState == .appeared, let view = controller.viewStorage {
        view.markNeedsLayout()
      }
    }
  }
}
