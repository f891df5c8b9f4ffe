// A closure with written types tells which initializer it is composed with, on either side.
infix operator >>> : AdditionPrecedence
infix operator <<< : AdditionPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func <<< <A, B, C>(g: @escaping (B) -> C, f: @escaping (A) -> B) -> (A) -> C { { g(f($0)) } }
func double(_ n: Int) -> Int { n * 2 }
func length(_ text: String) -> Int { text.count }

print((String.init <<< { (x: Int) in x + 1 })(4), ({ (x: Int) in x + 1 } >>> String.init)(40))
let text = String.init <<< { (x: Int) in x / 2 }
let number = Double.init <<< { (x: Int) -> Int in x * 2 }
print(text(6), number(4))
print((String.init <<< double)(4), (double >>> String.init)(5))
print((double >>> String.init >>> length)(50))
let toText: (Int) -> Int = String.init >>> length
print(toText(100), [9, 10].map(double >>> String.init))

struct Name {
  var text: String
  init(_ text: String) { self.text = text }
  init(_ number: Int) { text = "number \(number)" }
}
let named = Name.init <<< { (n: Int) in n * 2 }
let loud = { (text: String) in text + "!" } >>> Name.init
print(named(4).text, loud("a").text)

// What is looked up in the type that such a closure gives waits for it too.
func fold<T>(_ start: T, _ next: (T, Int) -> T) -> T { [1, 2].reduce(start, next) }
print(fold(.init(), { (list: [Int], n: Int) in list + [n] }))
print(fold(.zero, { (sum: Int, n: Int) in sum + n }))
print(fold(Set(), { (set: Set<Int>, n: Int) in set.union([n]) }).count)
