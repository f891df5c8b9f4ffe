/// Constraints and layout: marking what is stale, and the pass that puts it right.
extension UIView {

  /// Marks the view; `layoutSubviews` comes with the next commit, not now.
  func markNeedsLayout() {
    needsLayout = true
    markSubtreeDirty()
  }

  /// Leaves a trail from the view up to its window, so that a pass need not visit what is clean.
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
      || subtreeNeedsConstraintsUpdate
  }

  /// Lays out the tree below the view until it is clean.
  func layoutTree() {
    var rounds = 0
    while isDirty && rounds < 16 {
      updateConstraintsTree()
      layoutBelowIfNeeded()
      rounds += 1
    }
  }

  /// The constraint pass: children before parents.
  func updateConstraintsTree() {
    guard Simulation.current.isAtLeast(6) else {
      subtreeNeedsConstraintsUpdate = false
      needsConstraintsUpdate = false
      return
    }
    if subtreeNeedsConstraintsUpdate {
      subtreeNeedsConstraintsUpdate = false
      let children = subviewStorage
      for child in children {
        if child.subtreeNeedsConstraintsUpdate || child.needsConstraintsUpdate {
          Host.branch()
          child.updateConstraintsTree()
        }
      }
      Host.join()
    }
    if needsConstraintsUpdate {
      needsConstraintsUpdate = false
      sendUpdateConstraints()
      because(.layoutOfParentAfterConstraints)
      superviewStorage?.markNeedsLayout()
    }
  }

  /// A controller's root view is updated through its controller.
  private func sendUpdateConstraints() {
    if let controller = viewDelegate {
      because(.constraintsThroughController)
      controller.updateViewConstraints()
    } else {
      because(.constraintsChildFirst)
      updateConstraints()
    }
  }

  /// The layout pass: parents before children.
  func layoutBelowIfNeeded() {
    subtreeNeedsLayout = false
    if needsLayout {
      layoutSublayers()
    }
    let children = subviewStorage
    for child in children {
      if child.superviewStorage === self && (child.needsLayout || child.subtreeNeedsLayout) {
        Host.branch()
        child.layoutBelowIfNeeded()
      }
    }
  }

  /// `-[UIView layoutSublayersOfLayer:]`: one view, bracketed by its controller.
  private func layoutSublayers() {
    Simulation.current.step("-[UIView layoutSublayersOfLayer:]")
    let controller = viewDelegate
    controller?.viewIsAppearingIfNeeded()
    if needsConstraintsUpdate || subtreeNeedsConstraintsUpdate {
      updateConstraintsTree()
    }
    controller?.__viewWillLayoutSubviews()
    needsLayout = false
    sendLayoutSubviews()
    controller?.__viewDidLayoutSubviews()
  }

  private func sendLayoutSubviews() {
    because(.layoutParentFirst)
    layoutSubviews()
  }

  /// Applies the autoresizing masks of the subviews after a change of size.
  func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    let dx = frameStorage.size.width - old.width
    let dy = frameStorage.size.height - old.height
    let children = subviewStorage
    for child in children {
      let mask = child.autoresizingMask
      if mask.isEmpty { continue }
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

  /// Tells the view that its traits changed, or, before iOS 13, that it has any for the first time.
  func updateTraits() {
    guard Simulation.current.isAtLeast(8) else { return }
    let new = UITraitCollection.forDevice
    let old = traitStorage
    if let old = old, old == new { return }
    traitStorage = new
    if old == nil && Simulation.current.isAtLeast(13) {
      because(.traitsPredicted)
      viewDelegate?.adoptTraits(new)
      return
    }
    if let controller = viewDelegate {
      controller.traitsChanged(to: new)
    }
    because(.traitsParentFirst)
    traitCollectionDidChange(old)
  }

  func updateTraitsTree() {
    updateTraits()
    let children = subviewStorage
    for child in children {
      Host.branch()
      child.updateTraitsTree()
    }
  }
}
