/// Limits for the size of text in a view and all in it.
extension UIView {

  /// The smallest size of text; nil for no limit.
  @available(iOS 15.0, *)
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { return traitDetails?.smallestText }
    set {
      madeTraitDetails.smallestText = newValue
      traitsWereOverridden()
    }
  }

  /// The largest size of text; nil for no limit. It counts more than the smallest one.
  @available(iOS 15.0, *)
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { return traitDetails?.largestText }
    set {
      madeTraitDetails.largestText = newValue
      traitsWereOverridden()
    }
  }

  func limitText(of traits: UITraitCollection, _ details: TraitDetails) -> UITraitCollection {
    let wanted = traits.values.value(of: UITraitPreferredContentSizeCategory.self)
    let found = details.limited(wanted)
    if found == wanted || !because(.textSizeIsLimited) { return traits }
    var values = traits.values
    values.set(UITraitPreferredContentSizeCategory.self, to: found)
    return UITraitCollection(values: values)
  }
}

extension TraitDetails {
  var limitsText: Bool { return smallestText != nil || largestText != nil }

  func limited(_ wanted: UIContentSizeCategory) -> UIContentSizeCategory {
    var found = wanted
    if let smallest = smallestText, found.position < smallest.position { found = smallest }
    if let largest = largestText, found.position > largest.position { found = largest }
    return found
  }
}
