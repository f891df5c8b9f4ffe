/// Returns the 64-bit FNV-1a hash of a text, or goes on from that of the text before it.
///
/// It is the same on every machine and in every process, as Swift's own hash is not.
public func fnv1a(_ text: String, from start: UInt64 = 0xcbf2_9ce4_8422_2325) -> UInt64 {
  text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}
