/// A blur or another effect over what is behind.
@available(iOS 8.0, *)
open class UIVisualEffectView: UIView {
  public let contentView = UIView(frame: CGRect.zero)
}
