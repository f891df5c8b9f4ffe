/// Returns a text as a message quotes it: the beginning of what is long, at most `longest` scalars of it.
public func excerpt(_ text: some StringProtocol, longest: Int = 80) -> String {
  let scalars = text.unicodeScalars
  guard let end = scalars.index(scalars.startIndex, offsetBy: longest, limitedBy: scalars.endIndex),
    end < scalars.endIndex
  else { return String(text) }
  return String(text[..<end]) + "…"
}
