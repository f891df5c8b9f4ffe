/// A condition on an object: a constant, or a closure. Formats are not read.
open class NSPredicate: NSObject {
  private let condition: (Any?) -> Bool
  private let text: String

  public init(value: Bool) {
    condition = { _ in value }
    text = value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    super.init()
  }

  public init(block: @escaping (Any?, [String: Any]?) -> Bool) {
    condition = { block($0, nil) }
    text = "BLOCKPREDICATE"
    super.init()
  }

  open func evaluate(with object: Any?) -> Bool { return condition(object) }

  open var predicateFormat: String { return text }

  open override var description: String { return text }
}
