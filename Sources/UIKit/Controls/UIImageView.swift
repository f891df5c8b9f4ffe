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

  /// The size of the picture.
  open override var intrinsicContentSize: CGSize {
    guard let shown = shownImage, because(.imageViewFitsImage) else {
      return super.intrinsicContentSize
    }
    return shown.size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let shown = shownImage, because(.imageViewFitsImage) else {
      return super.sizeThatFits(size)
    }
    return shown.size
  }

  private var shownImage: UIImage? { return isHighlighted ? highlightedImage ?? image : image }

  @available(iOS 3.0, *)
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  private static func frame(for image: UIImage?) -> CGRect {
    guard let image = image, because(.imageViewFitsImage) else { return CGRect.zero }
    return CGRect(origin: CGPoint.zero, size: image.size)
  }

  /// The pictures that are shown one after the other.
  open var animationImages: [UIImage]? {
    get { return rare("animationImages") }
    set { setRare("animationImages", newValue) }
  }

  @available(iOS 3.0, *)
  open var highlightedAnimationImages: [UIImage]? {
    get { return rare("highlightedAnimationImages") }
    set { setRare("highlightedAnimationImages", newValue) }
  }

  /// The time of one round; 0 is a thirtieth of a second a picture.
  open var animationDuration: TimeInterval {
    get { return rare("animationDuration", 0) }
    set { setRare("animationDuration", newValue) }
  }

  /// The rounds; 0 is for ever.
  open var animationRepeatCount: Int {
    get { return rare("animationRepeatCount", 0) }
    set { setRare("animationRepeatCount", newValue) }
  }

  @available(iOS 13.0, *)
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { return rare("preferredSymbolConfiguration") }
    set { setRare("preferredSymbolConfiguration", newValue) }
  }

  /// Whether the picture grows with text that is larger than usual.
  @available(iOS 11.0, *)
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { return rare("adjustsImageSizeForAccessibilityContentSizeCategory", false) }
    set { setRare("adjustsImageSizeForAccessibilityContentSizeCategory", newValue) }
  }

  @available(iOS 17.0, *)
  open var preferredImageDynamicRange: UIImage.DynamicRange {
    get { return rare("preferredImageDynamicRange", .unspecified) }
    set { setRare("preferredImageDynamicRange", newValue) }
  }

  @available(iOS 17.0, *)
  open var imageDynamicRange: UIImage.DynamicRange { return .standard }

  /// Whether the pictures are running; without pictures nothing runs.
  open var isAnimating: Bool { return rare("isAnimating", false) }

  open func startAnimating() {
    if animationImages?.isEmpty ?? true { return }
    setRare("isAnimating", true)
  }

  open func stopAnimating() { setRare("isAnimating", nil) }
}
