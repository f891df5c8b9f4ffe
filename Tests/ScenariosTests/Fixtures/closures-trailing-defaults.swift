func run(start: () -> Void = {}, work: (Int) -> Int, done: ((Int) -> Void)? = nil) {
  start()
  let result = work(2)
  done?(result)
}

run { $0 * 2 } done: { print($0) }
run(start: { print("start") }) { $0 * 3 } done: { print($0) }
run { print("start") } work: { $0 + 1 } done: { print($0) }
run { $0 }
run(work: { $0 }) { print("done", $0) }
run { print("start") } work: { $0 }
