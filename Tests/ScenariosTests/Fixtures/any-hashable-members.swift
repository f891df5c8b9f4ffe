// The members of AnyHashable.
struct P: Hashable { var x = 1 }
let h: [AnyHashable] = [1, "a", 2.5, P(), [1]]
for v in h { print(v.base, v.description, v.debugDescription, v) }
print(h[0].base as? Int ?? 0, h[1].base is String, (h[3].base as! P).x)
let d: [AnyHashable: Any] = ["k": 1, 2: "v"]; print(d.keys.map { $0.description }.sorted(), d.keys.compactMap { $0.base as? String })
let a = AnyHashable("q"); print(a.base, a.description.count)
