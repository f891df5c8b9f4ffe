protocol Strideable<Stride>: Comparable {
  associatedtype Stride: Comparable
  func distance(to other: Self) -> Stride
  func advanced(by distance: Stride) -> Self
}

// Where a type says no more, the distance tells how two values compare. Its own operators come first.
extension Strideable {
  @_disfavoredOverload static func < (a: Self, b: Self) -> Bool {
    a.distance(to: a) < a.distance(to: b)
  }
  @_disfavoredOverload static func == (a: Self, b: Self) -> Bool {
    a.distance(to: a) == a.distance(to: b)
  }
}

extension Int {
  func distance(to other: Int) -> Int { other - self }
  func advanced(by distance: Int) -> Int { self + distance }
}

extension BinaryInteger {
  func distance(to other: Self) -> Int { Int(other) - Int(self) }
  func advanced(by distance: Int) -> Self { Self(Int(self) + distance) }
}

extension FloatingPoint {
  func distance(to other: Self) -> Self { other - self }
  func advanced(by distance: Self) -> Self { self + distance }
}

/// A step from a value; nil where no value of the type is that far.
func _stepped<T: Strideable>(_ value: T, _ stride: T.Stride) -> T? {
  guard let step = stride as? Int else { return value.advanced(by: stride) }
  if let number = value as? Int {
    let (sum, isOver) = number.addingReportingOverflow(step)
    return isOver ? nil : sum as? T
  }
  if let number = value as? any FixedWidthInteger { return number._stepped(step) as? T }
  return value.advanced(by: stride)
}

extension FixedWidthInteger {
  func _stepped(_ step: Int) -> Self? {
    if step < 0 {
      let (difference, isOver) = subtractingReportingOverflow(Self(clamping: step.magnitude))
      return isOver ? nil : difference
    }
    let (sum, isOver) = addingReportingOverflow(Self(clamping: step))
    return isOver ? nil : sum
  }
}

/// The iterator of both strides. Floating-point steps are multiplied, rounded once, so errors do not add up.
struct StrideIterator<Element: Strideable>: IteratorProtocol {
  let _start: Element
  let _end: Element
  let _stride: Element.Stride
  let _isThrough: Bool
  var _index: Int
  /// Nil where the next value would be beyond the type's.
  var _next: Element?
  var _isDone: Bool

  mutating func next() -> Element? {
    if _isDone { return nil }
    guard let value = _next else { return nil }
    let zero = _start.distance(to: _start)
    if zero < _stride ? value < _end : _end < value {
    } else if _isThrough, value == _end {
      _isDone = true
    } else {
      _isDone = true
      return nil
    }
    _index += 1
    if let start = _start as? Double, let step = _stride as? Double {
      _next = start.addingProduct(Double(_index), step) as? Element
    } else if let start = _start as? Float, let step = _stride as? Float {
      _next = start.addingProduct(Float(_index), step) as? Element
    } else if !_isDone {
      _next = _stepped(value, _stride)
    }
    return value
  }
}

func _strideIterator<T: Strideable>(
  _ start: T, _ end: T, _ stride: T.Stride, _ isThrough: Bool
) -> StrideIterator<T> {
  StrideIterator(
    _start: start, _end: end, _stride: stride, _isThrough: isThrough, _index: 0, _next: start,
    _isDone: false)
}

struct StrideTo<Element: Strideable>: Sequence, CustomStringConvertible {
  let _start: Element
  let _end: Element
  let _stride: Element.Stride
  func makeIterator() -> StrideIterator<Element> { _strideIterator(_start, _end, _stride, false) }
  var description: String { _mirrorTypeName(self, true) }
}

struct StrideThrough<Element: Strideable>: Sequence, CustomStringConvertible {
  let _start: Element
  let _end: Element
  let _stride: Element.Stride
  func makeIterator() -> StrideIterator<Element> { _strideIterator(_start, _end, _stride, true) }
  var description: String { _mirrorTypeName(self, true) }
}

func stride<T: Strideable>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T> {
  if stride == start.distance(to: start) { _fatalError("Stride size must not be zero") }
  return StrideTo(_start: start, _end: end, _stride: stride)
}

func stride<T: Strideable>(
  from start: T, through end: T, by stride: T.Stride
) -> StrideThrough<T> {
  if stride == start.distance(to: start) { _fatalError("Stride size must not be zero") }
  return StrideThrough(_start: start, _end: end, _stride: stride)
}
