extension Generator {
  /// A statement that stops the program, somewhere inside the reach of its functions.
  mutating func trap() -> [String] {
    let name = fresh("t")
    let cause: [String] =
      switch random.below(19) {
      case 0: ["let \(name) = [1, 2]", "print(\(name)[\(name).count])"]
      case 1: ["let \(name) = Int(\"x\")", "print(\(name)!)"]
      case 2: ["var \(name) = Int.max - 1", "for _ in 0..<3 { \(name) += 1; print(\(name)) }"]
      case 3: ["var \(name) = 2", "while true { \(name) -= 1; print(10 / \(name)) }"]
      case 4: ["precondition([1].isEmpty, \"\(name) must be\")"]
      case 5: ["fatalError(\"\(name) \\(1 + 1)\")"]
      case 6: ["let \(name): Any = \"text\"", "print(\(name) as! Int)"]
      case 7: ["var \(name): [Int] = []", "print(\(name).removeLast())"]
      case 8: ["let \(name) = [1: 2]", "print(\(name)[2]!)"]
      case 9: ["let \(name): Int! = Int(\"y\")", "print(\(name) + 1)"]
      case 10: ["assert([1].isEmpty, \"asserted\")"]
      case 11: ["var \(name): UInt8 = 250", "while true { \(name) += 2; print(\(name)) }"]
      case 12: ["var \(name) = [300, 70, -1]", "print(\(name).map { Int8($0) })"]
      case 13: ["let \(name) = [3, -3]", "for n in \(name) { print(UInt(n)) }"]
      case 14: ["let \(name): [Int8] = [-128]", "print(\(name).map { -$0 })"]
      case 15: ["let \(name) = [1, 2, 3]", "print(\(name)[1..<\(name).count + 1])"]
      case 16: ["let \(name) = [4, 1]", "for n in \(name)[0]...\(name)[1] { print(n) }"]
      case 17: ["let \(name) = [1e30, 1]", "for n in \(name).reversed() { print(Int(n)) }"]
      default: deadReference()
      }
    let inner = random.chance(50) ? printing() : []
    switch random.below(4) {
    case 0: return inner + cause
    case 1:
      let local = fresh("fails")
      return braced("func \(local)()", inner + cause) + ["\(local)()"]
    case 2:
      let closure = fresh("fails")
      return braced("let \(closure) =", inner + cause) + ["\(closure)()"]
    default:
      return braced("for \(fresh("i")) in 0..<2", printing() + cause)
    }
  }

  /// An unowned reference whose object is gone.
  private mutating func deadReference() -> [String] {
    guard let type = objectType() else { return ["print([Int]()[0])"] }
    let (object, read) = (fresh("object"), fresh("read"))
    return [
      "var \(object): \(type.text)? = \(expression(type))",
      "let \(read) = { [unowned kept = \(object)!] in print(kept) }", "\(object) = nil",
      "\(read)()",
    ]
  }
}
