/// A trait: a type that stands for one value of the environment.
///
/// The system's traits are such types, and an app can define more, with a struct and its default:
///
///     struct Level: UITraitDefinition { static let defaultValue = 0 }
@available(iOS 17.0, *)
public protocol UITraitDefinition {
  associatedtype Value
  /// The value where nobody has set one.
  static var defaultValue: Value { get }
  /// Whether dynamic colors may depend on the trait.
  static var affectsColorAppearance: Bool { get }
  /// The name for people who debug.
  static var name: String { get }
  /// The name for archives; empty if there is none.
  static var identifier: String { get }
}

@available(iOS 17.0, *)
extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { return false }
  public static var name: String { return "\(self)" }
  public static var identifier: String { return "" }
}

/// A trait as it is handed over, as in `[UITraitUserInterfaceStyle.self]`.
@available(iOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type

/// A trait with a value that somebody set.
struct TraitValue {
  let trait: UITrait
  let value: Any
  /// The value of the trait where nobody sets one.
  let fallback: Any

  /// Whether two values of a trait are the same. Values that cannot be compared never are.
  static func areEqual(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? any Equatable { return isEqual(one, other) }
    return false
  }

  private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
    guard let other = other as? Value else { return false }
    return one == other
  }
}

/// The values of some traits; the others are unspecified.
struct TraitValues {
  private var entries: [ObjectIdentifier: TraitValue] = [:]

  var isEmpty: Bool { return entries.isEmpty }

  static var compactWidth: TraitValues {
    var values = TraitValues()
    values.set(UITraitHorizontalSizeClass.self, to: .compact)
    return values
  }

  static var elevatedLevel: TraitValues {
    var values = TraitValues()
    values.set(UITraitUserInterfaceLevel.self, to: .elevated)
    return values
  }

  func contains(_ trait: UITrait) -> Bool {
    return entries[ObjectIdentifier(trait)] != nil
  }

  /// All that is specified.
  var all: [TraitValue] { return Array(entries.values) }

  /// The specified value of a trait.
  func any(of trait: UITrait) -> Any? { return entries[ObjectIdentifier(trait)]?.value }

  func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value {
    guard let entry = entries[ObjectIdentifier(trait)] else { return Trait.defaultValue }
    return entry.value as? Trait.Value ?? Trait.defaultValue
  }

  mutating func set<Trait: UITraitDefinition>(_ trait: Trait.Type, to value: Trait.Value) {
    entries[ObjectIdentifier(trait)] = TraitValue(
      trait: trait, value: value, fallback: Trait.defaultValue)
  }

  mutating func remove(_ trait: UITrait) {
    entries[ObjectIdentifier(trait)] = nil
  }

  /// Takes over what the others specify.
  mutating func merge(_ others: TraitValues) {
    for (key, entry) in others.entries { entries[key] = entry }
  }

  /// Whether all that the others specify is here, with the same values.
  func contains(_ others: TraitValues) -> Bool {
    for (key, entry) in others.entries {
      guard let own = entries[key], TraitValue.areEqual(own.value, entry.value) else {
        return false
      }
    }
    return true
  }

  /// Whether both specify the same traits with the same values.
  func isAlike(_ others: TraitValues) -> Bool {
    return entries.count == others.entries.count && contains(others)
  }

  /// The traits that read differently in the others.
  func changes(from others: TraitValues) -> [UITrait] {
    var changed: [UITrait] = []
    for (key, entry) in entries {
      let old = others.entries[key]?.value ?? entry.fallback
      if !TraitValue.areEqual(entry.value, old) { changed.append(entry.trait) }
    }
    for (key, entry) in others.entries where entries[key] == nil {
      if !TraitValue.areEqual(entry.value, entry.fallback) { changed.append(entry.trait) }
    }
    return changed
  }

  /// Whether no trait reads differently in the others.
  func isSame(as others: TraitValues) -> Bool {
    return changes(from: others).isEmpty
  }
}
