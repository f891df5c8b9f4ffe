import Curriculum
import Foundation
import FoundationXML
import Pages
import Reporting
import ReviewLog
import Testing

/// The page as a reader of XML sees it.
final class ParsedPage: NSObject, XMLParserDelegate {
  struct Element {
    var name: String
    var attributes: [String: String]
    var path: [String]
    var text = ""
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  init(_ page: String) throws {
    super.init()
    let parser = XMLParser(data: Data(page.utf8))
    parser.delegate = self
    if !parser.parse(), let error = parser.parserError { throw error }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let path = open.map { elements[$0].name }
    elements.append(Element(name: name, attributes: attributes, path: path))
    open.append(elements.count - 1)
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    for index in open { elements[index].text += text }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { open.removeLast() }

  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }
}

@Suite struct `The report's page` {
  private static let hostile = "<script>alert('x')</script> & \"Ada\" \u{1B}[2J\u{202E}"

  /// A learner with a long history, one without any, and one whose names are an attack.
  static let pages: [String: String] = {
    var full = `A learner's report`.report(
      of: SimulatedMemory(seed: 5, ruleCount: 40, days: 120),
      more: [RuleID(rawValue: "never.asked")])
    for index in 0..<30 { full.confidence.add(Double(index) / 30, came: index % 3 > 0) }
    full.misconceptions = [
      LearnerReport.Misconception(
        id: "loads-twice", sentence: "A view is loaded twice.",
        refutation: "It is not so: a view is loaded once.", posterior: 0.97, isNamed: true,
        rules: [RuleID(rawValue: "rule.number-1")]),
      LearnerReport.Misconception(
        id: "never-loads", sentence: "A view is never loaded.",
        refutation: "It is not so: reading it loads it.", posterior: 0.2, isNamed: false,
        rules: []),
    ]
    var attacked = full
    attacked.learner = hostile
    for index in attacked.rules.indices { attacked.rules[index].sentence = hostile }
    for index in attacked.misconceptions.indices {
      attacked.misconceptions[index].sentence = hostile
    }
    for index in attacked.lessons.indices { attacked.lessons[index].title = hostile }
    let empty = LearnerReport(
      learner: "Bob", at: SimulatedMemory.start, subjects: [], history: [], lessons: [], days: [])
    full.advice = [
      LearnerReport.Advice("Answer what is due: 3 rules.", command: "vdl quiz"),
      LearnerReport.Advice("Rest."),
    ]
    var untaught = full
    untaught.lessons = []
    // The last answers came while the clock was more than a year ahead.
    var early = full
    early.moment.time = early.moment.time.advanced(by: .seconds(-400 * 86_400))
    // Long names everywhere, and many lessons that build on one.
    var wordy = full
    let sentence = String(repeating: "A view that nobody reads is never loaded. ", count: 6)
    for index in wordy.rules.indices { wordy.rules[index].sentence = sentence }
    for index in wordy.misconceptions.indices { wordy.misconceptions[index].sentence = sentence }
    let first = wordy.lessons[0]
    for number in 2..<20 {
      var lesson = first
      lesson.id.lesson = LessonID(rawValue: "lesson-\(number)")
      lesson.number = number
      lesson.title = number % 2 == 0 ? sentence : String(repeating: "x", count: 90)
      lesson.prerequisites = [first.id]
      wordy.lessons.append(lesson)
    }
    for index in wordy.rules.indices {
      wordy.rules[index].lesson = wordy.lessons[index % wordy.lessons.count].id
    }
    let begun = `A learner's report`.report(of: SimulatedMemory(seed: 9, ruleCount: 3, days: 2))
    return [
      "wordy": wordy.page, "begun": begun.page, "full": full.page, "empty": empty.page,
      "attacked": attacked.page, "untaught": untaught.page,
      "early": early.page,
    ]
  }()

  private func page(_ name: String) throws -> ParsedPage {
    try ParsedPage(try #require(Self.pages[name]))
  }

  @Test(arguments: pages.keys.sorted())
  func `is well formed and asks nobody for anything`(name: String) throws {
    let page = try page(name)
    let text = try #require(Self.pages[name])
    #expect(text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    let loading = ["script", "img", "iframe", "object", "embed", "use", "image", "base", "form"]
    #expect(page.elements.allSatisfy { !loading.contains($0.name) })
    for element in page.elements {
      for (key, value) in element.attributes {
        #expect(!key.hasPrefix("on") && key != "style" && key != "src" && key != "srcset")
        #expect(key != "href" || value == "data:,")
      }
    }
    #expect(!text.contains("url(") && !text.contains("@import") && !text.contains("://"))
    let policy = page.all("meta").first { $0.attributes["http-equiv"] != nil }
    #expect(policy?.attributes["content"]?.hasPrefix("default-src 'none';") == true)
  }

  @Test func `shows an attack as the text that it is`() throws {
    let page = try page("attacked")
    let expected = "UIKit progress: <script>alert('x')</script> & \"Ada\" \u{FFFD}[2J\u{FFFD}"
    #expect(page.all("h1").map(\.text) == [expected])
    #expect(try #require(Self.pages["attacked"]).contains("<script") == false)
  }

  @Test(arguments: pages.keys.sorted())
  func `can be read by a screen reader`(name: String) throws {
    let page = try page(name)
    #expect(page.all("html").first?.attributes["lang"] == "en")
    #expect(page.all("title").first?.text.isEmpty == false)
    #expect(page.all("main").count == 1)
    #expect(page.all("h1").count == 1)
    #expect(page.all("h2").count == 9)
    let viewport = page.all("meta").first { $0.attributes["name"] == "viewport" }
    #expect(viewport?.attributes["content"] == "width=device-width, initial-scale=1")

    let ids = page.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    for element in page.elements {
      for id in (element.attributes["aria-labelledby"] ?? "").split(separator: " ") {
        let named = page.elements.first { $0.attributes["id"] == String(id) }
        #expect(named?.text.isEmpty == false, "nothing is called \(id)")
      }
    }
    #expect(page.all("section").allSatisfy { $0.attributes["aria-labelledby"] != nil })
    for svg in page.all("svg") where svg.attributes["aria-hidden"] != "true" {
      #expect(svg.attributes["role"] == "img" && svg.attributes["aria-labelledby"] != nil)
    }
    // Each chart has its numbers in a table that has a name and heads.
    let charts = page.all("figure").count
    #expect(page.all("table").count >= charts)
    #expect(page.all("caption").count == page.all("table").count)
    #expect(page.all("th").allSatisfy { ["col", "row"].contains($0.attributes["scope"] ?? "") })
    // The keyboard reaches every scrolling part.
    for scroll in page.all("div") where scroll.attributes["class"] == "scroll" {
      #expect(scroll.attributes["tabindex"] == "0" && scroll.attributes["aria-label"] != nil)
    }
    #expect(!page.elements.contains { ($0.attributes["tabindex"].flatMap(Int.init) ?? 0) > 0 })
  }

  /// WCAG 2.2: text has a contrast of 4.5 to its ground, signs of 3.
  @Test func `has contrast by day, by night and on paper`() throws {
    let style = try #require(try page("full").all("style").first?.text)
    let schemes = style.components(separatedBy: ":root {").dropFirst().compactMap { part in
      part.split(separator: "}").first.map(String.init)
    }.filter { $0.contains("--paper") }
    #expect(schemes.count == 3)
    for scheme in schemes {
      func luminance(_ name: String) throws -> Double {
        let match = try #require(scheme.firstMatch(of: try Regex("--\(name): #([0-9a-f]{6})")))
        let value = try #require(match.output[1].substring.flatMap { Int($0, radix: 16) })
        let parts = [16, 8, 0].map { shift -> Double in
          let part = Double(value >> shift & 255) / 255
          return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
      }
      func contrast(_ a: String, _ b: String) throws -> Double {
        let (first, second) = (try luminance(a), try luminance(b))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
      }
      for text in ["ink", "soft"] { #expect(try contrast(text, "paper") >= 4.5, "\(text)") }
      for sign in ["held", "learning", "missed", "time"] {
        #expect(try contrast(sign, "paper") >= 3, "\(sign) in \(scheme)")
      }
      #expect(try contrast("missed", "track") >= 3)
    }
  }

  @Test func `draws a dot for each rule and a curve for the weakest`() throws {
    let page = try page("full")
    let dots = page.all("circle").filter { !$0.path.contains("figcaption") }
    #expect(dots.count > 40)
    #expect(page.all("path").count { $0.attributes["class"] == "ahead" } == 6)
    for circle in page.all("circle") {
      for key in ["cx", "cy", "r"] {
        #expect(circle.attributes[key].flatMap(Double.init) != nil)
      }
    }
    for box in page.all("rect") {
      #expect(box.attributes["height"].flatMap(Double.init).map { $0 >= 0 } == true)
      let right = [box.attributes["x"], box.attributes["width"]]
        .compactMap { $0.flatMap(Double.init) }.reduce(0, +)
      #expect(right <= 480)
    }
  }
}

extension `The report's page` {
  /// A text of a drawing with the room that it takes, measured with the mean letter of a sans serif.
  private struct Label {
    var text: String
    var x: ClosedRange<Double>
    var y: ClosedRange<Double>

    init?(_ element: ParsedPage.Element) {
      guard element.name == "text",
        let x = element.attributes["x"].flatMap(Double.init),
        let y = element.attributes["y"].flatMap(Double.init)
      else { return nil }
      let size = element.attributes["class"] == "label" ? 15.0 : 13.0
      text = element.text
      let width = text.reduce(0) { $0 + ($1.isNumber ? 0.64 : 0.54) * size }
      let left =
        switch element.attributes["text-anchor"] {
        case "end": x - width
        case "middle": x - width / 2
        default: x
        }
      self.x = left...(left + width)
      self.y = (y - size * 0.72)...(y + size * 0.2)
    }

    /// A dot takes room as a text does.
    init?(dot: ParsedPage.Element) {
      guard dot.name == "circle", !dot.path.contains("figcaption"),
        let x = dot.attributes["cx"].flatMap(Double.init),
        let y = dot.attributes["cy"].flatMap(Double.init),
        let radius = dot.attributes["r"].flatMap(Double.init)
      else { return nil }
      text = ""
      self.x = (x - radius)...(x + radius)
      self.y = (y - radius)...(y + radius)
    }

    func overlaps(_ other: Label) -> Bool { x.overlaps(other.x) && y.overlaps(other.y) }
  }

  @Test(arguments: pages.keys.sorted())
  func `keeps its labels apart and inside their drawing`(name: String) throws {
    var drawing: [Label] = []
    func check() {
      for (index, label) in drawing.enumerated() {
        #expect(label.x.lowerBound >= -1 && label.x.upperBound <= 481, "\(label)")
        let covered = drawing[..<index].first {
          $0.overlaps(label) && !($0.text.isEmpty && label.text.isEmpty)
        }
        #expect(covered == nil, "'\(label.text)' and '\(covered?.text ?? "")'")
      }
      drawing = []
    }
    for element in try page(name).elements {
      if element.name == "svg" { check() }
      if let label = Label(element) ?? Label(dot: element) { drawing.append(label) }
    }
    check()
  }

  @Test func `names rules by their sentences, and ids only for commands`() throws {
    let page = try page("full")
    let shown = page.all("text") + page.all("title") + page.all("p") + page.all("th")
    #expect(!shown.contains { $0.text.contains("rule.number") || $0.text.contains("loads-twice") })
    #expect(page.all("td").contains { $0.text == "rule.number-1" })
    #expect(page.all("text").contains { $0.text == "A view <is> loaded & shown." })
    #expect(page.all("text").contains { $0.text == "A view is loaded twice." })
    #expect(page.all("text").contains { $0.text == "1 Loading" })
  }

  @Test func `says what to do next`() throws {
    #expect(
      try page("full").all("li").map(\.text) == [
        "Answer what is due: 3 rules. vdl quiz", "Rest.",
        "You seem to believe: A view is loaded twice. vdl help misconceptions loads-twice",
      ])
    #expect(try page("empty").all("p").contains { $0.text == "Nothing is left to do today." })
    #expect(
      try page("begun").all("p").contains {
        $0.text.contains(
          /^Nothing is left to do today\. The next rules? comes? due on \d{4}-\d\d-\d\d\.$/)
      })
  }

  @Test func `has the pictures of mistakes, with their style`() throws {
    var report = `A learner's report`.report(of: SimulatedMemory(seed: 9, ruleCount: 1, days: 1))
    #expect(!report.page.contains("Your latest mistakes"))
    report.pictureStyle = Markup.StaticText(".picture { color: red; }")
    report.mistakes = ["<a>", "b"].map { name in
      LearnerReport.Mistake(
        question: name, day: SimulatedMemory.start.day, lead: ["Which `one`?"],
        answer: name == "b" ? .element("b", [:], "both") : nil,
        run: .element("i", [:], "the run of \(name)"))
    }
    let page = report.page
    #expect(page.contains("<h2 id=\"mistakes-heading\">Your latest mistakes</h2>"))
    #expect(page.contains("<h3>&lt;a&gt;, ") && page.contains("<p>Which one?</p>"))
    #expect(page.components(separatedBy: "<article>").count == 3)
    #expect(page.components(separatedBy: "<b>both</b>").count == 2)
    #expect(page.contains(".picture { color: red; }"))
  }

  @Test func `counts one thing in the singular`() {
    var report = `A learner's report`.report(of: SimulatedMemory(seed: 9, ruleCount: 1, days: 1))
    report.days = [
      LearnerReport.Day(
        day: SimulatedMemory.start.day, answers: AnswerCounts(answered: 1, right: 1), seconds: 30)
    ]
    let page = report.page
    #expect(page.contains("Of 1 answer, 1 was right"))
    #expect(!page.contains(/[^0-9.]1 (rules|answers|days|lessons|questions|minutes)\b/))
  }

  /// Checked with rules from every course.
  @Test func `has what is known of a course that is taught no more`() throws {
    func tips(_ name: String) throws -> Int {
      try page(name).all("title").count { $0.text.contains(/^A view <is> loaded & shown\. \d+%$/) }
    }
    #expect(try tips("full") == 40)
    #expect(try tips("untaught") == 40)
    #expect(try page("untaught").all("text").contains { $0.text == "other courses" })
    #expect(try !page("full").all("text").contains { $0.text == "other courses" })
  }
}

/// The page in a real browser, where there is one: `CHROMIUM` names it, or it is found by its name.
/// One at a time: each is a dozen processes.
@Suite(.enabled(if: HeadlessBrowser.path != nil, "there is no Chromium here"), .serialized)
struct `The report in a browser` {
  private func open(_ text: String) throws -> HeadlessBrowser.Seen {
    let folder = FileManager.default.temporaryDirectory.appending(path: "vdl-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "report.html")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return try HeadlessBrowser.open(file, in: folder)
  }

  @Test(arguments: ["full", "empty", "attacked"])
  func `opens without an error or a request`(name: String) throws {
    let seen = try open(try #require(`The report's page`.pages[name]))
    #expect(seen.page.contains("<h1>"))
    #expect(seen.page.components(separatedBy: "<section").count == 10)
    #expect(!seen.page.contains("<script"))
    #expect(seen.complaints == [])
    #expect(seen.requests == [])
  }

  /// Without this, a browser that shows no error would pass for one that has none.
  @Test func `would be seen to fail`() throws {
    #expect(try open("<script>nope()</script>").complaints.count == 1)
  }

  /// Without these, a browser whose log is read wrongly would pass for one that asks for nothing.
  @Test func `would be seen to ask in every way`() throws {
    let parts = [
      "http://a.example/a.css": "<link rel='stylesheet' href='http://a.example/a.css'>",
      "http://a.example/next": "<link rel='prefetch' href='http://a.example/next'>",
      "http://127.0.0.1:1/x.png": "<img src='http://127.0.0.1:1/x.png'>",
      "http://a.example/frame": "<iframe src='http://a.example/frame'></iframe>",
      "ws://127.0.0.1:1/s": "<script>new WebSocket('ws://127.0.0.1:1/s')</script>",
      "http://127.0.0.1:1/f": "<script>fetch('http://127.0.0.1:1/f')</script>",
      "http://127.0.0.1:1/b": "<script>navigator.sendBeacon('http://127.0.0.1:1/b')</script>",
      // The browser itself asks for this address too.
      "https://redirector.gvt1.com/edgedl/chrome/dict/en-us-10-2.bdic":
        "<img src='https://redirector.gvt1.com/edgedl/chrome/dict/en-us-10-2.bdic'>",
    ]
    let page = parts.sorted { $0.key < $1.key }.map(\.value).joined()
    let seen = try open("<!DOCTYPE html><link rel='icon' href='data:,'>" + page)
    #expect(parts.keys.sorted().filter { !seen.requests.contains($0) } == [])
    #expect(seen.requests.filter { $0.contains("google") } == [], "the browser's own")
  }

  @Test(arguments: [
    ("<meta http-equiv='refresh' content='0;url=http://a.example/'>", "http://a.example/"),
    // A connection alone: its host has become the rule that gives no name an address.
    ("<link rel='preconnect' href='https://a.example'>", "https://~notfound"),
  ])
  func `would be seen to ask in a hidden way`(page: String, address: String) throws {
    let seen = try open("<!DOCTYPE html><link rel='icon' href='data:,'>" + page)
    #expect(seen.requests.contains(address), "\(seen.requests)")
  }
}
