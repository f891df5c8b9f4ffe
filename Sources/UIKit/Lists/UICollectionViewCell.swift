/// A view that a collection view shows and takes back.
@available(iOS 6.0, *)
open class UICollectionReusableView: UIView {
  var identifierStorage: String?

  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var reuseIdentifier: String? { return identifierStorage }

  @_semantics("vdl.callback")
  open func prepareForReuse() {}
}

/// An item of a collection view.
@available(iOS 6.0, *)
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView(frame: CGRect.zero)
  open var isSelected = false
  open var isHighlighted = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  /// The content of the cell, in place of views of its own.
  @available(iOS 14.0, *)
  open var contentConfiguration: (any UIContentConfiguration)?
  @available(iOS 14.0, *)
  open var backgroundConfiguration: UIBackgroundConfiguration?

  public required init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}

/// A cell for lists.
@available(iOS 14.0, *)
open class UICollectionViewListCell: UICollectionViewCell {
  /// A content configuration with nothing in it yet.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    return UIListContentConfiguration.cell()
  }
}
