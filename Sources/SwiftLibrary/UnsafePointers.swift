// Memory that a program manages by itself. A pointer is a place in a block of cells; what Swift leaves
// undefined (memory read too early or too late, or beside a block) traps.

final class _MemoryBlock<T> {
  var cells: [T?]
  init(count: Int) { cells = Array(repeating: nil, count: count) }

  func read(_ place: Int) -> T {
    if place < 0 || place >= cells.count { _fatalError("memory outside of a block is read") }
    guard let value = cells[place] else { _fatalError("memory without a value is read") }
    return value
  }

  func write(_ place: Int, _ value: T?) {
    if place < 0 || place >= cells.count { _fatalError("memory outside of a block is changed") }
    cells[place] = value
  }
}

struct UnsafeMutablePointer<Pointee>: Strideable, Hashable {
  let _block: _MemoryBlock<Pointee>
  let _place: Int

  static func allocate(capacity: Int) -> UnsafeMutablePointer<Pointee> {
    UnsafeMutablePointer(_block: _MemoryBlock(count: capacity), _place: 0)
  }

  init(_block: _MemoryBlock<Pointee>, _place: Int) {
    self._block = _block
    self._place = _place
  }
  init(mutating other: UnsafePointer<Pointee>) {
    self.init(_block: other._block, _place: other._place)
  }

  var pointee: Pointee {
    get { _block.read(_place) }
    nonmutating set { _block.write(_place, newValue) }
  }
  subscript(index: Int) -> Pointee {
    get { _block.read(_place + index) }
    nonmutating set { _block.write(_place + index, newValue) }
  }

  func initialize(to value: Pointee) { _block.write(_place, value) }
  func initialize(repeating value: Pointee, count: Int) {
    for index in 0..<count { _block.write(_place + index, value) }
  }
  func initialize(from source: UnsafePointer<Pointee>, count: Int) {
    for index in 0..<count { _block.write(_place + index, source[index]) }
  }
  func update(repeating value: Pointee, count: Int) { initialize(repeating: value, count: count) }
  func update(from source: UnsafePointer<Pointee>, count: Int) {
    initialize(from: source, count: count)
  }
  func move() -> Pointee {
    let value = _block.read(_place)
    _block.write(_place, nil)
    return value
  }
  @discardableResult
  func deinitialize(count: Int) -> UnsafeMutablePointer<Pointee> {
    for index in 0..<count { _block.write(_place + index, nil) }
    return self
  }
  func deallocate() { _block.cells = [] }

  func distance(to other: UnsafeMutablePointer<Pointee>) -> Int { other._place - _place }
  func advanced(by distance: Int) -> UnsafeMutablePointer<Pointee> {
    UnsafeMutablePointer(_block: _block, _place: _place + distance)
  }
  func successor() -> UnsafeMutablePointer<Pointee> { advanced(by: 1) }
  func predecessor() -> UnsafeMutablePointer<Pointee> { advanced(by: -1) }

  static func + (a: UnsafeMutablePointer<Pointee>, b: Int) -> UnsafeMutablePointer<Pointee> {
    a.advanced(by: b)
  }
  static func - (a: UnsafeMutablePointer<Pointee>, b: Int) -> UnsafeMutablePointer<Pointee> {
    a.advanced(by: -b)
  }
  static func += (a: inout UnsafeMutablePointer<Pointee>, b: Int) { a = a.advanced(by: b) }
  static func -= (a: inout UnsafeMutablePointer<Pointee>, b: Int) { a = a.advanced(by: -b) }
  static func == (a: UnsafeMutablePointer<Pointee>, b: UnsafeMutablePointer<Pointee>) -> Bool {
    a._block === b._block && a._place == b._place
  }
  static func < (a: UnsafeMutablePointer<Pointee>, b: UnsafeMutablePointer<Pointee>) -> Bool {
    a._place < b._place
  }
  func hash(into hasher: inout Hasher) { hasher.combine(_place) }
}

struct UnsafePointer<Pointee>: Strideable, Hashable {
  let _block: _MemoryBlock<Pointee>
  let _place: Int

  init(_block: _MemoryBlock<Pointee>, _place: Int) {
    self._block = _block
    self._place = _place
  }
  init(_ other: UnsafeMutablePointer<Pointee>) {
    self.init(_block: other._block, _place: other._place)
  }

  var pointee: Pointee { _block.read(_place) }
  subscript(index: Int) -> Pointee { _block.read(_place + index) }

  func distance(to other: UnsafePointer<Pointee>) -> Int { other._place - _place }
  func advanced(by distance: Int) -> UnsafePointer<Pointee> {
    UnsafePointer(_block: _block, _place: _place + distance)
  }
  func successor() -> UnsafePointer<Pointee> { advanced(by: 1) }
  func predecessor() -> UnsafePointer<Pointee> { advanced(by: -1) }

  static func + (a: UnsafePointer<Pointee>, b: Int) -> UnsafePointer<Pointee> { a.advanced(by: b) }
  static func - (a: UnsafePointer<Pointee>, b: Int) -> UnsafePointer<Pointee> { a.advanced(by: -b) }
  static func == (a: UnsafePointer<Pointee>, b: UnsafePointer<Pointee>) -> Bool {
    a._block === b._block && a._place == b._place
  }
  static func < (a: UnsafePointer<Pointee>, b: UnsafePointer<Pointee>) -> Bool {
    a._place < b._place
  }
  func hash(into hasher: inout Hasher) { hasher.combine(_place) }
}

struct UnsafeBufferPointer<Element>: RandomAccessCollection {
  let baseAddress: UnsafePointer<Element>?
  let count: Int

  init(start: UnsafePointer<Element>?, count: Int) {
    baseAddress = start
    self.count = count
  }
  init(_ other: UnsafeMutableBufferPointer<Element>) {
    baseAddress = other.baseAddress.map { UnsafePointer($0) }
    count = other.count
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }
  func index(after index: Int) -> Int { index + 1 }
  func index(before index: Int) -> Int { index - 1 }
  subscript(index: Int) -> Element {
    guard let start = baseAddress, index >= 0, index < count else {
      _fatalError("Index out of range")
    }
    return start[index]
  }
}

struct UnsafeMutableBufferPointer<Element>: RandomAccessCollection {
  let baseAddress: UnsafeMutablePointer<Element>?
  let count: Int

  init(start: UnsafeMutablePointer<Element>?, count: Int) {
    baseAddress = start
    self.count = count
  }
  static func allocate(capacity: Int) -> UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(
      start: UnsafeMutablePointer<Element>.allocate(capacity: capacity), count: capacity)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }
  func index(after index: Int) -> Int { index + 1 }
  func index(before index: Int) -> Int { index - 1 }
  subscript(index: Int) -> Element {
    get { _start(index)[index] }
    nonmutating set { _start(index)[index] = newValue }
  }
  func _start(_ index: Int) -> UnsafeMutablePointer<Element> {
    guard let start = baseAddress, index >= 0, index < count else {
      _fatalError("Index out of range")
    }
    return start
  }
  func initialize(repeating value: Element) {
    baseAddress?.initialize(repeating: value, count: count)
  }
  func update(repeating value: Element) { initialize(repeating: value) }
  func deallocate() { baseAddress?.deallocate() }
  func swapAt(_ one: Int, _ other: Int) {
    let value = self[one]
    self[one] = self[other]
    self[other] = value
  }
}

// MARK: Variables and arrays as memory

func _block<T>(of values: [T]) -> _MemoryBlock<T> {
  let block = _MemoryBlock<T>(count: values.count)
  for index in 0..<values.count { block.write(index, values[index]) }
  return block
}

func withUnsafePointer<T, Result>(
  to value: T, _ body: (UnsafePointer<T>) throws -> Result
) rethrows -> Result {
  try body(UnsafePointer(_block: _block(of: [value]), _place: 0))
}

func withUnsafePointer<T, Result>(
  to value: inout T, _ body: (UnsafePointer<T>) throws -> Result
) rethrows -> Result {
  try body(UnsafePointer(_block: _block(of: [value]), _place: 0))
}

func withUnsafeMutablePointer<T, Result>(
  to value: inout T, _ body: (UnsafeMutablePointer<T>) throws -> Result
) rethrows -> Result {
  let block = _block(of: [value])
  defer { value = block.read(0) }
  return try body(UnsafeMutablePointer(_block: block, _place: 0))
}

extension Array {
  init(
    unsafeUninitializedCapacity capacity: Int,
    initializingWith initializer: (
      inout UnsafeMutableBufferPointer<Element>, inout Int
    ) throws -> Void
  ) rethrows {
    var buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: capacity)
    var count = 0
    try initializer(&buffer, &count)
    self = []
    for index in 0..<count { append(buffer[index]) }
  }

  func withUnsafeBufferPointer<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result {
    let start = UnsafePointer(_block: _block(of: self), _place: 0)
    return try body(UnsafeBufferPointer(start: start, count: count))
  }

  mutating func withUnsafeMutableBufferPointer<Result>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> Result
  ) rethrows -> Result {
    let block = _block(of: self)
    let start = UnsafeMutablePointer(_block: block, _place: 0)
    var buffer = UnsafeMutableBufferPointer(start: start, count: count)
    defer { for index in 0..<count { self[index] = block.read(index) } }
    return try body(&buffer)
  }
}
