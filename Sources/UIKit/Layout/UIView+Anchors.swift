@available(iOS 9.0, *)
extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { return xAnchor(.leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { return xAnchor(.trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { return xAnchor(.left) }
  public var rightAnchor: NSLayoutXAxisAnchor { return xAnchor(.right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { return xAnchor(.centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { return yAnchor(.top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { return yAnchor(.bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { return yAnchor(.centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { return yAnchor(.firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { return yAnchor(.lastBaseline) }
  public var widthAnchor: NSLayoutDimension {
    return NSLayoutDimension(item: self, attribute: .width)
  }
  public var heightAnchor: NSLayoutDimension {
    return NSLayoutDimension(item: self, attribute: .height)
  }

  private func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    return NSLayoutXAxisAnchor(item: self, attribute: attribute)
  }

  private func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    return NSLayoutYAxisAnchor(item: self, attribute: attribute)
  }

  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.ownerStorage = self
    guideStorage.append(guide)
  }

  /// Takes a guide off the view, with the constraints that mention it.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.ownerStorage === self else { return }
    guideStorage = guideStorage.filter { $0 !== guide }
    removeConstraints(mentioning: guide)
    guide.ownerStorage = nil
  }

  public var layoutGuides: [UILayoutGuide] { return guideStorage }

  @available(iOS 11.0, *)
  public var safeAreaLayoutGuide: UILayoutGuide { return guideNamed("UIViewSafeAreaLayoutGuide") }

  public var layoutMarginsGuide: UILayoutGuide { return guideNamed("UIViewLayoutMarginsGuide") }

  public var readableContentGuide: UILayoutGuide {
    return guideNamed("UIViewReadableContentGuide")
  }

  func guideNamed(_ name: String) -> UILayoutGuide {
    for guide in guideStorage {
      if guide.identifier == name { return guide }
    }
    let made = UILayoutGuide()
    made.identifier = name
    addLayoutGuide(made)
    return made
  }
}
