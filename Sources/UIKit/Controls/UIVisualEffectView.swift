/// A blur or another effect over what is behind.
open class UIVisualEffectView: UIView {
  public let contentView = UIView(frame: CGRect.zero)
}
