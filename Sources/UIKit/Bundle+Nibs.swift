extension Bundle {
  /// Makes the objects of a nib and returns the top ones.
  public func loadNibNamed(_ name: String, owner: Any?, options: [String: Any]?) -> [Any]? {
    guard let nib = Nib.find(name) else {
      because(.missingNibRaises)
      Host.raise(
        NSException(
          name: .internalInconsistencyException,
          reason: "Could not load NIB in bundle: 'NSBundle </Scenario.app> (loaded)' with name "
            + "'\(name)'"))
    }
    let responder = owner as? UIResponder
    let view = nib.instantiate(owner: responder)
    if let controller = responder as? UIViewController, nib.connectsView {
      controller.view = view
    }
    nib.awaken(view, owner: responder)
    return [view]
  }
}
