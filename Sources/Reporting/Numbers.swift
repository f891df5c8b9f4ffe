/// Returns a number with `digits` digits after the point, the same in every locale; a hyphen for
/// "not a number" and for numbers too large to show.
public func fixed(_ value: Double, _ digits: Int) -> String {
  let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
  guard value.magnitude * Double(scale) < 1e18 else { return "-" }
  let whole = Int((value.magnitude * Double(scale)).rounded())
  let sign = value < 0 && whole > 0 ? "-" : ""
  guard digits > 0 else { return "\(sign)\(whole)" }
  let fraction = String(whole % scale)
  return "\(sign)\(whole / scale)."
    + String(repeating: "0", count: digits - fraction.count) + fraction
}
