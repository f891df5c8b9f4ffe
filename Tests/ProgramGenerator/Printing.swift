extension Generator {
  /// The value as text that is the same natively and interpreted: natively the order of dictionaries
  /// and sets is random, so their entries are sorted.
  mutating func shown(_ text: String, _ type: SwiftType, _ depth: Int = 2) -> String {
    switch type {
    case .set: return "\(text).sorted()"
    case .dictionary(_, let value):
      let name = fresh("e")
      let inner = shown("\(name).value", value, depth - 1)
      return
        "\(text).sorted { $0.key < $1.key }.map { \(name) in \"\\(\(name).key)=\\(\(inner))\" }"
    case .array(let element) where !isPrintable(element):
      let name = fresh("e")
      return "\(text).map { \(name) in \"\\(\(shown(name, element, depth - 1)))\" }"
    case .optional(let wrapped) where !isPrintable(wrapped):
      let name = fresh("e")
      return "(\(text)).map { \(name) in \"\\(\(shown(name, wrapped, depth - 1)))\" } as Any"
    case .tuple(let elements) where !isPrintable(type):
      return "("
        + elements.indices.map { shown("\(text).\($0)", elements[$0], depth - 1) }
        .joined(separator: ", ") + ")"
    case .named(let name, let arguments) where !isPrintable(type):
      guard let nominal = nominal(name), let property = nominal.properties.first, depth > 0 else {
        return "\"-\""
      }
      let bound = Dictionary(
        zip(nominal.generics, arguments), uniquingKeysWith: { first, _ in first })
      return shown("\(text).\(property.name)", property.type.replacing(bound), depth - 1)
    case .optional: return "\(text) as Any"
    case .function: return "\"a function\""
    default: return text
    }
  }

  /// A statement that prints something in sight, or a new value.
  mutating func printing() -> [String] {
    let found = places().filter { $0.conditions.isEmpty && !$0.type.isFunction }
    if !found.isEmpty, random.chance(75) {
      let place = random.pick(found)
      let value = shown(place.text, place.type)
      switch random.below(6) {
      case 0 where !value.contains("\n"):
        return ["print(\"\(fresh("#")) \\(\(value))\")"]
      case 1 where isPrintable(place.type):
        return ["print(String(reflecting: \(value)))"]
      case 2 where isPrintable(place.type):
        return ["debugPrint(\(value))"]
      case 3: return ["print(type(of: \(place.text)))"]
      default: return ["print(\"\(fresh("#"))\", \(value))"]
      }
    }
    let type = self.type(1)
    let name = fresh("v")
    return ["let \(name): \(type.text) = \(expression(type, 2))", "print(\(shown(name, type)))"]
  }
}
