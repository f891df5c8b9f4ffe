// What is nested less deeply becomes the payload.
let l: Int??? = .some(.none)
func f(_ l: Int???, _ n: Int?) {
  let a: Int?? = l ?? n
  print(a == nil)
  let c: Int?? = l ?? Optional(n)
  print(c == nil)
  let b: Int?? = l ?? nil
  print(b == nil)
  let d = l ?? .some(.none)
  print(d == nil)
  if let x = l { print("some", x == nil) }
}
f(.some(nil), nil); f(.some(.some(nil)), nil); f(nil, nil); f(nil, 3); f(4, nil)
let m: Int??? = (nil as Int??)
print(m as Any, m == nil)
let k: Int? = nil
let m2: Int??? = k
print(m2 as Any, m2 == nil)
let m3: Int?? = k
let m4: Int??? = m3
print(m4 as Any, [m3, nil] as [Int???], [Optional(m3), nil])
