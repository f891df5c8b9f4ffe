// A convenience initialiser may end with `return nil` instead of another initialiser.

class Page {
  let title: String
  init(title: String) { self.title = title }
  convenience init?(number: Int) {
    return nil
  }
  convenience init?(code: String) {
    print("asked for", code)
    return nil
  }
  required convenience init?(digits: [Int]) {
    guard !digits.isEmpty else { return nil }
    self.init(title: "\(digits)")
  }
  deinit { print("gone") }
}

final class Cover: Page {}

print(Page(number: 1)?.title ?? "none")
print(Page(code: "x")?.title ?? "none")
print(Page(digits: [])?.title ?? "none")
print(Cover(digits: [1])?.title ?? "none")
print(Cover(number: 2)?.title ?? "none")
