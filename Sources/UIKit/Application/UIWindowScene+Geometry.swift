@available(iOS 16.0, *)
extension UIWindowScene {
  /// The orientations in which the app wants a scene to be.
  open class GeometryPreferences: NSObject {
    let orientations: UIInterfaceOrientationMask

    init(orientations: UIInterfaceOrientationMask) {
      self.orientations = orientations
      super.init()
    }

    /// The wish of an app for a phone or a pad.
    public static func iOS(interfaceOrientations: UIInterfaceOrientationMask)
      -> UIWindowScene.GeometryPreferences
    {
      return GeometryPreferences(orientations: interfaceOrientations)
    }
  }

  /// The way a scene is.
  public struct Geometry {
    public let interfaceOrientation: UIInterfaceOrientation
    /// The scene's rectangle on its screen.
    @available(iOS 26.0, *)
    public let coordinateSpace: any UICoordinateSpace
    /// Whether a person changes the size of the window right now.
    @available(iOS 26.0, *)
    public var isInteractivelyResizing: Bool { return false }
    /// Whether the scene stays as it is when the device turns.
    @available(iOS 26.0, *)
    public let isInterfaceOrientationLocked: Bool
  }

  public var effectiveGeometry: UIWindowScene.Geometry {
    return Geometry(
      interfaceOrientation: Simulation.current.orientation,
      coordinateSpace: FormerCoordinateSpace(bounds: screen.bounds),
      isInterfaceOrientationLocked: orientationIsLocked)
  }

  /// Turns the scene, if the shown controller supports one of the orientations.
  public func requestGeometryUpdate(
    _ preferences: UIWindowScene.GeometryPreferences, errorHandler: ((Error) -> Void)? = nil
  ) {
    RunLoop.main.enqueue(after: 0) {
      if because(.geometryRequestTurns) {
        UIApplication.shared.turn(toOneOf: preferences.orientations, errorHandler)
      }
    }
  }
}

extension UIApplication {
  func turn(
    toOneOf requested: UIInterfaceOrientationMask, _ errorHandler: ((Error) -> Void)?
  ) {
    guard let window = Simulation.current.visibleWindows.first,
      let root = window.rootViewController
    else { return }
    let supported = root.decidesOrientation.orientations.intersection(
      allowedOrientations(in: window))
    let possible = requested.intersection(supported)
    if possible.isEmpty {
      errorHandler?(
        NSError(
          domain: UISceneError.errorDomain, code: 101,
          userInfo: [
            NSLocalizedDescriptionKey:
              "None of the requested orientations are supported by the view controller. "
              + "Requested: \(requested.names); Supported: \(supported.names)"
          ]))
    } else if !possible.allows(Simulation.current.orientation) {
      rotate(to: possible.first)
    }
  }
}

// MARK: A locked orientation

@available(iOS 13.0, *)
extension UIWindowScene {
  /// Whether the shown controller wants the orientation to stay (iOS 26).
  var orientationIsLocked: Bool {
    guard Simulation.current.isAtLeast(26), let root = windows.first?.rootViewController else {
      return false
    }
    return root.decides(.lockedOrientation).prefersInterfaceOrientationLocked
  }
}

extension UIViewController {
  /// Says that the wish for a locked orientation changed.
  @available(iOS 26.0, *)
  public func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
    UIApplication.shared.updateLock()
  }
}

extension UIApplication {
  /// The shown controller locks the orientation now, or gives it free: the scenes hear of it.
  func updateLock() {
    for scene in scenes {
      guard let windowScene = scene as? UIWindowScene else { continue }
      let isLocked = windowScene.orientationIsLocked
      if isLocked == windowScene.knownLock { continue }
      let former = UIWindowScene.Geometry(
        interfaceOrientation: Simulation.current.orientation,
        coordinateSpace: FormerCoordinateSpace(bounds: windowScene.screen.bounds),
        isInterfaceOrientationLocked: windowScene.knownLock)
      windowScene.knownLock = isLocked
      tellGeometry(windowScene, former)
      if !isLocked { followDevice() }
    }
  }

  func tellGeometry(_ scene: UIWindowScene, _ former: UIWindowScene.Geometry) {
    guard let delegate = scene.delegate as? any UIWindowSceneDelegate,
      because(.geometryIsToldToScene)
    else { return }
    delegate.windowScene(scene, didUpdateEffectiveGeometry: former)
  }
}
