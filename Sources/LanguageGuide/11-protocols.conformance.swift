// Protocols and extensions
protocol Named { var name: String { get } }
extension Named { func greet() -> String { "I am \(name)" } }
struct Person: Named { let name: String }
extension Int: Named { var name: String { "number \(self)" } }
let all: [any Named] = [Person(name: "Ada"), 7]
for one in all { print(one.greet()) }
