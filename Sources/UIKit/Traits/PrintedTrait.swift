// The words for traits in the description of a collection.

extension TraitValues {
  /// `HorizontalSizeClass = Compact, UserInterfaceStyle = Dark`, in an order that no release promises.
  var printed: String {
    let isNamed = because(.traitsPrintByName)
    let parts = PrintedTrait.system.compactMap { $0.text(in: self, isNamed: isNamed) }
    return (parts + ownTraits).joined(separator: ", ")
  }

  /// The app's own traits.
  private var ownTraits: [String] {
    return all.compactMap { entry in
      if PrintedTrait.system.contains(where: { $0.trait == entry.trait }) { return nil }
      return "\(entry.trait.name) = \(entry.value)"
    }
  }
}

/// A trait of the system, with its name and the words for its values.
private struct PrintedTrait {
  let trait: UITrait
  let name: String
  /// The word for a number; nil where nothing is printed.
  let word: (Any) -> String?
  /// Whether releases before iOS 13 have a word, too.
  var isOldWord = false

  func text(in values: TraitValues, isNamed: Bool) -> String? {
    guard let value = values.any(of: trait), let word = word(value) else { return nil }
    if isNamed { return "\(name) = \(word)" }
    return "_UITraitName\(name) = \(isOldWord ? word : PrintedTrait.number(value))"
  }

  private static func number(_ value: Any) -> String {
    if let scale = value as? CGFloat { return Host.fixed(scale, 6) }
    if let category = value as? UIContentSizeCategory { return category.rawValue }
    if let number = (value as? any RawRepresentable)?.rawValue { return "\(number)" }
    return "\(value)"
  }

  /// The word at the place of a value's number, the first one for 0.
  private static func words<Value: RawRepresentable>(_ type: Value.Type, _ words: [String])
    -> (Any) -> String? where Value.RawValue == Int
  {
    return { value in
      guard let number = (value as? Value)?.rawValue, number >= 0, number < words.count else {
        return nil
      }
      return words[number].isEmpty ? nil : words[number]
    }
  }

  private static let sizes = ["", "Compact", "Regular"]

  static let system: [PrintedTrait] = [
    PrintedTrait(
      trait: UITraitUserInterfaceIdiom.self, name: "UserInterfaceIdiom",
      word: words(
        UIUserInterfaceIdiom.self, ["Phone", "Pad", "TV", "CarPlay", "", "Mac", "Vision"]),
      isOldWord: true),
    PrintedTrait(
      trait: UITraitDisplayScale.self, name: "DisplayScale",
      word: { ($0 as? CGFloat).map { PrintedNumber.short($0) } }),
    PrintedTrait(
      trait: UITraitDisplayGamut.self, name: "DisplayGamut",
      word: words(UIDisplayGamut.self, ["sRGB", "P3"]), isOldWord: true),
    PrintedTrait(
      trait: UITraitHorizontalSizeClass.self, name: "HorizontalSizeClass",
      word: words(UIUserInterfaceSizeClass.self, sizes), isOldWord: true),
    PrintedTrait(
      trait: UITraitVerticalSizeClass.self, name: "VerticalSizeClass",
      word: words(UIUserInterfaceSizeClass.self, sizes), isOldWord: true),
    PrintedTrait(
      trait: UITraitUserInterfaceStyle.self, name: "UserInterfaceStyle",
      word: words(UIUserInterfaceStyle.self, ["", "Light", "Dark"])),
    PrintedTrait(
      trait: UITraitLayoutDirection.self, name: "UserInterfaceLayoutDirection",
      word: words(UITraitEnvironmentLayoutDirection.self, ["LTR", "RTL"])),
    PrintedTrait(
      trait: UITraitForceTouchCapability.self, name: "ForceTouchCapability",
      word: words(UIForceTouchCapability.self, ["", "Unavailable", "Available"])),
    PrintedTrait(
      trait: UITraitPreferredContentSizeCategory.self, name: "PreferredContentSizeCategory",
      word: { ($0 as? UIContentSizeCategory).flatMap { PrintedTrait.ending(of: $0) } }),
    PrintedTrait(
      trait: UITraitAccessibilityContrast.self, name: "AccessibilityContrast",
      word: words(UIAccessibilityContrast.self, ["Normal", "High"])),
    PrintedTrait(
      trait: UITraitUserInterfaceLevel.self, name: "UserInterfaceLevel",
      word: words(UIUserInterfaceLevel.self, ["Base", "Elevated"])),
    PrintedTrait(
      trait: UITraitLegibilityWeight.self, name: "LegibilityWeight",
      word: words(UILegibilityWeight.self, ["Regular", "Bold"])),
    PrintedTrait(
      trait: UITraitActiveAppearance.self, name: "ActiveAppearance",
      word: words(UIUserInterfaceActiveAppearance.self, ["Inactive", "Active"])),
    PrintedTrait(
      trait: UITraitImageDynamicRange.self, name: "ImageDynamicRange",
      word: words(UIImageDynamicRange.self, ["0", "1", "2"])),
    PrintedTrait(
      trait: UITraitSceneCaptureState.self, name: "SceneCaptureState",
      word: words(UISceneCaptureState.self, ["0", "1"])),
  ]

  /// `L` for `UICTContentSizeCategoryL`.
  private static func ending(of category: UIContentSizeCategory) -> String? {
    if category == .unspecified { return nil }
    return category.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
  }
}
