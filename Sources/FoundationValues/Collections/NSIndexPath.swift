/// An index path as an object.
open class NSIndexPath: NSObject {
  private let indexes: [Int]

  public init(indexes: [Int]) {
    self.indexes = indexes
    super.init()
  }

  public convenience init(index: Int) {
    self.init(indexes: [index])
  }

  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The path of the value.
  package convenience init(_ path: IndexPath) {
    self.init(indexes: (0..<path.count).map { path[$0] })
  }

  /// The value of `path as? NSIndexPath`.
  open class func _bridged(_ value: Any) -> NSIndexPath? {
    if let object = value as? NSIndexPath { return object }
    return (value as? IndexPath).map { NSIndexPath($0) }
  }

  open var length: Int { return indexes.count }
  open var section: Int { return index(atPosition: 0) }
  open var row: Int { return index(atPosition: 1) }
  open var item: Int { return index(atPosition: 1) }

  /// The index there; `NSNotFound` beyond the end.
  open func index(atPosition position: Int) -> Int {
    return position >= 0 && position < indexes.count ? indexes[position] : NSNotFound
  }

  open func compare(_ other: IndexPath) -> ComparisonResult {
    return IndexPath(indexes: indexes).compare(other)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    if let other = object as? NSIndexPath { return indexes == other.indexes }
    return false
  }

  open override var hash: Int { return indexes.hashValue }

  open override var description: String {
    let path = indexes.map { "\($0)" }.joined(separator: " - ")
    return Host.describe(self) + " {length = \(indexes.count), path = \(path)}"
  }
}
