import UIKit

class Child: UIViewController {}

class Parent: UIViewController {}

let first = Parent()
let second = Parent()
let child = Child()
first.addChild(child)
second.addChild(child)
print(first.children.count, second.children.count)
