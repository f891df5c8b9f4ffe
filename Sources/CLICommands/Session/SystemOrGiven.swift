/// Random numbers from the context's source.
struct SystemOrGiven: RandomNumberGenerator {
  var source: () -> UInt64

  init(next: @escaping () -> UInt64) { source = next }

  mutating func next() -> UInt64 { source() }
}
