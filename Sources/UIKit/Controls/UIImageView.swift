/// A picture in a view.
open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var isHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func commonInit() {
    super.commonInit()
    isUserInteractionEnabled = false
    isOpaque = false
  }

  public convenience init(image: UIImage?) {
    self.init(frame: CGRect.zero)
    self.image = image
  }
}
