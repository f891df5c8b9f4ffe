/// A text with attributes that can be changed.
open class NSMutableAttributedString: NSAttributedString {
  private func range(from location: Int) -> NSRange {
    return NSRange(location: location, length: length - location)
  }

  private func replace(_ range: NSRange, with middle: [NSAttributedString.Run]) {
    if range.location < 0 || range.upperBound > length {
      Host.raise(
        NSException(
          name: .rangeException,
          reason: "NSMutableRLEArray replaceObjectsInRange:withObject:length:: Out of bounds"))
    }
    runs =
      NSAttributedString.cut(runs, NSRange(location: 0, length: range.location)) + middle
      + NSAttributedString.cut(runs, self.range(from: range.upperBound))
  }

  /// Changes between these two are one.
  open func beginEditing() {}

  open func endEditing() {}

  open func append(_ other: NSAttributedString) {
    runs += other.runs
  }

  open func insert(_ other: NSAttributedString, at location: Int) {
    replace(NSRange(location: location, length: 0), with: other.runs)
  }

  open func replaceCharacters(in range: NSRange, with text: String) {
    let attributes =
      runs.isEmpty
      ? [:] : attributes(at: min(range.location, length - 1), effectiveRange: nil)
    replace(
      range, with: text.isEmpty ? [] : [NSAttributedString.Run(text: text, attributes: attributes)])
  }

  open func deleteCharacters(in range: NSRange) {
    replace(range, with: [])
  }

  open func setAttributedString(_ other: NSAttributedString) {
    runs = other.runs
  }

  private func change(_ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
    var middle = NSAttributedString.cut(runs, range)
    for index in 0..<middle.count {
      var attributes = middle[index].attributes
      body(&attributes)
      middle[index].attributes = attributes
    }
    replace(range, with: middle)
  }

  open func addAttribute(_ key: NSAttributedString.Key, value: Any, range: NSRange) {
    change(range) { $0[key] = value }
  }

  open func addAttributes(_ added: [NSAttributedString.Key: Any], range: NSRange) {
    change(range) { attributes in
      for (key, value) in added { attributes[key] = value }
    }
  }

  open func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
    change(range) { $0 = attributes ?? [:] }
  }

  open func removeAttribute(_ key: NSAttributedString.Key, range: NSRange) {
    change(range) { $0[key] = nil }
  }
}
