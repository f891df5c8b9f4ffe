/// A stretch of one of the files that are compiled together.
struct Span: Hashable, Sendable {
  /// An index into the list of files.
  var file: UInt16
  /// UTF-8 offset of the first byte.
  var offset: UInt32
  var length: UInt32
}
