/// A nib the driver added: the class of its root view, and the outlets it connects.
///
/// Loading has three steps that code can tell apart: every view is decoded (`init(coder:)`), then
/// every outlet is connected, then every object hears `awakeFromNib()`. Evidence: Resource
/// Programming Guide, "The Nib Object Life Cycle".
final class Nib {
  let name: String
  let root: UIView.Type
  let tag: Int
  let outlets: [String: UIView.Type]
  let connectsView: Bool
  /// The root view's accessibility identifier.
  let identifier: String
  /// Outlets that are not views.
  var objects: [String: NSObject] = [:]

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
    var plain = Simulation.current.anyNib
    for nib in Simulation.current.nibs {
      if nib.name == name + suffix, because(.nibForIdiom) { return nib }
      if nib.name == name {
        plain = nib
      }
    }
    return plain
  }

  static func raiseMissing(_ name: String) -> Never {
    Host.raise(
      NSException(
        name: .internalInconsistencyException,
        reason: "Could not load NIB in bundle: 'NSBundle </Scenario.app> (loaded)' with name "
          + "'\(name)'"))
  }

  /// Creates the views and connects the owner's outlets.
  func instantiate(owner: UIResponder?) -> UIView {
    let archive = NibArchive(nib: self)
    let view = decodeRoot(archive)
    archive.decodePartsIfNeeded(of: view)
    for part in archive.decoded {
      connect(part.view, to: owner, key: part.key)
    }
    for (key, object) in objects {
      connect(object, to: owner, key: key)
    }
    return view
  }

  private func decodeRoot(_ archive: NibArchive) -> UIView {
    guard because(.nibViewsAreDecoded) else { return UIView(frame: archive.rootFrame) }
    guard let view = root.init(coder: archive) else {
      Host.raise(
        NSException(
          name: .internalInconsistencyException,
          reason: "Could not decode the root view of nib '\(name)'"))
    }
    return view
  }

  private func connect(_ part: NSObject, to owner: UIResponder?, key: String) {
    guard let owner = owner, because(.outletsAreSetByName) else { return }
    // As key-value coding does: through a setter where there is one, so that `didSet` runs.
    if Host.perform(owner, Selector(key + ".setter"), part) { return }
    if Host.setOutlet(owner, key, part) { return }
    if self === Simulation.current.anyNib { return }
    guard because(.unknownOutletRaises) else { return }
    Host.raise(
      NSException(
        name: .undefinedKeyException,
        reason: "[<\(Host.className(owner)) \(Host.hexadecimal(Host.address(owner)))> "
          + "setValue:forUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key \(key)."))
  }

  /// `awakeFromNib` for every view of the nib, once all outlets are set. The owner was there before
  /// the nib and is not awakened.
  func awaken(_ view: UIView) {
    let parts = view.subviews
    for part in parts {
      if because(.awakeAfterOutlets) {
        part.awakeFromNib()
      }
    }
    if because(.awakeAfterOutlets) {
      view.awakeFromNib()
    }
  }
}

/// The archive from which a nib's root is decoded: its geometry and the views in it.
final class NibArchive: NSCoder {
  /// A view of the nib and the outlet that points to it.
  struct Part {
    let key: String
    let view: UIView
  }

  /// A nib of any name stands for one that was drawn for the device at hand.
  var rootFrame: CGRect {
    nib === Simulation.current.anyNib
      ? UIScreen.main.bounds : CGRect(x: 0, y: 0, width: 320, height: 480)
  }
  private let nib: Nib
  private var hasDecodedParts = false
  private(set) var decoded: [NibArchive.Part] = []

  init(nib: Nib) {
    self.nib = nib
    super.init()
  }

  /// Does `-[UIView initWithCoder:]`'s part for the root: so a subclass of the root finds its
  /// subviews in place when `super.init(coder:)` has returned.
  func decodeContents(of root: UIView) {
    root.frame = rootFrame
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.accessibilityIdentifier = nib.identifier
    root.tag = nib.tag
    if nib === Simulation.current.anyNib { root.backgroundColor = .white }
    if because(.subviewsAreDecodedWithRoot) {
      decodePartsIfNeeded(of: root)
    }
  }

  func decodePartsIfNeeded(of root: UIView) {
    if hasDecodedParts || !because(.nibViewsAreDecoded) { return }
    hasDecodedParts = true
    for key in nib.outlets.keys.sorted() {
      if let type = nib.outlets[key], let part = type.init(coder: NSCoder()) {
        root.addSubview(part)
        if nib === Simulation.current.anyNib { part.takeBuilderDefaults() }
        decoded.append(NibArchive.Part(key: key, view: part))
      }
    }
  }
}

extension UIView {
  /// The values that Interface Builder writes into a new view.
  fileprivate func takeBuilderDefaults() {
    if let label = self as? UILabel { label.text = "Label" }
    if let button = self as? UIButton { button.setTitle("Button", for: .normal) }
    if let segments = self as? UISegmentedControl { segments.selectedSegmentIndex = 0 }
  }
}
