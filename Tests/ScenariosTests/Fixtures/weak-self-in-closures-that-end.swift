// In a closure that ends with its call, a member by its name alone is that of the method's own self.

func now(_ work: () -> Void) { work() }

final class Drawing {
  let title: String? = "a"
  var count = 0

  func draw() {
    now { [weak self] in
      if let title = self?.title { write(title) }
      count += 1
      now { write("inner \(count)") }
    }
  }

  func write(_ text: String) { print(text) }
  deinit { print("gone") }
}

Drawing().draw()
