// An alias of a tuple type makes tuples.

typealias Place = (name: String, y: Int)
typealias Pair = (Int, Double)
typealias Shown = (title: String?, isNew: Bool)

let place = Place(name: "top", y: 1)
print(place.name, place.y)
let pair = Pair(1, 2)
print(pair.0, pair.1)

struct Page {
  var title: String?
  var shown: Shown? {
    guard let title else { return nil }
    return Shown(title: title, isNew: title.isEmpty)
  }
}

print(Page(title: "a").shown?.title ?? "none", Page(title: "").shown?.isNew ?? false)
print(Page().shown == nil)
print(Shown(title: nil, isNew: true))
