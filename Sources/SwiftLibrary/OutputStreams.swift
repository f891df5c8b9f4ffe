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
  var prefix = ""
  for item in items {
    output.write(prefix)
    _write(item, false, to: &output)
    prefix = separator
  }
  output.write(terminator)
}

func debugPrint<Target: TextOutputStream>(
  _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target
) {
  var prefix = ""
  for item in items {
    output.write(prefix)
    _write(item, true, to: &output)
    prefix = separator
  }
  output.write(terminator)
}
