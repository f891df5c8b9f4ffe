/// A SHA-256 hash (FIPS 180-4).
///
/// Written here because nothing at hand in a pure target has one; hashes name revisions, shown
/// texts and pseudonyms.
public struct Digest: Hashable, Sendable {
  /// The 32 bytes of the hash.
  public let bytes: [UInt8]

  /// Hashes bytes.
  public init(of message: some Sequence<UInt8>) {
    bytes = sha256(Array(message))
  }

  /// Hashes a text.
  public init(of text: String) { self.init(of: text.utf8) }

  /// Hashes texts so that no two lists come to the same bytes: each after its length.
  public static func of(_ parts: [String]) -> Digest {
    var message: [UInt8] = []
    for part in parts {
      message.append(contentsOf: "\(part.utf8.count):".utf8)
      message.append(contentsOf: part.utf8)
    }
    return Digest(of: message)
  }

  /// Hashes a text so that only who has the key can find it by guessing (HMAC, RFC 2104).
  public static func of(_ text: String, key: [UInt8]) -> Digest {
    let block = (key.count > 64 ? Digest(of: key).bytes : key)
    let padded = block + [UInt8](repeating: 0, count: 64 - block.count)
    let inner = Digest(of: padded.map { $0 ^ 0x36 } + Array(text.utf8))
    return Digest(of: padded.map { $0 ^ 0x5c } + inner.bytes)
  }

  /// 64 hexadecimal digits.
  public var hexadecimal: String { Self.text(bytes[...]) }

  /// The first 16 hexadecimal digits.
  public var abbreviated: String { Self.text(bytes.prefix(8)) }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}

/// Every start hashes the files of the courses, so the inner loop reads memory without checks.
private func sha256(_ input: [UInt8]) -> [UInt8] {
  var message = input
  message.reserveCapacity(input.count + 72)
  message.append(0x80)
  while message.count % 64 != 56 { message.append(0) }
  let bitCount = UInt64(input.count) * 8
  message.append(contentsOf: (0..<8).map { UInt8(truncatingIfNeeded: bitCount >> (56 - 8 * $0)) })

  var hash: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  message.withUnsafeBytes { message in
    roundConstants.withUnsafeBufferPointer { constants in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { w in
        for start in stride(from: 0, to: message.count, by: 64) {
          add(
            UnsafeRawBufferPointer(rebasing: message[start..<start + 64]), to: &hash, w, constants)
        }
      }
    }
  }
  return hash.flatMap { word in
    (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
  }
}

/// One block of 64 bytes; `w` has room for 64 words.
private func add(
  _ block: UnsafeRawBufferPointer, to hash: inout [UInt32], _ w: UnsafeMutableBufferPointer<UInt32>,
  _ constants: UnsafeBufferPointer<UInt32>
) {
  for i in 0..<16 {
    w[i] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: 4 * i, as: UInt32.self))
  }
  for i in 16..<64 {
    let s0 = rotated(w[i &- 15], 7) ^ rotated(w[i &- 15], 18) ^ (w[i &- 15] &>> 3)
    let s1 = rotated(w[i &- 2], 17) ^ rotated(w[i &- 2], 19) ^ (w[i &- 2] &>> 10)
    w[i] = w[i &- 16] &+ s0 &+ w[i &- 7] &+ s1
  }
  var (a, b, c, d) = (hash[0], hash[1], hash[2], hash[3])
  var (e, f, g, h) = (hash[4], hash[5], hash[6], hash[7])
  for i in 0..<64 {
    let s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
    let t1 = h &+ s1 &+ ((e & f) ^ (~e & g)) &+ constants[i] &+ w[i]
    let s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
    let t2 = s0 &+ ((a & b) ^ (a & c) ^ (b & c))
    (h, g, f, e, d, c, b, a) = (g, f, e, d &+ t1, c, b, a, t1 &+ t2)
  }
  hash[0] &+= a
  hash[1] &+= b
  hash[2] &+= c
  hash[3] &+= d
  hash[4] &+= e
  hash[5] &+= f
  hash[6] &+= g
  hash[7] &+= h
}

@inline(__always)
private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
  word &>> count | word &<< (32 &- count)
}

private let roundConstants: [UInt32] = [
  0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
  0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
  0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
  0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
  0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
  0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
  0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
  0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
  0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
  0xc671_78f2,
]
