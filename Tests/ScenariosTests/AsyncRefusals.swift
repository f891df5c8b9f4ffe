/// Swift's messages about wrong asynchronous code.
extension RefusalCase {
  static let asynchronous = [
    RefusalCase(
      "an asynchronous call in a function that cannot wait",
      """
      func f() async -> Int { 1 }
      func g() { print(await f()) }
      """,
      "no.swift:2:24: error: 'async' call in a function that does not support concurrency"),
    RefusalCase(
      "an asynchronous call without await",
      """
      func f() async -> Int { 1 }
      struct S { var p: Int { get async { 1 } } }
      func g() async {
        let a = f()
        let b = S().p
        print(a, b)
      }
      """,
      """
      no.swift:4:11: error: expression is 'async' but is not marked with 'await'
      note: call is 'async'
      no.swift:5:11: error: expression is 'async' but is not marked with 'await'
      note: property access is 'async'
      """),
    RefusalCase(
      "an asynchronous closure for one that cannot wait",
      """
      func f() async {}
      func take(_ body: () -> Void) {}
      take { await f() }
      """,
      "no.swift:3:6: error: cannot pass function of type '() async -> ()' to parameter expecting synchronous function type"
    ),
    RefusalCase(
      "an asynchronous function as one that cannot wait",
      """
      func f() async -> Int { 1 }
      func g() { let h: () -> Int = f; print(h()) }
      """,
      "no.swift:2:31: error: invalid conversion from 'async' function of type '() async -> Int' to synchronous function type '() -> Int'"
    ),
    RefusalCase(
      "async let where nothing can wait",
      """
      func f() async -> Int { 1 }
      func g() { async let x = f() }
      """, "no.swift:2:22: error: 'async let' in a function that does not support concurrency"),
    RefusalCase(
      "waiting in an argument that is computed later",
      """
      func f() async -> Int { 1 }
      func g(_ o: Int?) async -> Int { await (o ?? f()) }
      """, "no.swift:2:46: error: 'async' call in an autoclosure that does not support concurrency"),
    RefusalCase(
      "waiting for an initial value",
      """
      func f() async -> Int { 1 }
      class A { var x: Int = await f() }
      """, "no.swift:2:30: error: 'async' call cannot occur in a property initializer"),
    RefusalCase(
      "an override that may wait of a callback that may not",
      """
      import UIKit
      class V: UIViewController {
        override func viewDidLoad() async {}
      }
      """,
      """
      no.swift:3:17: error: method does not override any method from its superclass
      note: potential overridden instance method 'viewDidLoad()' here
      """),
    RefusalCase(
      "a method that may wait for a requirement that may not",
      """
      protocol P { func r() }
      struct Q: P { func r() async {} }
      """,
      """
      no.swift:2:8: error: type 'Q' does not conform to protocol 'P'
      note: protocol requires function 'r()'
      """),
    RefusalCase(
      "waiting in a deinit",
      """
      func f() async {}
      class A { deinit { await f() } }
      """, "no.swift:2:26: error: 'async' call in a function that does not support concurrency"),
  ]
}
