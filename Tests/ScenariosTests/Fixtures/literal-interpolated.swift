// Types that take interpolated texts, and what a character knows of itself.
struct T: ExpressibleByStringInterpolation { var s: String; init(stringLiteral s: String) { self.s = s + "!" } }
let a: T = "a\(1 + 1)b"
print(a.s, ("x" as T).s)
func t(_ t: T) -> String { t.s }
print(t("q\(3)"), (["a", "\(2)"] as [T]).map(\.s))
for c in "+$€∑−a<½" as String { print(c, c.isMathSymbol, c.isCurrencySymbol, c.isSymbol) }
print(("é" as Character).debugDescription, ("\n" as Character).debugDescription)
