func show(_ value: Any?) { print(value as Any) }

let nested: Int?? = .some(nil)
let number: Int?? = 1
let nothing: Int?? = nil
print(nested ?? 7 as Any)
print(number ?? 7 as Any)
print(nothing ?? 7 as Any)
let any: Any? = number
print(any as Any)
show(nested)
show(number)
show(nothing)
print([number, nested, nothing] as [Any?])
let three: Int??? = 3
show(three)
let text: String?? = "x"
print(text ?? 1 as Any)
