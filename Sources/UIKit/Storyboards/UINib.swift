/// A nib that is kept in memory, to be instantiated more than once.
@available(iOS 4.0, *)
open class UINib: NSObject {
  private let name: String

  init(name: String) {
    self.name = name
    super.init()
  }

  /// Remembers the nib; one that is missing is noticed when it is instantiated.
  public convenience init(nibName: String, bundle: Bundle?) {
    self.init(name: nibName)
  }

  /// Creates the objects of the nib anew and connects the owner's outlets.
  open func instantiate(withOwner owner: Any?, options: [String: Any]? = nil) -> [Any] {
    return Bundle.main.loadNibNamed(name, owner: owner, options: nil) ?? []
  }
}
