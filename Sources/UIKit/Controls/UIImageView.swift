/// A picture in a view.
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet { if image !== oldValue { invalidateIntrinsicContentSize() } }
  }
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

  /// A view as large as the picture.
  public convenience init(image: UIImage?) {
    self.init(frame: UIImageView.frame(for: image))
    self.image = image
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  private static func frame(for image: UIImage?) -> CGRect {
    guard let image = image, because(.imageViewFitsImage) else { return CGRect.zero }
    return CGRect(origin: CGPoint.zero, size: image.size)
  }

  /// The size of the picture.
  @available(iOS 6.0, *)
  open override var intrinsicContentSize: CGSize {
    guard let image = image, because(.imageViewFitsImage) else {
      return super.intrinsicContentSize
    }
    return image.size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let image = image, because(.imageViewFitsImage) else {
      return super.sizeThatFits(size)
    }
    return image.size
  }
}
