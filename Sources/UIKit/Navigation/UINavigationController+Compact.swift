extension UINavigationController {
  /// Hides the bars where there is little height, and shows them where there is more again.
  func hideBarsInCompactHeight(_ traits: UITraitCollection, _ changed: [UITrait]) {
    guard changed.contains(where: { $0 == UITraitVerticalSizeClass.self }),
      because(.barHidesInCompactHeight)
    else { return }
    let isLow = traits.values.value(of: UITraitVerticalSizeClass.self) == .compact
    setNavigationBarHidden(isLow, animated: true)
  }
}
