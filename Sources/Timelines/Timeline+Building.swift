public import Scenarios

extension Timeline {
  /// Makes the picture of a run. Where the scenario overrides none of the chosen callbacks, all of them
  /// are shown: else there would be nothing to see.
  public init(_ run: Run, _ choice: Choice = Choice()) {
    let taken = run.events.filter(choice.takes)
    let showsAll = choice.showsAll || !taken.contains(where: \.isOverridden)
    let shown = taken.filter { event in
      showsAll || event.isOverridden || choice.including.contains(event.index)
    }
    var builder = Builder(run: run, shown: Set(shown.map(\.index)), choice: choice)
    builder.build()
    self.init(
      run: run, lanes: builder.lanes, steps: builder.steps, leftOut: taken.count - shown.count,
      laterOutput: choice.isPartial ? [] : Array(run.output.dropFirst(run.printed.count)))
    removeUnusedLanes()
  }

  /// Goes through a run's events and printed lines in order.
  private struct Builder {
    let run: Run
    /// The indices of the shown events.
    let shown: Set<Int>
    let choice: Choice
    private(set) var steps: [Step] = []
    private(set) var lanes: [Lane] = []
    /// The lanes' indices, since there may be as many lanes as events.
    private var places: [Lane: Int] = [:]
    /// The events that have not returned yet, shown or not.
    private var open: [Event] = []
    /// Those that are shown, with their steps.
    private var openSteps: [(event: Int, step: Int)] = []
    /// The number of lines that have their place.
    private var printed = 0

    init(run: Run, shown: Set<Int>, choice: Choice) {
      self.run = run
      self.shown = shown
      self.choice = choice
    }

    mutating func build() {
      collectLanes()
      for event in run.events {
        addPrints(before: event.index)
        close(at: event.index)
        open.append(event)
        if shown.contains(event.index) { add(event) }
      }
      addPrints(before: .max)
      close(at: .max)
    }

    private mutating func collectLanes() {
      var objects: [(name: String, className: String)] = []
      var known: Set<String> = []
      for event in run.events
      where shown.contains(event.index) && known.insert(event.object).inserted {
        objects.append((event.object, event.className))
      }
      lanes = [.code] + Self.byNumber(objects).map(Lane.object) + [.runLoop]
      for (index, lane) in lanes.enumerated() { places[lane] = index }
    }

    /// The names with the objects of each class in the order of their numbers: those are given as they
    /// are created.
    private static func byNumber(_ objects: [(name: String, className: String)]) -> [String] {
      func number(_ name: String) -> Int { Int(name.drop { $0 != "#" }.dropFirst()) ?? 0 }
      var names = objects.map(\.name)
      for className in Set(objects.map(\.className)) {
        let places = objects.indices.filter { objects[$0].className == className }
        let sorted = places.map { objects[$0].name }.sorted { number($0) < number($1) }
        for (place, name) in zip(places, sorted) { names[place] = name }
      }
      return names
    }

    private mutating func add(_ event: Event) {
      let lane = places[.object(event.object)] ?? 0
      steps.append(
        Step(
          event: event, moment: Moment(phase: event.phase, time: event.time), lane: lane,
          caller: caller(of: event), depth: openSteps.count, end: steps.count + 1, prints: [],
          place: nil))
      openSteps.append((event.index, steps.count - 1))
    }

    /// The lane of the shown callback around it, else of the code whose statement it happens in.
    private func caller(of event: Event) -> Int {
      if let last = openSteps.last { return steps[last.step].lane }
      // `Simulator.settle()` is a statement too, but what it lets happen is the work of the run loop.
      let isOfStatement = event.phase == .sync && event.stack.contains { $0.source != .model }
      return isOfStatement ? 0 : lanes.count - 1
    }

    private mutating func close(at index: Int) {
      while let last = open.last, (last.leave ?? .max) <= index { open.removeLast() }
      while let last = openSteps.last, (run.leave(of: last.event) ?? .max) <= index || index == .max
      {
        steps[last.step].end = steps.count
        openSteps.removeLast()
      }
    }

    private mutating func addPrints(before index: Int) {
      guard choice.showsOutput else { return }
      while printed < run.printed.count, run.printed[printed].eventsBefore <= index {
        add(run.output[printed], run.printed[printed])
        printed += 1
      }
    }

    private mutating func add(_ line: String, _ place: PrintedLine) {
      let around = place.event.flatMap { run.event($0) }
      if choice.isPartial, around.map({ !choice.takes($0) }) ?? true { return }
      // What has returned by now is no longer around it.
      while let last = openSteps.last, !isInside(last.event, place) {
        steps[last.step].end = steps.count
        openSteps.removeLast()
      }
      if let own = laneOfDeinit(place) {
        addPrintStep(line, place, lane: own, "deinit, ")
      } else if let last = openSteps.last {
        let isFirst = last.step == steps.count - 1
        if isFirst || steps.last?.event == nil && steps.last?.depth == openSteps.count {
          steps[steps.count - 1].prints.append(line)
        } else {
          addPrintStep(line, place, lane: steps[last.step].lane)
        }
      } else if let last = steps.last, last.event == nil, last.depth == 0,
        last.place == place.frame?.place
      {
        steps[steps.count - 1].prints.append(line)
      } else {
        addPrintStep(line, place, lane: place.frame == nil ? lanes.count - 1 : 0)
      }
    }

    /// The lane of the object whose `deinit` prints, which no event tells; nil where the class has several.
    private func laneOfDeinit(_ place: PrintedLine) -> Int? {
      guard let name = place.frame?.function, name.hasSuffix(".deinit") else { return nil }
      // A name with a number is one of several objects.
      return places[.object(String(name.dropLast(".deinit".count)))]
    }

    private mutating func addPrintStep(
      _ line: String, _ place: PrintedLine, lane: Int, _ function: String = ""
    ) {
      steps.append(
        Step(
          event: nil, moment: Moment(phase: place.phase, time: place.time), lane: lane,
          caller: lane, depth: openSteps.count,
          end: steps.count + 1, prints: [line], place: place.frame.map { function + $0.place }))
    }

    /// Whether a line was printed before an event returned.
    private func isInside(_ event: Int, _ place: PrintedLine) -> Bool {
      guard var inner = place.event else { return false }
      while inner >= 0 {
        if inner == event { return true }
        guard let outer = parent(of: inner) else { return false }
        inner = outer
      }
      return false
    }

    private func parent(of index: Int) -> Int? {
      open.last { $0.index < index && ($0.leave ?? .max) > index }?.index
    }
  }
}

extension Run {
  /// The event with this number, also where the list holds only some of them.
  fileprivate func event(_ index: Int) -> Event? {
    if events.indices.contains(index), events[index].index == index { return events[index] }
    return events.first { $0.index == index }
  }

  fileprivate func leave(of index: Int) -> Int? { event(index)?.leave }
}
