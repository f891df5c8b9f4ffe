/// The constraints that a view contains, and their meaning for the frames of its subviews.
extension UIView {
  @available(iOS 6.0, *)
  public var constraints: [NSLayoutConstraint] { return constraintStorage }

  @available(iOS 6.0, *)
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { return }
    refuseFromOutside(constraint)
    constraintStorage.append(constraint)
    constraint.holder = self
    Simulation.current.hasConstraints = true
    constraintsChanged()
  }

  /// A view that is shown holds constraints of itself and of what is in it.
  private func refuseFromOutside(_ constraint: NSLayoutConstraint) {
    for view in [constraint.firstView, constraint.secondView] {
      guard let view = view, view !== self, view.superviewStorage !== self,
        !view.isDescendant(of: self), window != nil, Simulation.current.anyNib == nil,
        because(.constraintReachesNotOut)
      else { continue }
      Host.raise(
        NSException(
          name: .genericException,
          reason: "Unable to install constraint on view.  Does the constraint reference something "
            + "from outside the subtree of the view?  That's illegal. constraint:\(constraint) "
            + "view:\(description)"))
    }
  }

  private func constraintsChanged() {
    if because(.layoutAfterConstraintChange) {
      markNeedsLayout()
      // A view's own width and height are given to it by its superview.
      if !translatesAutoresizingMaskIntoConstraints { superviewStorage?.markNeedsLayout() }
    }
  }

  @available(iOS 6.0, *)
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      addConstraint(constraint)
    }
  }

  @available(iOS 6.0, *)
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    var kept: [NSLayoutConstraint] = []
    for candidate in constraintStorage {
      if candidate !== constraint { kept.append(candidate) }
    }
    let old = constraintStorage
    constraintStorage = kept
    constraint.holder = nil
    constraintsChanged()
    _ = old
  }

  @available(iOS 6.0, *)
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      removeConstraint(constraint)
    }
  }

  /// Constraints that reach into a view that leaves are dropped by all its former ancestors.
  func removeConstraints(mentioning gone: UIView) {
    if !Simulation.current.hasConstraints { return }
    var current: UIView? = self
    while let view = current {
      let held = view.constraintStorage
      if !held.isEmpty {
        for constraint in held {
          let first = constraint.firstView
          let second = constraint.secondView
          let reachesIn =
            (first?.isDescendant(of: gone) ?? false) || (second?.isDescendant(of: gone) ?? false)
          if reachesIn { view.removeConstraint(constraint) }
        }
      }
      current = view.superviewStorage
    }
  }

  /// The same for a guide that leaves this view.
  func removeConstraints(mentioning gone: UILayoutGuide) {
    var current: UIView? = self
    while let view = current {
      let held = view.constraintStorage
      for constraint in held {
        if constraint.firstItem === gone || constraint.secondItem === gone {
          view.removeConstraint(constraint)
        }
      }
      current = view.superviewStorage
    }
  }

  /// The strength with which the view resists growing beyond its content.
  @available(iOS 6.0, *)
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      huggingHorizontal = priority
    } else {
      huggingVertical = priority
    }
    superviewStorage?.markNeedsLayout()
  }

  @available(iOS 6.0, *)
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    return axis == .horizontal ? huggingHorizontal : huggingVertical
  }

  /// The strength with which the view resists shrinking below its content.
  @available(iOS 6.0, *)
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      resistanceHorizontal = priority
    } else {
      resistanceVertical = priority
    }
    superviewStorage?.markNeedsLayout()
  }

  @available(iOS 6.0, *)
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    return axis == .horizontal ? resistanceHorizontal : resistanceVertical
  }

  /// Whether the constraints leave the place or the size of the view open.
  @available(iOS 6.0, *)
  public var hasAmbiguousLayout: Bool {
    guard let parent = superviewStorage, !translatesAutoresizingMaskIntoConstraints,
      because(.ambiguityCanBeAsked)
    else { return false }
    let placement = ConstraintPlacement(of: parent, isFixed: true)
    placement.solve()
    return !placement.isDetermined(self)
  }

  /// Tries another layout of an ambiguous view; the model keeps the one that it has.
  @available(iOS 6.0, *)
  public func exerciseAmbiguityInLayout() {}

  // MARK: Steps

  /// The nearest view that both are in; each view counts as in itself.
  func commonAncestor(with other: UIView) -> UIView? {
    var candidate: UIView? = self
    while let view = candidate {
      if other.isDescendant(of: view) { return view }
      candidate = view.superviewStorage
    }
    return nil
  }

  /// Gives the subviews the frames that their constraints ask for.
  func applyConstraints() {
    guard usesConstraintsInside, because(.constraintsPlaceSubviews) else { return }
    let placement = ConstraintPlacement(of: self, isFixed: true)
    placement.solve()
    placement.warnOfConflicts()
    placement.apply()
  }

  /// A subview has other contents: it may need another frame, and so may this view.
  func contentOfSubviewChanged() {
    setNeedsLayout()
    if !translatesAutoresizingMaskIntoConstraints {
      superviewStorage?.contentOfSubviewChanged()
    }
  }

  /// Whether a subview wants its frame from constraints.
  private var usesConstraintsInside: Bool {
    for child in subviewStorage where !child.translatesAutoresizingMaskIntoConstraints {
      return obeysConstraints
    }
    return !constraintStorage.isEmpty && obeysConstraints
  }

  private var obeysConstraints: Bool {
    return Simulation.current.isAtLeast(6) && !(self is UIStackView)
  }

  /// The smallest size that the constraints inside the view and its content allow.
  var fittingSize: CGSize {
    return sizeOfConstraints(orElse: CGSize.zero)
  }

  /// In a direction that constraints leave open a stack view has its content's size.
  private func sizeOfConstraints(orElse other: CGSize) -> CGSize {
    let placement = ConstraintPlacement(of: self, isFixed: false)
    placement.solve()
    if self is UIStackView { return placement.containerSize(orElse: intrinsicContentSize) }
    return placement.containerSize(orElse: other)
  }

  /// Nobody gives a size to a view without a superview, unless its mask speaks for it.
  func sizeDetached() {
    guard superviewStorage == nil, !translatesAutoresizingMaskIntoConstraints, needsLayout,
      because(.detachedViewSizesItself)
    else { return }
    let size = sizeOfConstraints(orElse: frameStorage.size)
    if size != frameStorage.size {
      place(at: CGRect(origin: frameStorage.origin, size: size))
    }
  }
}
