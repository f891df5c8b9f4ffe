/// A nib the driver added: the class of its root view, and the outlets it connects.
final class Nib {
  let name: String
  let root: UIView.Type
  let tag: Int
  let outlets: [String: UIView.Type]
  let connectsView: Bool
  /// What the root view answers as its name.
  let identifier: String

  init(
    name: String, root: UIView.Type, tag: Int, outlets: [String: UIView.Type],
    connectsView: Bool, identifier: String
  ) {
    self.name = name
    self.root = root
    self.tag = tag
    self.outlets = outlets
    self.connectsView = connectsView
    self.identifier = identifier
  }

  /// The nib of that name for this device: `Name~iphone` before `Name`.
  static func find(_ name: String) -> Nib? {
    let suffix = Simulation.current.idiom == .pad ? "~ipad" : "~iphone"
    var plain: Nib?
    for nib in Simulation.current.nibs {
      if nib.name == name + suffix {
        because(.nibForIdiom)
        return nib
      }
      if nib.name == name {
        plain = nib
      }
    }
    return plain
  }

  /// Makes the views and connects the owner's outlets.
  func instantiate(owner: UIResponder?) -> UIView {
    because(.nibViewsAreDecoded)
    guard let view = root.init(coder: NSCoder()) else {
      Host.raise(
        NSException(
          name: .internalInconsistencyException,
          reason: "Could not decode the root view of nib '\(name)'"))
    }
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.accessibilityIdentifier = identifier
    view.tag = tag
    for key in outlets.keys.sorted() {
      if let type = outlets[key], let part = type.init(coder: NSCoder()) {
        view.addSubview(part)
        connect(part, to: owner, key: key)
      }
    }
    return view
  }

  private func connect(_ part: UIView, to owner: UIResponder?, key: String) {
    guard let owner = owner else { return }
    because(.outletsAreSetByName)
    if Host.setOutlet(owner, key, part) { return }
    because(.unknownOutletRaises)
    Host.raise(
      NSException(
        name: .undefinedKeyException,
        reason: "[\(owner) setValue:forUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key \(key)."))
  }

  /// `awakeFromNib` for every object of the nib, once all outlets are set.
  func awaken(_ view: UIView, owner: UIResponder?) {
    let parts = view.subviews
    for part in parts {
      because(.awakeAfterOutlets)
      part.awakeFromNib()
    }
    because(.awakeAfterOutlets)
    view.awakeFromNib()
  }
}
