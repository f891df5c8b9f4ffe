// A closure may leave out the one parameter that a function of an open type gives it.
func run<T>(_ body: (T) -> Void) { print("gives nothing", T.self) }
run { print("never called") }
run({ () })
run { (_: Int) in }

func made<T, U>(_ body: (T) -> U) { print(T.self, U.self) }
made { 5 }
made { "text" }
made { (number: Int) in Double(number) }
made { (number: Int) -> String in "\(number)" }

func beside<T, U>(_ value: T, _ body: (U) -> T) -> T { value }
print(beside(3) { 5 })

// The other arguments may still say what the parameter is.
func given<T>(_ value: T, _ body: (T) -> Void) { body(value) }
given(7) { print($0) }
given(()) { print("called") }

// A function without parameters is preferred.
func choose<T, U>(_ body: (T) -> U) { print("of one", T.self) }
func choose<T>(_ body: () -> T) { print("of none", body()) }
choose { 5 }
choose { (text: String) in text.count }
func pick<T>(_ body: (T) -> Void) { print("of one", T.self) }
func pick(_ body: () -> Void) { print("of none") }
pick {}

// Nothing is preferred to something where a closure gives nothing.
func map<T>(_ body: (T) -> Void) { print("to nothing") }
func map<T, U>(_ body: (T) -> U) { print("to something") }
map({ () })
map({ (number: Int) -> Int in number })
