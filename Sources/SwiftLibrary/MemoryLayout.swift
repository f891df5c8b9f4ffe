@_semantics("vdl.memoryLayout") func _memoryLayout(_ type: Any.Type, _ part: Int) -> Int?

/// How many bytes Swift takes for a type's values.
enum MemoryLayout<T> {
  static var size: Int { _part(0) }
  static var alignment: Int { _part(1) }
  static var stride: Int { size == 0 ? 1 : (size + alignment - 1) / alignment * alignment }

  static func size(ofValue value: T) -> Int { size }
  static func alignment(ofValue value: T) -> Int { alignment }
  static func stride(ofValue value: T) -> Int { stride }

  static func _part(_ part: Int) -> Int {
    guard let bytes = _memoryLayout(T.self, part) else {
      _trap("MemoryLayout of '\(T.self)' is not supported")
    }
    return bytes
  }
}
