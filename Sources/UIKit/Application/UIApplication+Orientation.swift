/// The orientations of the app: those of its Info.plist, or of its delegate.
extension UIApplication {

  /// The orientations of an Info.plist that names none.
  var declaredOrientations: UIInterfaceOrientationMask {
    return Simulation.current.idiom == .pad ? .all : .allButUpsideDown
  }

  /// The orientations that the app allows in a window, before its controllers are asked.
  @available(iOS 6.0, *)
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    return declaredOrientations
  }
}
