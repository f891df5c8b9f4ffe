/// Loading nibs by hand.
@available(iOS 4.0, *)
open class UINib: NSObject {
  private let name: String

  init(name: String) {
    self.name = name
    super.init()
  }

  public convenience init(nibName: String, bundle: Bundle?) {
    self.init(name: nibName)
  }

  open func instantiate(withOwner owner: Any?, options: [String: Any]? = nil) -> [Any] {
    return Bundle.main.loadNibNamed(name, owner: owner, options: nil) ?? []
  }
}
