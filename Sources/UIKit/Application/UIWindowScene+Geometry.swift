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
  }

  public var effectiveGeometry: UIWindowScene.Geometry {
    return Geometry(interfaceOrientation: Simulation.current.orientation)
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
