/// Updates that a change of traits asks for.
extension UIView {

  /// The view's content may look otherwise now: what read a changed trait is done again, and after a
  /// change of colors all of it.
  func updateAfterChange(of changed: [UITrait]) {
    if changed.isEmpty { return }
    if let purposes = traitDetails?.purposes(of: changed), !purposes.isEmpty,
      because(.readTraitsAreTracked)
    {
      for purpose in purposes { repeatUpdate(for: purpose) }
    }
    if changed.contains(where: { $0.affectsColorAppearance }), because(.newColorsUpdateViews) {
      setNeedsUpdateConstraints()
      setNeedsLayout()
      setNeedsDisplay()
      let simulation = Simulation.current
      let outer = simulation.traitScope
      simulation.traitScope = TraitScope(view: self)
      tintColorDidChange()
      simulation.traitScope = outer
    }
    if changed.contains(where: { $0 == UITraitPreferredContentSizeCategory.self }) {
      adjustFonts()
    }
  }

  func repeatUpdate(for purpose: TraitPurpose) {
    switch purpose {
    case .layout: setNeedsLayout()
    case .display: setNeedsDisplay()
    case .constraints: setNeedsUpdateConstraints()
    case .properties: setNeedsUpdateProperties()
    case .propertiesOfController: viewDelegate?.setNeedsUpdateProperties()
    case .configuration: configurationReadWasChanged()
    case .unavailable: viewDelegate?.setNeedsUpdateContentUnavailableConfiguration()
    }
  }
}
