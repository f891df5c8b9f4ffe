/// The cells of one run.
///
/// Cells come from slabs, with one list of free cells for each size. The system gets no memory back
/// before the run ends.
struct Heap {
  private(set) var used = 0
  let limit: Int
  /// Keeps dead cells out of use, so that every use of one is found.
  let isChecking: Bool
  private(set) var objectCount: UInt32 = 0

  private struct SizeClass {
    var free: CellPointer?
    var next: UnsafeMutableRawPointer?
    var end: UnsafeMutableRawPointer?
    var slabCells: Int
  }

  private struct Slab {
    var base: UnsafeMutableRawPointer
    var cellSize: Int
    var cellCount: Int
  }

  /// Payloads of 0 to 64 values have classes of their own, then every 64 more.
  private static let classCount = 65 + 1024
  private let classes: UnsafeMutablePointer<SizeClass>
  private var slabs: [Slab] = []

  init(limit: Int, isChecking: Bool) {
    self.limit = limit
    self.isChecking = isChecking
    classes = .allocate(capacity: Self.classCount)
    classes.initialize(
      repeating: SizeClass(free: nil, next: nil, end: nil, slabCells: 16), count: Self.classCount)
  }

  var isExhausted: Bool { used > limit }

  /// Whether this many more bytes would exceed the limit.
  func lacks(_ bytes: Int) -> Bool { bytes > limit - used }

  mutating func account(_ bytes: Int) { used += bytes }

  /// A cell with a count of one whose values are not initialised.
  @inline(__always)
  mutating func allocate(_ kind: Cell.Kind, type: UInt32, count: Int) -> CellPointer {
    let index = count <= 64 ? count : 64 + (count + 63) / 64 - 1
    let sizeClass = classes + index
    let cell: CellPointer
    if let free = sizeClass.pointee.free {
      cell = free
      sizeClass.pointee.free =
        UnsafeMutableRawPointer(free.pointee.payload)
        .assumingMemoryBound(to: Optional<CellPointer>.self).pointee
    } else {
      cell = carve(sizeClass, index: index)
    }
    let capacity = index <= 64 ? index : (index - 63) * 64
    used += Cell.headerSize + capacity * 16
    cell.pointee.strong = 1
    cell.pointee.weak = 0
    cell.pointee.type = type
    cell.pointee.kind = kind
    cell.pointee.state = Cell.State.live
    cell.pointee.tag = 0
    cell.pointee.count = UInt32(truncatingIfNeeded: count)
    cell.pointee.capacity = UInt32(truncatingIfNeeded: capacity)
    cell.pointee.serial = 0
    cell.pointee.identity = 0
    cell.pointee.payload = Self.inlinePayload(cell)
    return cell
  }

  @inline(__always)
  static func inlinePayload(_ cell: CellPointer) -> UnsafeMutablePointer<Value> {
    (UnsafeMutableRawPointer(cell) + Cell.headerSize).assumingMemoryBound(to: Value.self)
  }

  mutating func nextIdentity() -> UInt32 {
    objectCount += 1
    return objectCount
  }

  @inline(never)
  private mutating func carve(
    _ sizeClass: UnsafeMutablePointer<SizeClass>, index: Int
  ) -> CellPointer {
    let capacity = index <= 64 ? index : (index - 63) * 64
    // At least one value's room: a free cell keeps its link there.
    let size = Cell.headerSize + max(capacity, 1) * 16
    if sizeClass.pointee.next == sizeClass.pointee.end {
      let cells = sizeClass.pointee.slabCells
      sizeClass.pointee.slabCells = max(1, min(cells * 2, (1 << 18) / size))
      let base = UnsafeMutableRawPointer.allocate(byteCount: cells * size, alignment: 16)
      base.initializeMemory(as: UInt8.self, repeating: 0, count: cells * size)
      slabs.append(Slab(base: base, cellSize: size, cellCount: cells))
      sizeClass.pointee.next = base
      sizeClass.pointee.end = base + cells * size
    }
    let raw = sizeClass.pointee.next.unsafelyUnwrapped
    sizeClass.pointee.next = raw + size
    return raw.assumingMemoryBound(to: Cell.self)
  }

  /// Frees a cell whose values are destroyed and that no weak or unowned reference refers to.
  @inline(__always)
  mutating func free(_ cell: CellPointer) {
    cell.pointee.kind = .free
    cell.pointee.state = Cell.State.dead
    cell.pointee.strong = 0
    cell.pointee.count = 0
    used -= Cell.headerSize + Int(cell.pointee.capacity) * 16
    if isChecking { return }
    let capacity = Int(cell.pointee.capacity)
    let index = capacity <= 64 ? capacity : 64 + capacity / 64 - 1
    let sizeClass = classes + index
    cell.pointee.payload = Self.inlinePayload(cell)
    UnsafeMutableRawPointer(cell.pointee.payload)
      .assumingMemoryBound(to: Optional<CellPointer>.self).pointee = sizeClass.pointee.free
    sizeClass.pointee.free = cell
  }

  // MARK: - Strings

  mutating func string(_ text: String, type: UInt32) -> CellPointer {
    let cell = allocate(.string, type: type, count: 1)
    cell.pointee.count = 0
    UnsafeMutableRawPointer(cell.pointee.payload).initializeMemory(as: String.self, to: text)
    let bytes = text.utf8.count
    if bytes > 15 {
      cell.pointee.serial = UInt32(truncatingIfNeeded: bytes)
      used += bytes
    }
    return cell
  }

  static func text(_ cell: CellPointer) -> String {
    UnsafeMutableRawPointer(cell.pointee.payload).assumingMemoryBound(to: String.self).pointee
  }

  mutating func freeString(_ cell: CellPointer) {
    UnsafeMutableRawPointer(cell.pointee.payload).assumingMemoryBound(to: String.self)
      .deinitialize(count: 1)
    used -= Int(cell.pointee.serial)
    free(cell)
  }

  // MARK: - Arrays

  /// An array's buffer is its own, beside the cell; `capacity` counts it.
  mutating func array(type: UInt32, capacity: Int) -> CellPointer {
    let cell = allocate(.array, type: type, count: 0)
    if capacity > 0 { grow(cell, to: capacity) }
    return cell
  }

  mutating func grow(_ cell: CellPointer, to capacity: Int) {
    let old = Int(cell.pointee.capacity)
    guard capacity > old else { return }
    let buffer = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
    if old > 0 {
      buffer.moveInitialize(from: cell.pointee.payload, count: Int(cell.pointee.count))
      cell.pointee.payload.deallocate()
    }
    cell.pointee.payload = buffer
    cell.pointee.capacity = UInt32(truncatingIfNeeded: capacity)
    used += (capacity - old) * 16
  }

  /// Frees the buffer; the elements are gone already.
  mutating func freeBuffer(_ cell: CellPointer) {
    let capacity = Int(cell.pointee.capacity)
    if capacity > 0 {
      cell.pointee.payload.deallocate()
      used -= capacity * 16
    }
    cell.pointee.capacity = 0
    cell.pointee.count = 0
    cell.pointee.payload = Self.inlinePayload(cell)
  }

  // MARK: - All cells

  func forEachCell(_ body: (CellPointer) -> Void) {
    for slab in slabs {
      for index in 0..<slab.cellCount {
        let cell = (slab.base + index * slab.cellSize).assumingMemoryBound(to: Cell.self)
        if cell.pointee.kind != .free { body(cell) }
      }
    }
  }

  /// Frees all memory; no cell may be used afterwards.
  func tearDown() {
    forEachCell { cell in
      switch cell.pointee.kind {
      case .string:
        UnsafeMutableRawPointer(cell.pointee.payload).assumingMemoryBound(to: String.self)
          .deinitialize(count: 1)
      case .array where cell.pointee.capacity > 0:
        cell.pointee.payload.deallocate()
      default:
        break
      }
    }
    for slab in slabs { slab.base.deallocate() }
    classes.deallocate()
  }
}
