protocol Animal { var name: String { get } }
struct Cat: Animal { var name = "cat" }
struct Dog: Animal { var name = "dog" }

func pick(_ index: Int) -> any Animal { [Cat(), Dog()][index] }
print(pick(0).name, pick(1).name)
let last: any Animal = [Cat(), Dog()].last!
print(last.name)
let first: (any Animal)? = [Cat(), Dog()].first
print(first?.name ?? "none")
let keyed: any Animal = ["a": Cat(), "b": Dog()]["b"]!
print(keyed.name)
