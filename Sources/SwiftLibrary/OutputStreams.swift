/// A target of `print(_:to:)`.
protocol TextOutputStream {
  mutating func write(_ string: String)
}

/// A value that writes itself to a stream.
protocol TextOutputStreamable {
  func write<Target: TextOutputStream>(to target: inout Target)
}

extension String: TextOutputStream, TextOutputStreamable {
  mutating func write(_ other: String) { append(other) }
  func write<Target: TextOutputStream>(to target: inout Target) { target.write(self) }
}

extension Character: TextOutputStreamable {
  func write<Target: TextOutputStream>(to target: inout Target) { target.write(String(self)) }
}

func print<Target: TextOutputStream>(
  _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target
) {
  _writeItems(items, separator, terminator, isDebug: false, to: &output)
}

func debugPrint<Target: TextOutputStream>(
  _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target
) {
  _writeItems(items, separator, terminator, isDebug: true, to: &output)
}

/// Writes each item after what separates it from the one before it, as natively: nothing at first.
func _writeItems<Target: TextOutputStream>(
  _ items: [Any], _ separator: String, _ terminator: String, isDebug: Bool,
  to output: inout Target
) {
  var prefix = ""
  for item in items {
    output.write(prefix)
    _write(item, isDebug, to: &output)
    prefix = separator
  }
  output.write(terminator)
}
