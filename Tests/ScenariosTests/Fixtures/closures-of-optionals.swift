// A function for values and one for optionals, in closures
extension Array {
  func flatMap<U>(transform: (Element) -> U?) -> [U] {
    print("mine")
    return []
  }
}
print([[5, 2], [4]].flatMap { $0 })
func take(_ f: (Int) -> Int) { print("plain", f(1)) }
func take(_ f: (Int) -> Int?) { print("optional", f(1) as Any) }
take { $0 + 1 }
take { $0 > 0 ? $0 : nil }
take { Optional($0) }
