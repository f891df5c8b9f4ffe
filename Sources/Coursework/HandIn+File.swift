internal import JSONCoding

/// The file of a hand-in.
extension HandIn {
  public static let fileEnding = ".vdlwork"

  /// The most bytes of a file, packed and unpacked. A student's year of answers has a few hundred thousand.
  public static let sizeLimit = 16 << 20

  /// Why a file is no hand-in.
  public enum Problem: Error, Hashable {
    /// It is no gzip file of a bearable size.
    case isNotPacked
    /// It holds no JSON object of this form.
    case isNotOne
    /// Another version of vdl wrote it.
    case isOfFormat(Int)
  }

  /// The bytes of its file; equal hand-ins have equal ones.
  public func packed() throws -> [UInt8] {
    Gzip.compressed(Array(try JSONCoding.encode(self).utf8))
  }

  /// Reads the bytes of a file, which anybody may have written.
  public init(packed bytes: [UInt8]) throws(Problem) {
    guard bytes.count <= Self.sizeLimit,
      let unpacked = Gzip.decompressed(bytes, limit: Self.sizeLimit)
    else { throw .isNotPacked }
    guard let version = try? JSONCoding.decode(Version.self, from: unpacked) else {
      throw .isNotOne
    }
    guard version.format == Self.currentFormat else { throw .isOfFormat(version.format) }
    guard let read = try? JSONCoding.decode(HandIn.self, from: unpacked) else {
      throw .isNotOne
    }
    self = read
  }

  private struct Version: Decodable {
    var format: Int
  }
}
