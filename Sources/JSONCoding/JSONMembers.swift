/// The members of an object of JSON. Of equal keys the first counts.
///
/// Most objects have a few members, where looking along them is faster than hashing.
struct JSONMembers {
  private(set) var keys: [String] = []
  private var values: [JSONValue] = []
  /// Where each key is; nil while there are few.
  private var places: [String: Int]?

  private static let mostWithoutPlaces = 16

  subscript(_ key: String) -> JSONValue? { place(of: key).map { values[$0] } }

  mutating func add(_ key: String, _ value: JSONValue) {
    guard place(of: key) == nil else { return }
    keys.append(key)
    values.append(value)
    if places != nil {
      places?[key] = keys.count - 1
    } else if keys.count > Self.mostWithoutPlaces {
      places = Dictionary(uniqueKeysWithValues: zip(keys, keys.indices))
    }
  }

  private func place(of key: String) -> Int? {
    if let places { return places[key] }
    return keys.firstIndex(of: key)
  }
}
