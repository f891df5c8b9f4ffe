// Tuples with the same labels in another order.
typealias Limits = (low: Int, high: Int)
infix operator <+>
func <+> (a: Limits, b: Limits) -> Limits { (a.low + b.low, a.high + b.high) }
func show(_ span: Limits) { print(span.low, span.high) }

show((high: 2, low: 1))
let turned = (high: 2, low: 1)
show(turned)
let span: Limits = turned
print(span)
print((high: 2, low: 1) <+> (low: 3, high: 4))
print(turned <+> span, span <+> (1, 1))

func written() -> Limits { (high: 5, low: 4) }
print(written())
func made() -> (high: Int, low: Int) {
  print("made once")
  return (9, 8)
}
let taken: Limits = made()
print(taken)
let optional: Limits? = turned
print(optional!)
var variable = span
variable = (high: variable.low, low: variable.high)
print(variable)
variable = turned
print(variable)

func number(_ text: String) -> Int {
  print(text)
  return text.count
}
let evaluated: (a: Int, b: Int) = (b: number("first"), a: number("then"))
print(evaluated)
let mixed: (number: Double, text: String, flag: Bool?) = (flag: true, text: "t", number: 1)
print(mixed)
let closure: () -> Limits = { (high: 7, low: 6) }
print(closure())

// Without labels, or with them in place, the order is that of the elements.
let plain: Limits = (1, 2)
let (first, second) = plain
print(plain, (first, second))
let unlabeled: (Int, Int) = turned
print(unlabeled)
let same: Limits = (low: 3, high: 4)
print(same)
