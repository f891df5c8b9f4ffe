/// The copied content; empty when the app is launched.
open class UIPasteboard: NSObject {
  open var string: String?
  open var strings: [String]? {
    get { return string.map { [$0] } }
    set { string = newValue?.first }
  }
  open var image: UIImage?

  public static var general: UIPasteboard {
    if let pasteboard = Simulation.current.pasteboard { return pasteboard }
    let made = UIPasteboard()
    Simulation.current.pasteboard = made
    return made
  }

  open var hasStrings: Bool { return string != nil }
}
