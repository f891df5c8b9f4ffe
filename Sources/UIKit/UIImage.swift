/// A picture, known by its name.
open class UIImage: NSObject {
  private let name: String

  public init?(named name: String) {
    self.name = name
    super.init()
  }

  public init?(systemName: String) {
    self.name = systemName
    super.init()
  }

  public override init() {
    self.name = ""
    super.init()
  }

  open var size: CGSize { return CGSize(width: 24, height: 24) }
}
