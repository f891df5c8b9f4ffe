/// One of several segments.
open class UISegmentedControl: UIControl {
  private var titles: [String] = []
  open var selectedSegmentIndex: Int = UISegmentedControl.noSegment

  public static let noSegment = -1

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(items: [Any]?) {
    self.init(frame: CGRect.zero)
    for item in items ?? [] {
      titles.append(item as? String ?? "")
    }
  }

  open var numberOfSegments: Int { return titles.count }

  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    titles.insert(title ?? "", at: index > titles.count ? titles.count : index)
  }

  open func titleForSegment(at index: Int) -> String? { return titles[index] }
}
