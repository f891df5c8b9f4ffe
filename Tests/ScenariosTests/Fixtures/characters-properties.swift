// What characters say of themselves, for unusual ones too.
for c in ["+", "$", "\u{20AC}", "\u{2212}", "<", "\u{BD}", "\u{DF}", "\u{130}", "\u{1C6}", "\u{2167}", "\u{665}", "\u{FF21}", "e\u{301}", "\u{1F1E9}\u{1F1EA}", "1\u{FE0F}\u{20E3}"] as [Character] {
  print(c, c.isMathSymbol, c.isCurrencySymbol, c.isCased, c.asciiValue as Any, c.wholeNumberValue as Any, c.hexDigitValue as Any, c.isHexDigit)
}
let lineBreak: Character = "\r\n"
print(lineBreak.asciiValue as Any, lineBreak.isASCII, lineBreak.isNewline, ("\r" as Character).asciiValue as Any)
print(("\u{FF17}" as Character).hexDigitValue as Any, ("f" as Character).hexDigitValue as Any, ("g" as Character).hexDigitValue as Any)
print(["k": 1] as Any is any Hashable, ["k": [1.5]] as Any is any Hashable, ["k": { 1 }] as Any is any Hashable)
print([[1: "a", 2: "b"]: 1][[2: "b", 1: "a"]] as Any, Set([["a": 1], ["a": 1], ["b": 1]]).count)
