internal import Glibc

/// Returns a number with so many decimals, rounded as C rounds it: by all of its binary digits, and not by the
/// shortest decimal ones.
func decimal(_ value: Double, places: Int) -> String {
  // The largest number has 309 digits before the point.
  var text = [CChar](repeating: 0, count: 512)
  let length = withVaList([Int32(clamping: min(places, 100)), value]) {
    vsnprintf(&text, text.count, "%.*f", $0)
  }
  return String(decoding: text.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
}
