extension Bundle {
  /// Creates the objects of a nib, connects the owner's outlets and returns the top objects.
  public func loadNibNamed(_ name: String, owner: Any?, options: [String: Any]? = nil) -> [Any]? {
    guard let nib = Nib.find(name) else {
      if because(.missingNibRaises) {
        Nib.raiseMissing(name)
      }
      return nil
    }
    let responder = owner as? UIResponder
    let view = nib.instantiate(owner: responder)
    if let controller = responder as? UIViewController, nib.connectsView {
      controller.view = view
    }
    nib.awaken(view)
    return [view]
  }
}
