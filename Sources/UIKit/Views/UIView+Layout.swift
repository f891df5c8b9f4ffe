/// Constraints and layout: marking stale views, and the pass that puts them right.
extension UIView {

  /// Marks the view; `layoutSubviews` comes with the next commit, not now.
  func markNeedsLayout() {
    needsLayout = true
    markSubtreeDirty()
  }

  func markTreeNeedsLayout() {
    markNeedsLayout()
    let children = subviewStorage
    for child in children {
      child.markTreeNeedsLayout()
    }
  }

  /// Leaves a trail from the view up to its window, so that a pass can skip clean views.
  ///
  /// A pass takes the trail away from above. So above a view that has one all have it, or are in the
  /// pass that is about to come here.
  func markSubtreeDirty() {
    var current: UIView? = self
    while let view = current, !view.subtreeNeedsLayout {
      view.subtreeNeedsLayout = true
      current = view.superviewStorage
    }
  }

  /// Leaves the trails that a new subview needs, each only where something in it waits.
  func markTrails(of view: UIView) {
    markSubtreeDirty()
    let draws = view.subtreeNeedsDisplay
    let constrains = view.needsConstraintsUpdate || view.subtreeNeedsConstraintsUpdate
    let hasProperties = view.subtreeNeedsProperties
    let holdsLink = view.holdsLink
    if !(draws || constrains || hasProperties || holdsLink) { return }
    var current: UIView? = self
    while let ancestor = current {
      if holdsLink { ancestor.holdsLink = true }
      if draws { ancestor.subtreeNeedsDisplay = true }
      if constrains { ancestor.subtreeNeedsConstraintsUpdate = true }
      if hasProperties { ancestor.subtreeNeedsProperties = true }
      current = ancestor.superviewStorage
    }
  }

  func markSubtreeNeedsConstraintsUpdate() {
    var current: UIView? = self
    while let view = current {
      view.subtreeNeedsConstraintsUpdate = true
      view.subtreeNeedsLayout = true
      current = view.superviewStorage
    }
  }

  var isDirty: Bool {
    return subtreeNeedsLayout || needsLayout || needsConstraintsUpdate
      || subtreeNeedsConstraintsUpdate || (subtreeNeedsProperties && hasPropertiesToUpdate)
  }

  /// Lays out the tree below the view until it is clean.
  func layoutTree() {
    let simulation = Simulation.current
    let wasLayingOut = simulation.isLayingOut
    simulation.isLayingOut = true
    var rounds = 0
    while isDirty && rounds < 16 {
      if subtreeNeedsProperties { updatePropertiesAheadOfConstraints() }
      updateConstraintsTree()
      if subtreeNeedsProperties { updatePropertiesAheadOfLayout() }
      layoutBelowIfNeeded()
      rounds += 1
    }
    simulation.isLayingOut = wasLayingOut
  }

  /// The constraint pass: children before parents, since a parent may need its children's results.
  func updateConstraintsTree() {
    guard Simulation.current.isAtLeast(6) else {
      subtreeNeedsConstraintsUpdate = false
      needsConstraintsUpdate = false
      return
    }
    guard because(.constraintsChildFirst) else {
      updateConstraintsParentFirst()
      return
    }
    updateConstraintsOfChildren()
    updateOwnConstraints()
  }

  private func updateConstraintsParentFirst() {
    updateOwnConstraints()
    updateConstraintsOfChildren()
  }

  private func updateConstraintsOfChildren() {
    guard subtreeNeedsConstraintsUpdate else { return }
    subtreeNeedsConstraintsUpdate = false
    let children = subviewStorage
    for child in children {
      if child.subtreeNeedsConstraintsUpdate || child.needsConstraintsUpdate {
        Host.branch()
        child.updateConstraintsTree()
      }
    }
  }

  private func updateOwnConstraints() {
    guard needsConstraintsUpdate else { return }
    needsConstraintsUpdate = false
    sendUpdateConstraints()
    if because(.layoutOfParentAfterConstraints) {
      superviewStorage?.markNeedsLayout()
    }
  }

  /// A controller's root view is updated through its controller.
  private func sendUpdateConstraints() {
    let simulation = Simulation.current
    let outer = simulation.enterTraitScope(of: self, for: .constraints)
    if let controller = viewDelegate, because(.constraintsThroughController) {
      simulation.traitScope.isOfController = true
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
    simulation.traitScope = outer
  }

  /// The layout pass: parents before children, since a parent decides how large they are.
  func layoutBelowIfNeeded() {
    subtreeNeedsLayout = false
    if subtreeNeedsProperties && hasPropertiesToUpdate { subtreeNeedsProperties = false }
    guard because(.layoutParentFirst) else {
      layoutChildrenFirst()
      return
    }
    // Most views are visited for those inside them.
    if needsLayout || Simulation.current.hasProperties { layoutOwn() }
    layoutChildren()
  }

  private func layoutChildrenFirst() {
    layoutChildren()
    layoutOwn()
  }

  /// One view: its properties from iOS 26 on, then its layout.
  private func layoutOwn() {
    if !needsLayout && !hasStaleProperties { return }
    let simulation = Simulation.current
    if simulation.hasProperties { updatePropertiesBeforeOwnLayout() }
    if needsLayout {
      if let layer = layerIfMade, layer.hasOwnWork {
        layer.layoutSublayers()
      } else {
        layoutSublayers()
      }
    }
    if simulation.hasProperties { updatePropertiesAfterOwnLayout() }
    if simulation.traitsAreStale { updateTraitsBetweenLayouts() }
  }

  private func layoutChildren() {
    let children = subviewStorage
    for child in children where child.subtreeNeedsLayout || child.subtreeNeedsProperties {
      if child.superviewStorage === self
        && (child.subtreeNeedsLayout || child.hasPropertiesToUpdate)
      {
        Host.branch()
        child.layoutBelowIfNeeded()
      }
    }
  }

  /// `-[UIView layoutSublayersOfLayer:]`: one view, bracketed by its controller.
  @_semantics("vdl.step.layoutSublayersOfLayer:")
  func layoutSublayers() {
    Simulation.current.step("-[UIView layoutSublayersOfLayer:]")
    let controller = viewDelegate
    controller?.viewIsAppearingIfNeeded()
    if needsConstraintsUpdate || subtreeNeedsConstraintsUpdate {
      updateConstraintsTree()
    }
    let simulation = Simulation.current
    let outer = simulation.enterTraitScope(of: self, for: .layout)
    if let controller = controller {
      simulation.traitScope.isOfController = true
      if controller.rareDetails != nil { controller.updateUnavailableIfNeeded() }
      controller.__viewWillLayoutSubviews()
      simulation.traitScope.isOfController = false
      needsLayout = false
      layoutSubviews()
      simulation.traitScope.isOfController = true
      controller.__viewDidLayoutSubviews()
    } else {
      needsLayout = false
      layoutSubviews()
    }
    simulation.traitScope = outer
  }

  /// Applies the autoresizing masks of the subviews after a change of size.
  func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews, !subviewStorage.isEmpty, because(.autoresizing) else { return }
    let dx = frameStorage.size.width - old.width
    let dy = frameStorage.size.height - old.height
    let children = subviewStorage
    for child in children {
      let mask = child.autoresizingMask
      if mask.isEmpty || !child.translatesAutoresizingMaskIntoConstraints { continue }
      var target = child.frameStorage
      let across = UIView.shares(
        of: dx, target.minX, target.width, old.width - target.maxX,
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin))
      let down = UIView.shares(
        of: dy, target.minY, target.height, old.height - target.maxY,
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin))
      target.origin.x += across.before
      target.size.width += across.length
      target.origin.y += down.before
      target.size.height += down.length
      if target != child.frameStorage {
        child.layOut(in: target)
      }
    }
  }

  /// The shares of a difference that the margin before a view and its length take, in one direction.
  private static func shares(
    of difference: CGFloat, _ before: CGFloat, _ length: CGFloat, _ after: CGFloat,
    _ beforeGives: Bool, _ lengthGives: Bool, _ afterGives: Bool
  ) -> (before: CGFloat, length: CGFloat) {
    if difference == 0 || !(beforeGives || lengthGives) { return (0, 0) }
    if !lengthGives && !afterGives { return (difference, 0) }
    if !beforeGives && !afterGives { return (0, difference) }
    guard because(.autoresizingInProportion) else {
      return lengthGives ? (0, difference) : (difference / 2, 0)
    }
    let sum = (beforeGives ? before : 0) + (lengthGives ? length : 0) + (afterGives ? after : 0)
    if sum <= 0 {
      let parts: CGFloat = (beforeGives ? 1 : 0) + (lengthGives ? 1 : 0) + (afterGives ? 1 : 0)
      return (
        beforeGives ? difference / parts : 0, lengthGives ? difference / parts : 0
      )
    }
    return (
      beforeGives ? difference * before / sum : 0, lengthGives ? difference * length / sum : 0
    )
  }
}
