import Diagnostics
import Scenarios
import Testing

/// Attributes from elsewhere: property wrappers, macros, result builders and actors.
struct UnresolvedAttributeTests {
  @Test func `a property with a wrapper from elsewhere has its written type`() {
    let lines = output(
      """
      import UIKit
      final class Settings {
        @Stored(key: .launches, fallback: 3) var launches: Int
        @Stored(key: .name) private var name: String?
        @Environment(\\.dismiss) private var dismiss
        @Binding var isOn: Bool
        @State var step = 2
        @Published var title = "a"
        @Shared var count: Int
        @Stored(key: .shared) static var isShared: Bool
        init(isOn: Bool, count: Int) {
          self.isOn = isOn
          self._count = Shared(count)
        }
        func show() {
          launches += 1
          dismiss()
          $isOn.toggle()
          $title.sink { print($0) }
          self.$step.animation().wrappedValue = 4
          print(launches, name ?? "none", isOn, step, title, count)
        }
      }
      let settings = Settings(isOn: true, count: 5)
      settings.show()
      let bound = settings.$isOn
      let published = settings.$title.map { $0 }
      print(Settings.isShared)
      func local() {
        @Shared(.count) var count
        @State var step = 3
        $step.reset()
        print(step, count == nil)
      }
      local()
      """)
    #expect(lines == ["1 none true 2 a 0", "false", "3 true"])
  }

  @Test func `a generic wrapper of the file tells the type of what it wraps`() {
    let lines = output(
      """
      @propertyWrapper struct Logged<Value> {
        var wrappedValue: Value
        init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        var projectedValue: Logged<Value> { self }
      }
      class Counter { @Logged var count = 1; @Logged var name = "a" }
      struct Point { @Logged var x = 2; @Stored var y; init() {} }
      enum Shared { @Logged static var limit = 3 }
      let counter = Counter()
      counter.count += 1
      Shared.limit += 1
      print(counter.count, counter.name, counter.$name, Point().x, Point().$x.wrappedValue)
      print(Shared.limit, Shared.$limit.wrappedValue)
      """)
    #expect(lines == [#"2 a Logged<String>(wrappedValue: "a") 2 2"#, "4 4"])
  }

  @Test func `a value with wrappers from elsewhere is made from its members`() {
    let lines = output(
      """
      struct Row: View {
        @Binding var isOn: Bool
        let title: String
        @Environment(\\.size) private var size
        var body: some View { Text(title) }
      }
      struct Page {
        @Binding var isOn: Bool
        @Environment(\\.size) private var size: Double
        var title = "b"
        var width: Double { size + 1 }
      }
      let row = Row(isOn: Store.$flag, title: "a")
      let page = Page(isOn: Store.$flag, title: "c")
      print(row.title, page.isOn, page.width, Page().title)
      """)
    #expect(lines == ["a false 1.0 b"])
  }

  @Test func `a type with a macro from elsewhere may have members from there`() {
    let lines = output(
      """
      @Observable
      final class Model {
        var count = 0
        @ObservationIgnored @Dependency(\\.clock) var clock
        func add() {
          count += 1
          withMutation { print("not run") }
        }
      }
      @Reducer
      struct Feature { struct State { var x = 1 } }
      @CasePathable
      enum Choice { case first }
      let model = Model()
      model.add()
      model.access(\\.count)
      let isFirst: Bool = Choice.first.is(\\.first)
      print(model.count, Feature.State().x, isFirst)
      """)
    #expect(lines == ["1 1 false"])
  }

  @Test func `a body that only a builder from elsewhere reads gives a value from there`() {
    let lines = output(
      """
      struct Screen: View {
        @ViewBuilder var body: some View {
          Text("a")
          Text("b")
        }
        @ViewBuilder func part(_ isOn: Bool) -> some View {
          if isOn { Text("a") } else { Image("b") }
        }
        @RowBuilder var count: Int {
          1
          2
        }
        @StoreActor func load() -> Int {
          let count = 2
          return count
        }
        @StoreActor func log(@ViewBuilder _ content: () -> Void) { content() }
      }
      let screen = Screen()
      _ = screen.body
      _ = screen.part(true)
      screen.log { print("logged") }
      print(screen.count, screen.load())
      """)
    #expect(lines == ["logged", "0 2"])
  }

  @Test func `without the rest of an app an undeclared attribute is refused`() {
    let run = engine.run(Scenario("struct Page {\n  @Stored var count: Int\n}"))
    #expect(run.outcome == .refused)
    #expect(run.diagnostics.first?.message == "'@Stored' is not supported")
  }
}
