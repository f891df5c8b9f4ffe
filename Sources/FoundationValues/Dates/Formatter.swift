/// Turns values into text and back.
open class Formatter: NSObject {
  public enum Context: Int {
    case unknown = 0
    case dynamic = 1
    case standalone = 2
    case listItem = 3
    case beginningOfSentence = 4
    case middleOfSentence = 5
  }

  public override init() {
    super.init()
  }

  open func string(for object: Any?) -> String? { return nil }
}
