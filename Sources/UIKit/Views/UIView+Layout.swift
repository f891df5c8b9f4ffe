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
  func markSubtreeDirty() {
    var current: UIView? = self
    while let view = current {
      view.subtreeNeedsLayout = true
      current = view.superviewStorage
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
    return needsLayout || subtreeNeedsLayout || needsConstraintsUpdate
      || subtreeNeedsConstraintsUpdate || hasPropertiesToUpdate
  }

  /// Lays out the tree below the view until it is clean.
  func layoutTree() {
    let simulation = Simulation.current
    let wasLayingOut = simulation.isLayingOut
    simulation.isLayingOut = true
    var rounds = 0
    while isDirty && rounds < 16 {
      updatePropertiesAheadOfConstraints()
      updateConstraintsTree()
      updatePropertiesAheadOfLayout()
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
    if let controller = viewDelegate, because(.constraintsThroughController) {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  /// The layout pass: parents before children, since a parent decides how large they are.
  func layoutBelowIfNeeded() {
    subtreeNeedsLayout = false
    if hasPropertiesToUpdate { subtreeNeedsProperties = false }
    guard because(.layoutParentFirst) else {
      layoutChildrenFirst()
      return
    }
    layoutOwn()
    layoutChildren()
  }

  private func layoutChildrenFirst() {
    layoutChildren()
    layoutOwn()
  }

  private var isStaleInside: Bool {
    return needsLayout || subtreeNeedsLayout || hasPropertiesToUpdate
  }

  /// One view: its properties from iOS 26 on, then its layout.
  private func layoutOwn() {
    updatePropertiesBeforeOwnLayout()
    if needsLayout {
      layoutSublayers()
    }
    updatePropertiesAfterOwnLayout()
  }

  private func layoutChildren() {
    let children = subviewStorage
    for child in children {
      if child.superviewStorage === self && child.isStaleInside {
        Host.branch()
        child.layoutBelowIfNeeded()
      }
    }
  }

  /// `-[UIView layoutSublayersOfLayer:]`: one view, bracketed by its controller.
  @_semantics("vdl.step.layoutSublayersOfLayer:")
  private func layoutSublayers() {
    Simulation.current.step("-[UIView layoutSublayersOfLayer:]")
    let controller = viewDelegate
    controller?.viewIsAppearingIfNeeded()
    if needsConstraintsUpdate || subtreeNeedsConstraintsUpdate {
      updateConstraintsTree()
    }
    controller?.__viewWillLayoutSubviews()
    needsLayout = false
    layoutSubviews()
    controller?.__viewDidLayoutSubviews()
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
      if mask.contains(.flexibleWidth) {
        target.size.width += dx
      } else if mask.contains(.flexibleLeftMargin) {
        target.origin.x += mask.contains(.flexibleRightMargin) ? dx / 2 : dx
      }
      if mask.contains(.flexibleHeight) {
        target.size.height += dy
      } else if mask.contains(.flexibleTopMargin) {
        target.origin.y += mask.contains(.flexibleBottomMargin) ? dy / 2 : dy
      }
      if target != child.frameStorage {
        child.frame = target
      }
    }
  }
}
