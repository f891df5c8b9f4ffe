extension IndexPath {
  /// The path as an object prints it, which exceptions quote. A short path is a number in the place of
  /// an address.
  var printedAsObject: String {
    var number = 2 + count * 8
    for position in 0..<min(count, 2) { number = number * 65536 + (self[position] & 65535) }
    let path = (0..<count).map { "\(self[$0])" }.joined(separator: " - ")
    return "<NSIndexPath: \(Host.hexadecimal(number))> {length = \(count), path = \(path)}"
  }
}
