import Glibc

/// Mostly changes a text by whole tokens, so that many results still parse; libFuzzer finds the
/// function by its name.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ maximum: Int, _ seed: UInt32
) -> Int {
  var random = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
  func below(_ bound: Int) -> Int {
    random ^= random << 13
    random ^= random >> 7
    random ^= random << 17
    return Int(random % UInt64(max(1, bound)))
  }
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  let isText = bytes.first != 0
  var tokens = isText ? tokens(of: bytes) : []
  if tokens.count < 4 || below(8) == 0 {
    // Its own changes of bytes.
    typealias Mutate = @convention(c) (UnsafeMutablePointer<UInt8>, Int, Int) -> Int
    guard let function = fuzzerFunction("LLVMFuzzerMutate") else { return size }
    return unsafeBitCast(function, to: Mutate.self)(data, size, maximum)
  }
  for _ in 0...below(3) where tokens.count > 2 {
    let index = below(tokens.count)
    let length = min(tokens.count - index, 1 + below(below(4) == 0 ? 40 : 3))
    switch below(6) {
    case 0: tokens.swapAt(index, below(tokens.count))
    case 1: tokens.removeSubrange(index..<(index + length))
    case 2:
      let part = Array(tokens[index..<(index + length)])
      tokens.insert(contentsOf: part, at: below(tokens.count))
    case 3: tokens.insert(word(below), at: index)
    case 4: tokens[index] = word(below)
    default: tokens[index] = tokens[below(tokens.count)]
    }
  }
  let changed = tokens.joined().prefix(maximum)
  for (index, byte) in changed.enumerated() { data[index] = byte }
  return changed.count
}

/// Words, numbers, quoted text, spaces and single signs.
private func tokens(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  var tokens: [ArraySlice<UInt8>] = []
  var start = 0
  while start < bytes.count {
    var end = start + 1
    let kind = kind(bytes[start])
    if kind != 0 {
      while end < bytes.count, isOf(kind, bytes[end]) { end += 1 }
    }
    tokens.append(bytes[start..<end])
    start = end
  }
  return tokens
}

private func isOf(_ wanted: Int, _ byte: UInt8) -> Bool { kind(byte) == wanted }

/// 1: of a word; 2: a space; 0: a sign for itself.
private func kind(_ byte: UInt8) -> Int {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: 1
  case 0x20, 0x0A: 2
  default: 0
  }
}

private let words: [String] = [
  "class ", "struct ", "enum ", "protocol ", "extension ", "func ", "init", "deinit ", "var ",
  "let ",
  "case ", "indirect ", "static ", "override ", "super", "self", "Self", "weak ", "unowned ",
  "lazy ",
  "mutating ", "inout ", "throws ", "throw ", "try ", "try? ", "try! ", "rethrows ", "async ",
  "await ",
  "if ", "else ", "guard ", "switch ", "default: ", "where ", "for ", "in ", "while ", "repeat ",
  "break ", "continue ", "fallthrough ", "return ", "defer ", "do ", "catch ", "as ", "as? ",
  "as! ",
  "is ", "nil", "true", "Int", "String", "Double", "Bool", "Any", "AnyObject", "[Int]",
  "[String: Int]",
  "Int?", "Void", "Set<Int>", "Optional", "print(", "$0", "_", ".some", ".none", ".init", ".self",
  "->", "=", "==", "===", "&", "&+", "+", "-", "*", "/", "%", "<<", "..<", "...", "??", "?", "!",
  "?.",
  ":", ";", ",", "(", ")", "{", "}", "[", "]", "<T>", "<T: P>", "@escaping ", "some ", "any ",
  "#if ",
  "#endif\n", "\\", "\\.", "\"", "\"\"\"", "\"\\(x)\"", "0", "1", "9223372036854775807", "0x",
  "1e999", "\n",
  "subscript", "get ", "set ", "didSet ", "willSet ", "convenience ", "required ", "operator ",
  "typealias ", "associatedtype ", "private ", "final ", "open ", "@objc ", "UIViewController",
  "UIView",
]

private func word(_ below: (Int) -> Int) -> ArraySlice<UInt8> {
  Array(words[below(words.count)].utf8)[...]
}
