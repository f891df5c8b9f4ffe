/// The update of properties, a part of the layout pass from iOS 26 on.
///
/// Before, nothing is ever stale here: the first update of a view is a rule of iOS 26, and so are the
/// members that ask for another.
extension UIView {

  /// The view or its controller asked for an update of properties.
  func propertiesWereMarked() {
    markSubtreeNeedsProperties()
    askForLayoutWithProperties()
    if !because(.propertiesAreDeferred) && !Simulation.current.isLayingOut {
      updatePropertiesTree()
    }
  }

  private func askForLayoutWithProperties() {
    if !because(.propertiesWithoutLayout) {
      setNeedsLayout()
    }
  }

  /// Leaves a trail up to the window for the layout pass.
  func markSubtreeNeedsProperties() {
    var current: UIView? = self
    while let view = current {
      view.subtreeNeedsProperties = true
      current = view.superviewStorage
    }
  }

  /// Whether an `updateProperties` of the view or its controller is to come.
  var hasStaleProperties: Bool {
    return needsProperties || viewDelegate?.needsProperties ?? false
  }

  /// `layoutIfNeeded`: the layout pass of a tree, or, without a rule, its layout alone.
  func layoutTreeNow() {
    let simulation = Simulation.current
    if simulation.traitsAreStale { simulation.updateStaleTraits() }
    let waited = simulation.propertiesWait
    if subtreeNeedsProperties && !propertiesGoWithLayoutNow {
      simulation.propertiesWait = true
    }
    layoutTree()
    simulation.propertiesWait = waited
  }

  private var propertiesGoWithLayoutNow: Bool { return because(.layoutNowUpdatesProperties) }

  // MARK: In the layout pass

  /// Whether the layout pass has properties to update here or below.
  var hasPropertiesToUpdate: Bool {
    return subtreeNeedsProperties && !Simulation.current.propertiesWait
  }

  /// Only in a run without a rule: the properties of the tree come before its constraints.
  func updatePropertiesAheadOfConstraints() {
    if hasPropertiesToUpdate && !propertiesFollowConstraints {
      updatePropertiesTree()
    }
  }

  private var propertiesFollowConstraints: Bool { return because(.propertiesAfterConstraints) }

  /// Only in a run without a rule: the properties of the tree come before any layout.
  func updatePropertiesAheadOfLayout() {
    if hasPropertiesToUpdate && !propertiesGoViewByView {
      updatePropertiesTree()
    }
  }

  private var propertiesGoViewByView: Bool { return because(.propertiesViewByView) }

  func updatePropertiesBeforeOwnLayout() {
    markPropertiesWithLayout()
    guard hasStaleProperties, !Simulation.current.propertiesWait else { return }
    viewDelegate?.viewIsAppearingIfNeeded()
    if because(.propertiesBeforeLayout) {
      if !propertiesGoDown { updatePropertiesOfChildren() }
      updateOwnProperties()
    }
  }

  func updatePropertiesAfterOwnLayout() {
    if hasStaleProperties && !Simulation.current.propertiesWait && !propertiesPrecedeLayout {
      updateOwnProperties()
    }
  }

  private var propertiesPrecedeLayout: Bool { return because(.propertiesBeforeLayout) }

  /// Only in a run without a rule: layout asks for properties.
  private func markPropertiesWithLayout() {
    if needsLayout && !because(.layoutLeavesProperties) {
      needsProperties = true
      viewDelegate?.needsProperties = true
    }
  }

  // MARK: The update

  /// The stale properties of the tree, parents before children, without any layout.
  func updatePropertiesTree() {
    guard subtreeNeedsProperties else { return }
    subtreeNeedsProperties = false
    if propertiesGoDown {
      updateOwnProperties()
      updatePropertiesOfChildren()
    } else {
      updatePropertiesOfChildren()
      updateOwnProperties()
    }
  }

  private var propertiesGoDown: Bool { return because(.propertiesParentFirst) }

  private func updatePropertiesOfChildren() {
    let children = subviewStorage
    for child in children where child.subtreeNeedsProperties {
      Host.branch()
      child.updatePropertiesTree()
    }
  }

  /// The controller of a root view, and the view.
  private func updateOwnProperties() {
    guard let controller = viewDelegate, controller.needsProperties else {
      sendUpdateProperties()
      return
    }
    if propertiesOfControllerComeFirst {
      controller.sendUpdateProperties()
      sendUpdateProperties()
    } else {
      sendUpdateProperties()
      controller.sendUpdateProperties()
    }
  }

  private var propertiesOfControllerComeFirst: Bool { return because(.propertiesControllerFirst) }

  private func sendUpdateProperties() {
    guard needsProperties else { return }
    needsProperties = false
    let simulation = Simulation.current
    let outer = simulation.enterTraitScope(of: self, for: .properties)
    updateProperties()
    simulation.traitScope = outer
  }
}

extension UIViewController {
  func sendUpdateProperties() {
    guard needsProperties else { return }
    needsProperties = false
    guard let view = viewStorage else {
      updateProperties()
      return
    }
    let simulation = Simulation.current
    let outer = simulation.enterTraitScope(of: view, for: .propertiesOfController)
    simulation.traitScope.isOfController = true
    updateProperties()
    simulation.traitScope = outer
  }

  /// Only in a run without a rule: the first update comes before `viewIsAppearing`.
  func updatePropertiesBeforeIsAppearing() {
    if needsProperties && !propertiesFollowIsAppearing {
      sendUpdateProperties()
    }
  }

  private var propertiesFollowIsAppearing: Bool { return because(.propertiesAfterIsAppearing) }
}
