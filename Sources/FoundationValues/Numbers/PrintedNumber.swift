/// Numbers as Objective-C's descriptions print them.
package enum PrintedNumber {
  /// Six digits at most and no zeros at the end, `%g`.
  package static func short(_ value: CGFloat) -> String {
    // Whole numbers are by far the most.
    if value.isFinite && abs(value) < 1e6 && value == value.rounded(.down) {
      return "\(Int(value))"
    }
    return String(format: "%g", value)
  }

  /// Every digit that the number needs, `%.17g`.
  package static func exact(_ value: CGFloat) -> String { return String(format: "%.17g", value) }

  /// `{1, 2}`.
  package static func braces(_ numbers: [CGFloat]) -> String {
    return "{" + numbers.map { exact($0) }.joined(separator: ", ") + "}"
  }

  package static func braces(_ rectangle: CGRect) -> String {
    return "{\(braces([rectangle.origin.x, rectangle.origin.y])), "
      + "\(braces([rectangle.size.width, rectangle.size.height]))}"
  }
}
