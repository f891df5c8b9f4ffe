// `[weak self]` with guard, with a chain, and what a strong copy prolongs.
class Worker {
  let name: String
  var queue: [() -> Void] = []
  init(_ name: String) { self.name = name }
  func schedule(_ run: @escaping () -> Void) { queue.append(run) }
  deinit { print("deinit", name) }
}
class Screen {
  let title: String
  init(_ title: String) { self.title = title }
  func guarded(_ worker: Worker) {
    worker.schedule { [weak self] in
      guard let self else {
        print("no screen")
        return
      }
      print("screen", self.title, title)
    }
  }
  func chained(_ worker: Worker) {
    worker.schedule { [weak self] in
      print("chained", self?.title ?? "nil")
      self?.touch()
    }
  }
  func strong(_ worker: Worker) {
    worker.schedule { print("strong", self.title) }
  }
  func both(_ worker: Worker) {
    worker.schedule { [weak self, name = worker.name] in
      guard let strongSelf = self else { return print("gone from", name) }
      print(strongSelf.title, "in", name)
    }
  }
  func touch() { print("touched", title) }
  deinit { print("deinit screen", title) }
}
let worker = Worker("worker")
do {
  let screen = Screen("short")
  screen.guarded(worker)
  screen.chained(worker)
  screen.both(worker)
  worker.queue.forEach { $0() }
}
worker.queue.forEach { $0() }
worker.queue = []
print("--")
do {
  let screen = Screen("long")
  screen.strong(worker)
}
worker.queue.forEach { $0() }
worker.queue = []
print("end")
