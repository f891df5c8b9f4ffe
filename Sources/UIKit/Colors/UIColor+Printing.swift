/// `print` and interpolation show the bright standard colours by their names, so that a scenario is
/// easy to read. UIKit would print what `description` says.
extension UIColor: TextOutputStreamable {
  public func write<Target: TextOutputStream>(to target: inout Target) {
    target.write(standardName ?? description)
  }

  private var standardName: String? {
    guard case .rgb = content else { return nil }
    for (name, color) in UIColor.namedForPrinting where color === self { return name }
    return nil
  }

  private static let namedForPrinting: [(String, UIColor)] = [
    ("red", UIColor.red), ("green", UIColor.green), ("blue", UIColor.blue),
    ("cyan", UIColor.cyan), ("yellow", UIColor.yellow), ("magenta", UIColor.magenta),
    ("orange", UIColor.orange), ("purple", UIColor.purple), ("brown", UIColor.brown),
  ]
}
