extension UIView {
  @available(iOS 3.2, *)
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { return gestureStorage.isEmpty ? nil : gestureStorage }
    set {
      for recognizer in gestureStorage { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  @available(iOS 3.2, *)
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    if let old = recognizer.view, because(.recognizerHasOneView) {
      old.removeGestureRecognizer(recognizer)
    }
    gestureStorage.append(recognizer)
    recognizer.view = self
  }

  @available(iOS 3.2, *)
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    var kept: [UIGestureRecognizer] = []
    for candidate in gestureStorage {
      if candidate !== recognizer { kept.append(candidate) }
    }
    let old = gestureStorage
    gestureStorage = kept
    recognizer.view = nil
    _ = old
  }
}
