/// "one point", "2.5 points"
public func pointsText(_ points: Double) -> String {
  points == 1 ? "one point" : "\(plainNumber(points)) points"
}

/// A number with two decimals at most, and none where it is whole.
public func plainNumber(_ number: Double) -> String {
  let hundredths = (number * 100).rounded()
  guard abs(hundredths) < 1e15 else { return "\(number)" }
  let (whole, rest) = Int(hundredths).magnitude.quotientAndRemainder(dividingBy: 100)
  let sign = hundredths < 0 ? "-" : ""
  guard rest > 0 else { return "\(sign)\(whole)" }
  let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
  return "\(sign)\(whole).\(digits)"
}
