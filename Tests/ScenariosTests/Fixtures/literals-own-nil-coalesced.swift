enum Setting: ExpressibleByNilLiteral {
  case unset
  case number(Int)
  init(nilLiteral: ()) { self = .unset }
}

let setting: Setting? = .number(1)
let unset: Setting? = .none
print(setting ?? nil)
print(unset ?? nil)
