/// The views that are up for a responder.
struct InputViews {
  /// Whether there is a keyboard, or a view in its place.
  let takesKeys: Bool
  /// Whether the system's keyboard has a row with suggestions, from iOS 8 on.
  let hasSuggestions: Bool
  /// The view in place of the keyboard.
  let view: UIView?
  /// The view above it.
  let accessory: UIView?

  /// The height of all, in points.
  var height: CGFloat {
    let keys = takesKeys ? view.map { InputViews.height(of: $0) } ?? keysHeight : 0
    return keys + (accessory.map { InputViews.height(of: $0) } ?? 0)
  }

  static func height(of view: UIView) -> CGFloat {
    let own = view.frame.height
    return own > 0 ? own : max(0, view.intrinsicContentSize.height)
  }

  /// The height of the system's keyboard, in points.
  private var keysHeight: CGFloat {
    let isWide = Simulation.current.orientation.isLandscape
    let isPad = Simulation.current.idiom == UIUserInterfaceIdiom.pad
    let row: CGFloat = hasSuggestions && Simulation.current.isAtLeast(8) ? (isPad ? 49 : 37) : 0
    if isPad { return (isWide ? 352 : 264) + row }
    if !Simulation.current.isAtLeast(11) { return (isWide ? 162 : 216) + row }
    return (isWide ? 186 : 299) + row
  }
}

extension UIResponder {
  /// The accessory view of this responder or of the next one that has one.
  var nearestAccessory: UIView? {
    var current: UIResponder? = self
    while let candidate = current {
      if let accessory = candidate.inputAccessoryView { return accessory }
      current = candidate.next
    }
    return nil
  }
}
