// Precedence groups in any order of declaration, between the standard ones and above each other.
infix operator <+>: Upper
infix operator <*>: Top
infix operator <->: Beside

precedencegroup Top { higherThan: Upper associativity: left }
precedencegroup Upper { higherThan: Lower, ComparisonPrecedence associativity: right }
precedencegroup Lower { higherThan: TernaryPrecedence lowerThan: AdditionPrecedence }
precedencegroup Beside { higherThan: DefaultPrecedence lowerThan: LogicalDisjunctionPrecedence }

func <+> (a: String, b: String) -> String { "(\(a)+\(b))" }
func <*> (a: String, b: String) -> String { "(\(a)*\(b))" }
func <-> (a: Bool, b: Bool) -> Bool { a != b }

print("a" <+> "b" <+> "c")
print("a" <*> "b" <*> "c" <+> "d")
print("a" <+> "b" == "(a+b)")
print(true || false <-> false || true)
