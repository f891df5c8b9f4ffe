// A generic subscript takes its type from the value that changes its place.
struct Values {
  private var contents: [AnyHashable: Any] = [:]

  subscript(any key: AnyHashable) -> Any? {
    get { contents[key] }
    set { contents[key] = newValue }
  }

  subscript<Key: Hashable, Value>(key: Key) -> Value? {
    get { contents[key] as! Value? }
    set { contents[key] = newValue }
  }

  subscript<Value>(key: String, or other: Value) -> Value {
    get { contents[key] as? Value ?? other }
    set { contents[key] = newValue }
  }
}

var values = Values()
values[any: "count"] = 0
values["count"]! += 1
values["count"]! += 2
print(values[any: "count"] ?? "none")
values[any: "name"] = "a"
values["name"]! += "b"
let half = 0.5
values[any: 3] = 1.5
values[3]! += half
values[3]! *= half
print(values["name"] ?? "none", values[3] ?? 0.0)
values["count", or: 10] += 5
values["other", or: 10] -= 5
print(values[any: "count"] ?? "none", values[any: "other"] ?? "none")

func raise(_ values: inout Values, by step: Int) { values["count"]! += step }
raise(&values, by: 2)
print(values[any: "count"] ?? "none")
let count: Int? = values["count"]
print(count ?? -1)
