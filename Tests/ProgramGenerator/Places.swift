/// Something that can be read and perhaps assigned: a variable, or a part of one.
struct Place {
  var text: String
  /// The type that reading gives.
  var type: SwiftType
  /// The type to assign; nil when it cannot be assigned.
  var assigned: SwiftType?
  /// The conditions under which it exists.
  var conditions: [String] = []
  /// The variable it is a part of.
  var root: String
  var isBorrowed: Bool
  /// Whether it may be passed `inout` and changed in place.
  var isWhole = true
}

extension Generator {
  /// All places in sight, parts of variables up to a depth.
  func places(_ depth: Int = 2) -> [Place] {
    variables.filter { !context.isEscaping || !$0.isBorrowed }.flatMap { variable in
      parts(
        Place(
          text: variable.name, type: variable.type,
          assigned: variable.isMutable && !variable.isReserved ? variable.type : nil,
          root: variable.name, isBorrowed: variable.isBorrowed), depth)
    }
  }

  private func parts(_ place: Place, _ depth: Int) -> [Place] {
    guard depth > 0 else { return [place] }
    func part(_ text: String, _ type: SwiftType, settable: Bool, _ condition: String? = nil)
      -> Place
    {
      Place(
        text: text, type: type, assigned: settable ? type : nil,
        conditions: place.conditions + (condition.map { [$0] } ?? []), root: place.root,
        isBorrowed: place.isBorrowed, isWhole: place.isWhole)
    }
    let isSettable = place.assigned != nil
    var found: [Place] = []
    switch place.type {
    case .named(let name, let arguments):
      guard let nominal = nominal(name) else { break }
      let bound = Dictionary(
        zip(nominal.generics, arguments), uniquingKeysWith: { first, _ in first })
      for property in nominal.properties {
        found.append(
          part(
            "\(place.text).\(property.name)", property.type.replacing(bound),
            settable: property.isSettable && (isSettable || nominal.kind == .object)))
      }
    case .array(let element):
      for index in 0...1 {
        found.append(
          part(
            "\(place.text)[\(index)]", element, settable: isSettable,
            "\(place.text).count > \(index)"))
      }
    case .dictionary(let key, let value):
      let literal = key == .int ? "1" : "\"a\""
      found.append(part("\(place.text)[\(literal)]", .optional(value), settable: isSettable))
    case .tuple(let elements):
      for (index, element) in elements.enumerated() {
        found.append(part("\(place.text).\(index)", element, settable: isSettable))
      }
    case .optional(.named(let name, let arguments)):
      // Through a chain: read as an optional, assigned without.
      guard let nominal = nominal(name) else { break }
      let bound = Dictionary(
        zip(nominal.generics, arguments), uniquingKeysWith: { first, _ in first })
      for property in nominal.properties {
        let type = property.type.replacing(bound)
        var chained = part(
          "\(place.text)?.\(property.name)", type.isOptional ? type : .optional(type),
          settable: property.isSettable && (isSettable || nominal.kind == .object))
        if chained.assigned != nil { chained.assigned = type }
        chained.isWhole = false
        found.append(chained)
      }
    case .optional(let wrapped) where depth > 1:
      found.append(part("\(place.text)!", wrapped, settable: isSettable, "\(place.text) != nil"))
    default: break
    }
    // A chain goes on only as a whole: `a?.b.c` would need the type without the optional.
    return [place] + found.flatMap { $0.isWhole ? parts($0, depth - 1) : [$0] }
  }

  /// A place of the type, read.
  mutating func reading(_ type: SwiftType) -> String? {
    let found = places().filter { $0.type == type && $0.conditions.isEmpty }
    return found.isEmpty ? nil : random.pick(found).text
  }

  /// A place that can be assigned a value of the type.
  mutating func settable(where matches: (Place) -> Bool) -> Place? {
    let found = places().filter { $0.assigned != nil && matches($0) }
    return found.isEmpty ? nil : random.pick(found)
  }

  /// The statement, where the place is there.
  func guarded(_ place: Place, _ lines: [String]) -> [String] {
    place.conditions.isEmpty
      ? lines : braced("if " + place.conditions.joined(separator: " && "), lines)
  }

  /// Writes with a variable out of sight, since it is being changed meanwhile.
  mutating func hiding<T>(_ root: String, _ body: (inout Generator) -> T) -> T {
    let kept = variables
    variables.removeAll { $0.name == root }
    let hidden = variables.count
    defer { variables = kept + variables.dropFirst(hidden) }
    return body(&self)
  }
}
