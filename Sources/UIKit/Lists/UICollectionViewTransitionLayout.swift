/// A layout between two others, for a change that a finger steers.
@available(iOS 7.0, *)
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public let currentLayout: UICollectionViewLayout
  public let nextLayout: UICollectionViewLayout
  /// The part of the way that is done, from 0 to 1.
  open var transitionProgress: CGFloat = 0 {
    didSet { invalidateLayout() }
  }
  private var values: [String: CGFloat] = [:]

  public init(currentLayout: UICollectionViewLayout, nextLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    self.nextLayout = nextLayout
    super.init()
  }

  public required init?(coder: NSCoder) { return nil }

  /// Keeps a value of the app's own along the way.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    values[key] = value
  }

  open func value(forAnimatedKey key: String) -> CGFloat { return values[key] ?? 0 }

  // MARK: Places

  open override func prepare() {
    currentLayout.owner = owner
    nextLayout.owner = owner
    currentLayout.prepare()
    nextLayout.prepare()
  }

  open override var collectionViewContentSize: CGSize {
    let old = currentLayout.collectionViewContentSize
    let new = nextLayout.collectionViewContentSize
    return CGSize(width: max(old.width, new.width), height: max(old.height, new.height))
  }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    return currentLayout.layoutAttributesForElements(in: rect)?.map { between($0) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    return currentLayout.layoutAttributesForItem(at: indexPath).map { between($0) }
  }

  /// The place between those of both layouts.
  private func between(_ old: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
  {
    guard old.representedElementCategory == .cell,
      let new = nextLayout.layoutAttributesForItem(at: old.indexPath),
      let copy = old.copy(with: nil) as? UICollectionViewLayoutAttributes
    else { return old }
    let part = transitionProgress
    copy.frame = CGRect(
      x: old.frame.minX + (new.frame.minX - old.frame.minX) * part,
      y: old.frame.minY + (new.frame.minY - old.frame.minY) * part,
      width: old.frame.width + (new.frame.width - old.frame.width) * part,
      height: old.frame.height + (new.frame.height - old.frame.height) * part)
    return copy
  }
}

@available(iOS 7.0, *)
extension UICollectionView {

  /// Begins a change of the layout that code steers by its progress.
  @discardableResult
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout {
    let between = UICollectionViewTransitionLayout(
      currentLayout: collectionViewLayout, nextLayout: layout)
    guard because(.layoutIsSteered) else {
      collectionViewLayout = layout
      return between
    }
    layoutTransitionEnd = completion
    collectionViewLayout = between
    return between
  }

  /// Lets the new layout take the place of the one between.
  public func finishInteractiveTransition() { endTransition(completed: true) }

  /// Goes back to the old layout.
  public func cancelInteractiveTransition() { endTransition(completed: false) }

  private func endTransition(completed: Bool) {
    guard let between = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
    let end = layoutTransitionEnd
    layoutTransitionEnd = nil
    collectionViewLayout = completed ? between.nextLayout : between.currentLayout
    RunLoop.main.enqueue(after: 0.3, phase: 3) { end?(completed, true) }
  }
}
