/// A key of a place that has no key in a form: an index of a list, or the object of a superclass.
enum PathKey: CodingKey {
  case index(Int)
  case name(String)

  static let parent = PathKey.name("super")

  var stringValue: String {
    switch self {
    case .index(let index): "Index \(index)"
    case .name(let name): name
    }
  }

  var intValue: Int? {
    if case .index(let index) = self { index } else { nil }
  }

  init(stringValue: String) { self = .name(stringValue) }
  init(intValue: Int) { self = .index(intValue) }
}
