// The units of a text: bytes, UTF-16 units and scalars, each with positions that the text shares.

extension String {
  struct UTF8View: BidirectionalCollection, CustomStringConvertible, CustomDebugStringConvertible {
    typealias Element = UInt8
    typealias Index = String.Index
    typealias SubSequence = Substring.UTF8View
    typealias Iterator = ArrayIterator<UInt8>

    let _whole: String
    let _units: [UInt8]

    init(_ whole: String) {
      _whole = whole
      _units = _stringUTF8(whole)
    }

    var count: Int { _units.count }
    var isEmpty: Bool { _units.isEmpty }
    var description: String { _whole }
    var debugDescription: String { "UTF8View(\(_stringQuoted(_whole)))" }

    var startIndex: Index { Index(_startOf: _whole) }
    var endIndex: Index { Index(_byte: _units.count, _whole) }
    func index(after index: Index) -> Index { Index(_byte: index._utf8 + 1, _whole) }
    func index(before index: Index) -> Index { Index(_byte: index._utf8 - 1, _whole) }
    func distance(from start: Index, to end: Index) -> Int { end._utf8 - start._utf8 }

    func index(_ index: Index, offsetBy distance: Int) -> Index {
      if distance == 0 { return index }
      let bytes = index._utf8 + distance
      if bytes < 0 || bytes > count { _fatalError("String index is out of bounds") }
      return Index(_byte: bytes, _whole)
    }

    subscript(position: Index) -> UInt8 {
      let bytes = position._utf8
      if bytes < 0 || bytes >= count { _fatalError("String index is out of bounds") }
      return _units[bytes]
    }

    subscript(bounds: Range<Index>) -> Substring.UTF8View {
      Substring.UTF8View(_slice: Slice(base: self, bounds: bounds))
    }

    func makeIterator() -> ArrayIterator<UInt8> { ArrayIterator(_units) }
  }

  struct UTF16View: BidirectionalCollection, CustomStringConvertible, CustomDebugStringConvertible {
    typealias Element = UInt16
    typealias Index = String.Index
    typealias SubSequence = Substring.UTF16View
    typealias Iterator = ArrayIterator<UInt16>

    let _whole: String
    let _units: [UInt16]

    init(_ whole: String) {
      _whole = whole
      // Scalars above 0xFFFF take two units.
      var units: [UInt16] = []
      for scalar in _stringScalars(whole) {
        if scalar < 0x10000 {
          units.append(UInt16(scalar))
        } else {
          units.append(UInt16(0xD800 + (scalar - 0x10000) >> 10))
          units.append(UInt16(0xDC00 + (scalar - 0x10000) & 0x3FF))
        }
      }
      _units = units
    }

    var count: Int { _units.count }
    var isEmpty: Bool { _units.isEmpty }
    var description: String { _whole }
    var debugDescription: String { "StringUTF16(\(_stringQuoted(_whole)))" }

    var startIndex: Index { Index(_startOf: _whole) }
    var endIndex: Index { Index(_byte: _stringByteCount(_whole), _whole) }
    func index(after index: Index) -> Index { _index(_number(of: index) + 1) }
    func index(before index: Index) -> Index { _index(_number(of: index) - 1) }
    func distance(from start: Index, to end: Index) -> Int { _number(of: end) - _number(of: start) }
    func index(_ index: Index, offsetBy distance: Int) -> Index {
      if distance == 0 { return index }
      let number = _number(of: index) + distance
      if number < 0 || number > count { _fatalError("String index is out of bounds") }
      return _index(number)
    }

    subscript(position: Index) -> UInt16 {
      let number = _number(of: position)
      if number < 0 || number >= count { _fatalError("String index is out of bounds") }
      return _units[number]
    }

    subscript(bounds: Range<Index>) -> Substring.UTF16View {
      Substring.UTF16View(_slice: Slice(base: self, bounds: bounds))
    }

    func makeIterator() -> ArrayIterator<UInt16> { ArrayIterator(_units) }

    /// The position that so many units come before.
    func _index(_ number: Int) -> Index {
      if _stringByteCount(_whole) == count { return Index(_byte: number, _whole) }
      var bytes = 0
      var place = 0
      while place < number && place < count {
        let unit = _units[place]
        if unit >= 0xD800 && unit < 0xDC00 {
          if place + 1 == number { return Index(_byte: bytes, _whole, 1) }
          place += 1
        }
        bytes += _byteCount(unit)
        place += 1
      }
      return Index(_byte: bytes, _whole)
    }

    /// The units before a position.
    func _number(of index: Index) -> Int {
      let wanted = index._utf8
      if _stringByteCount(_whole) == count { return wanted }
      var bytes = 0
      var place = 0
      while bytes < wanted && place < count {
        let unit = _units[place]
        place += unit >= 0xD800 && unit < 0xDC00 ? 2 : 1
        bytes += _byteCount(unit)
      }
      return place + index._unit
    }

    /// The bytes of the scalar that begins with a unit.
    func _byteCount(_ unit: UInt16) -> Int {
      if unit < 0x80 { return 1 }
      if unit < 0x800 { return 2 }
      return unit >= 0xD800 && unit < 0xDC00 ? 4 : 3
    }
  }

  struct UnicodeScalarView: BidirectionalCollection, RangeReplaceableCollection,
    CustomStringConvertible, CustomDebugStringConvertible
  {
    typealias Element = Unicode.Scalar
    typealias Index = String.Index
    typealias SubSequence = Substring.UnicodeScalarView
    typealias Iterator = ArrayIterator<Unicode.Scalar>

    var _whole: String
    var _units: [Unicode.Scalar]

    init() {
      _whole = ""
      _units = []
    }

    init(_ whole: String) {
      _whole = whole
      _units = _stringScalars(whole).map { Unicode.Scalar(_unchecked: $0) }
    }

    init(_ view: UnicodeScalarView) { self = view }

    init<S: Sequence>(_ scalars: S) where S.Element == Unicode.Scalar {
      _units = Array(scalars)
      _whole = _stringJoined(_units.map { "\(Character($0))" }, "")
    }

    var count: Int { _units.count }
    var isEmpty: Bool { _units.isEmpty }
    var description: String { _whole }
    var debugDescription: String { "StringUnicodeScalarView(\(_stringQuoted(_whole)))" }

    var startIndex: Index { Index(_startOf: _whole) }
    var endIndex: Index { Index(_byte: _stringByteCount(_whole), _whole) }
    func index(after index: Index) -> Index { _index(_number(of: index) + 1) }
    func index(before index: Index) -> Index { _index(_number(of: index) - 1) }
    func distance(from start: Index, to end: Index) -> Int { _number(of: end) - _number(of: start) }
    func index(_ index: Index, offsetBy distance: Int) -> Index {
      if distance == 0 { return index }
      let number = _number(of: index) + distance
      if number < 0 || number > count { _fatalError("String index is out of bounds") }
      return _index(number)
    }

    subscript(position: Index) -> Unicode.Scalar {
      let number = _number(of: position)
      if number < 0 || number >= count { _fatalError("String index is out of bounds") }
      return _units[number]
    }

    subscript(bounds: Range<Index>) -> Substring.UnicodeScalarView {
      Substring.UnicodeScalarView(_slice: Slice(base: self, bounds: bounds))
    }

    func makeIterator() -> ArrayIterator<Unicode.Scalar> { ArrayIterator(_units) }

    func filter(_ isIncluded: (Unicode.Scalar) throws -> Bool) rethrows -> UnicodeScalarView {
      UnicodeScalarView(try _units.filter(isIncluded))
    }

    mutating func append(_ scalar: Unicode.Scalar) {
      _units.append(scalar)
      _whole += "\(Character(scalar))"
    }

    mutating func replaceSubrange<C: Collection>(_ range: Range<Index>, with scalars: C)
    where C.Element == Unicode.Scalar {
      let (from, to) = (_number(of: range.lowerBound), _number(of: range.upperBound))
      _units.replaceSubrange(from..<to, with: Array(scalars))
      _whole = _stringJoined(_units.map { "\(Character($0))" }, "")
    }

    /// The position that so many scalars come before.
    func _index(_ number: Int) -> Index {
      if _stringByteCount(_whole) == count { return Index(_byte: number, _whole) }
      var bytes = 0
      var place = 0
      while place < number && place < count {
        bytes += _byteCount(_units[place])
        place += 1
      }
      return Index(_byte: bytes, _whole)
    }

    /// The scalars before a position.
    func _number(of index: Index) -> Int {
      let wanted = index._utf8
      if _stringByteCount(_whole) == count { return wanted }
      var bytes = 0
      var place = 0
      while bytes < wanted && place < count {
        bytes += _byteCount(_units[place])
        place += 1
      }
      return place
    }

    func _byteCount(_ scalar: Unicode.Scalar) -> Int {
      if scalar.value < 0x80 { return 1 }
      if scalar.value < 0x800 { return 2 }
      return scalar.value < 0x10000 ? 3 : 4
    }
  }

  var utf8: UTF8View { UTF8View(self) }
  var utf16: UTF16View { UTF16View(self) }
  var unicodeScalars: UnicodeScalarView {
    get { UnicodeScalarView(self) }
    set { self = newValue._whole }
  }

  init(_ view: UTF8View) { self = view._whole }
  init(_ view: UTF16View) { self = view._whole }
  init(_ view: UnicodeScalarView) { self = view._whole }
  /// nil where the view begins or ends inside a scalar.
  init?(_ view: Substring.UTF8View) {
    let scalars = UnicodeScalarView(view._slice._base._whole)
    let (from, to) = (scalars._number(of: view.startIndex), scalars._number(of: view.endIndex))
    if scalars._index(from) != view.startIndex || scalars._index(to) != view.endIndex { return nil }
    self = UnicodeScalarView(_arraySlice(scalars._units, from, to))._whole
  }
  init?(_ view: Substring.UTF16View) { self.init(view._text) }
  init(_ view: Substring.UnicodeScalarView) { self = UnicodeScalarView(Array(view))._whole }
}

extension Substring {
  struct UTF8View: BidirectionalCollection, CustomStringConvertible {
    typealias Element = UInt8
    typealias Index = String.Index
    typealias SubSequence = Substring.UTF8View
    typealias Iterator = ArrayIterator<UInt8>

    var _slice: Slice<String.UTF8View>

    var description: String { _describeSlice("UTF8View", startIndex, endIndex, _slice._base) }

    var startIndex: Index { _slice._startIndex }
    var endIndex: Index { _slice._endIndex }
    var count: Int { _slice._base.distance(from: _slice._startIndex, to: _slice._endIndex) }
    func index(after index: Index) -> Index { _slice._base.index(after: index) }
    func index(before index: Index) -> Index { _slice._base.index(before: index) }
    subscript(position: Index) -> UInt8 { _slice._base[position] }
    subscript(bounds: Range<Index>) -> Substring.UTF8View { _slice._base[bounds] }
    func makeIterator() -> ArrayIterator<UInt8> {
      ArrayIterator(_arraySlice(_slice._base._units, startIndex._utf8, endIndex._utf8))
    }
  }

  struct UTF16View: BidirectionalCollection, CustomStringConvertible {
    typealias Element = UInt16
    typealias Index = String.Index
    typealias SubSequence = Substring.UTF16View
    typealias Iterator = ArrayIterator<UInt16>

    var _slice: Slice<String.UTF16View>

    var description: String { _describeSlice("UTF16View", startIndex, endIndex, _slice._base) }

    var startIndex: Index { _slice._startIndex }
    var endIndex: Index { _slice._endIndex }
    var count: Int { _slice._base.distance(from: _slice._startIndex, to: _slice._endIndex) }
    func index(after index: Index) -> Index { _slice._base.index(after: index) }
    func index(before index: Index) -> Index { _slice._base.index(before: index) }
    subscript(position: Index) -> UInt16 { _slice._base[position] }
    subscript(bounds: Range<Index>) -> Substring.UTF16View { _slice._base[bounds] }
    func makeIterator() -> ArrayIterator<UInt16> {
      let base = _slice._base
      return ArrayIterator(
        _arraySlice(base._units, base._number(of: startIndex), base._number(of: endIndex)))
    }
    var _text: String { _slice._base._whole[startIndex..<endIndex]._text }
  }

  struct UnicodeScalarView: BidirectionalCollection, CustomStringConvertible {
    typealias Element = Unicode.Scalar
    typealias Index = String.Index
    typealias SubSequence = Substring.UnicodeScalarView
    typealias Iterator = ArrayIterator<Unicode.Scalar>

    var _slice: Slice<String.UnicodeScalarView>

    var description: String {
      _describeSlice("UnicodeScalarView", startIndex, endIndex, _slice._base)
    }

    var startIndex: Index { _slice._startIndex }
    var endIndex: Index { _slice._endIndex }
    var count: Int { _slice._base.distance(from: _slice._startIndex, to: _slice._endIndex) }
    func index(after index: Index) -> Index { _slice._base.index(after: index) }
    func index(before index: Index) -> Index { _slice._base.index(before: index) }
    subscript(position: Index) -> Unicode.Scalar { _slice._base[position] }
    subscript(bounds: Range<Index>) -> Substring.UnicodeScalarView { _slice._base[bounds] }
    func makeIterator() -> ArrayIterator<Unicode.Scalar> {
      let base = _slice._base
      return ArrayIterator(
        _arraySlice(base._units, base._number(of: startIndex), base._number(of: endIndex)))
    }
  }

  var utf8: UTF8View { _base.utf8[startIndex..<endIndex] }
  var utf16: UTF16View { _base.utf16[startIndex..<endIndex] }
  var unicodeScalars: UnicodeScalarView { _base.unicodeScalars[startIndex..<endIndex] }

  init(_ view: Substring.UTF8View) {
    self = view._slice._base._whole[view.startIndex..<view.endIndex]
  }
  init(_ view: Substring.UTF16View) {
    self = view._slice._base._whole[view.startIndex..<view.endIndex]
  }
  init(_ view: Substring.UnicodeScalarView) {
    self = view._slice._base._whole[view.startIndex..<view.endIndex]
  }
}

/// A part of a view as Swift prints it, which has no description for it.
func _describeSlice<View: CustomDebugStringConvertible>(
  _ name: String, _ start: String.Index, _ end: String.Index, _ base: View
) -> String {
  "\(name)(_slice: Swift.Slice<Swift.String.\(name)>(_startIndex: \(start), _endIndex: \(end), "
    + "_base: \(base.debugDescription)))"
}
