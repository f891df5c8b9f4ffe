func size(_ value: Double) -> String {
  switch value {
  case ..<1: return "small"
  case 1..<2: return "middle"
  case (2...): return "large"
  default: return "none"
  }
}
print(size(0.5), size(1.5), size(2), size(.nan))
let third: Float = 2.5
switch third {
case ...2: print("up to 2")
default: print("above")
}
let some: Double? = 1
switch some {
case (...2)?: print("up to 2")
default: print("above or nil")
}
switch "m" {
case ..<"k": print("before k")
case "k"...: print("k and after")
default: print("none")
}
