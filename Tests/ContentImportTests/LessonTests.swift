import ContentImport
import Curriculum
import Diagnostics
import QuestionShorthand
import Releases
import Testing

@Suite struct LessonTests {
  @Test func `a whole lesson is understood`() throws {
    let reading = readCourse([
      courseFile,
      SourceFile(
        name: "L01.md",
        text: """
          ---
          lesson: lazy-view
          title: "The view: not there yet"   # a comment
          aim: You can say which line makes the view.
          requires: []
          claims: [S003-02, M-09]
          sources: ["003:36", "004:141,181,198"]
          ---

          A controller is made *without* a view [003:36] [002:5].

          ## Ask

          - one
          - two

          ```swift run ios=12 device=ipad verbose
          print(1)

          print(2)
          ```

          ```printed
          1
          2
          ```

          ```objc
          [vc view];
          ```

          ## Question: first-read

          ```ask
          kind: order
          rules: [view.loads-on-first-access, view.did-load]
          claims: [S000-11]
          ios: 5.1
          device: ipad
          ends: trap
          ```

          In which order?

          - a list

          ```swift
          let vc = V()
          ```

          ```events
          V.viewDidLoad
          V.loadView
          V.viewDidAppear (2)
          ```

          ## Question: which

          ```ask
          kind: choice
          rules: [view.did-load]
          ```

          Which?

          ```swift
          let vc = V()
          ```

          ```choices
          - One answer, which
            goes on.
            check: trace.comes("V.a", before: "V.b")
          - Another: with a colon
            check: trace.at("V.a") {
              vc.view == nil }
          ```

          ## Afterwards

          The end.

          """),
    ])
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
    #expect(reading.isSound)
    let course = try #require(reading.course)
    let lesson = course.lessons[0]
    #expect(course.id.rawValue == "c")
    #expect(lesson.title == "The view: not there yet")
    #expect(lesson.sources.map(\.description) == ["003:36", "004:141,181,198", "002:5"])
    #expect(
      lesson.blocks == [
        .prose("A controller is made *without* a view."),
        .heading(level: 2, text: "Ask"),
        .prose("- one\n- two"),
        .runnable(
          Listing(
            code: "print(1)\n\nprint(2)\n", ios: IOSVersion(12), device: .ipad, isVerbose: true,
            printed: ["1", "2"])),
        .listing(language: "objc", code: "[vc view];"),
        .heading(level: 2, text: "Afterwards"),
        .prose("The end."),
      ])
    #expect(
      lesson.questions == [
        Question(
          id: QuestionID(rawValue: "c/first-read"), lesson: lesson.id,
          task: .order(events: ["V.viewDidLoad", "V.loadView", "V.viewDidAppear (2)"]),
          prompt: "In which order?\n\n- a list", scenario: "let vc = V()\n", ios: IOSVersion(5, 1),
          device: .ipad, ending: .trap,
          rules: ["view.loads-on-first-access", "view.did-load"].map(RuleID.init(rawValue:)),
          claims: ["S000-11"]),
        Question(
          id: QuestionID(rawValue: "c/which"), lesson: lesson.id,
          task: .choice([
            Choice(
              text: "One answer, which goes on.",
              check: #"trace.comes("V.a", before: "V.b")"#),
            Choice(
              text: "Another: with a colon", check: "trace.at(\"V.a\") {\nvc.view == nil }"),
          ]),
          prompt: "Which?", scenario: "let vc = V()\n",
          rules: [RuleID(rawValue: "view.did-load")]),
      ])
    let which = QuestionID(rawValue: "c/which")
    let places: [ContentPart: String] = [
      .lesson(lesson.id): "L01.md:2:9",
      .code(lesson.id, index: 3): "L01.md:18:1",
      .printed(lesson.id, index: 3): "L01.md:24:1",
      .scenario(QuestionID(rawValue: "c/first-read")): "L01.md:48:1",
      .event(QuestionID(rawValue: "c/first-read"), index: 2): "L01.md:54:1",
      .choice(which, index: 1): "L01.md:74:3",
      .check(which, index: 0): "L01.md:73:10",
      .rule(which, index: 0): "L01.md:61:9",
    ]
    for (part, place) in places {
      #expect(reading.locations[part]?.description == place, "\(part)")
    }
  }

  @Test func `truth and count are understood`() {
    check(
      lesson: question(
        "kind: truth\nrules: [r]", "```statement\n- So it is.\n  check: output.isEmpty\n```"),
      finds: [])
    check(lesson: question("kind: count\nrules: [r]\nevent: V.viewDidLoad"), finds: [])
    check(lesson: question("kind: output\nrules: [r]"), finds: [])
  }

  // MARK: Front matter

  @Test func `a lesson without front matter`() {
    check(
      lesson: "1️⃣# Hello\n",
      finds: ["1️⃣ a lesson begins with a line '---' and its front matter: lesson:, title:, aim:"])
  }

  @Test func `front matter that is never closed`() {
    check(
      lesson: "1️⃣---\nlesson: l\n\n# Hello\n",
      finds: ["1️⃣ the front matter is never closed; end it with a line '---'"])
  }

  @Test func `keys that are missing`() {
    check(
      lesson: "---\n1️⃣lesson: l\n---\n\nProse.\n",
      finds: [
        "1️⃣ the front matter has no 'title'; write 'title: The view that is not there yet'",
        "1️⃣ the front matter has no 'aim'; write 'aim: You can say which line makes the view.'",
      ])
  }

  @Test func `a key that nobody knows`() {
    check(
      lesson:
        "---\nlesson: l\n1️⃣titel: A lesson\naim: x\n2️⃣zzz: 1\naim: 3️⃣\n---\n\nProse.\n"
        .replacing("3️⃣", with: "y").replacing("\naim: y", with: "\n3️⃣aim: y"),
      finds: [
        "1️⃣ unknown key 'titel' in the front matter; did you mean 'title'?",
        "2️⃣ unknown key 'zzz' in the front matter; expected 'lesson', 'title', 'aim', 'requires',"
          + " 'teaches', 'out-of-scope', 'claims', 'sources' or 'formerly'",
        "3️⃣ 'aim' is given twice; keep one\n  note: the first is here",
      ])
  }

  @Test func `values of the wrong form`() {
    check(
      lesson: """
        ---
        lesson: 1️⃣Lazy View
        title: 2️⃣[a, b]
        aim: x
        claims: 3️⃣S003-02
        sources: [4️⃣"3:36"]
        ---

        Prose.
        """,
      finds: [
        "1️⃣ 'Lazy View' isn't an id; use lower-case letters, digits and hyphens, a letter first, for example"
          + " 'first-read'",
        "2️⃣ 'title' holds a list; write 'title: The view that is not there yet'",
        "3️⃣ 'claims' holds 'S003-02', not a list; write 'claims: [S000-10]'",
        "4️⃣ '3:36' isn't a citation; write three digits for the article, a colon and lines in rising order, for example"
          + " '000:124-131'",
      ])
  }

  @Test func `lists with what does not belong in them`() {
    check(
      lesson: """
        ---
        lesson: l
        title: t
        aim: x
        claims: [S003-02, 1️⃣S3-2, 2️⃣S003-02, 3️⃣[M-09]]
        ---

        Prose.
        """,
      finds: [
        "1️⃣ 'S3-2' isn't the id of a claim; write it like 'S000-10' or 'M-09'",
        "2️⃣ 'S003-02' is listed twice; keep one",
        "3️⃣ 'claims' lists a list; write 'claims: [S000-10]'",
      ])
  }

  @Test func `YAML that is none`() {
    check(
      lesson: "---\nlesson: l\ntitle: one1️⃣: two\n---\n\nProse.\n",
      finds: ["1️⃣ this value contains ': '; put it in quotes"])
    check(
      lesson: "---\nlesson: [l\n1️⃣---\n\nProse.\n",
      finds: ["1️⃣ not YAML: did not find expected ',' or ']'"])
    check(
      lesson: "---\nlesson:1️⃣\tl\n2️⃣\ttitle: t\n---\n\nProse.\n",
      finds: [
        "1️⃣ a tab; YAML takes spaces only, two for each step",
        "2️⃣ a tab; YAML takes spaces only, two for each step",
      ])
    check(
      lesson: "---\n1️⃣- lesson\n---\n\nProse.\n",
      finds: [
        "1️⃣ the front matter holds a list; expected 'key: value' lines",
        "1️⃣ the front matter has no 'lesson'; write 'lesson: lazy-view'",
        "1️⃣ the front matter has no 'title'; write 'title: The view that is not there yet'",
        "1️⃣ the front matter has no 'aim'; write 'aim: You can say which line makes the view.'",
      ])
    check(
      lesson: "---\nlesson: 1️⃣&a l\ntitle: *a\n---\n\nProse.\n",
      finds: [
        "1️⃣ an anchor ('&name'); write the value out, or quote it when it begins with '&'"
      ])
    check(
      lesson: "---\nlesson: 1️⃣*a\n---\n\nProse.\n",
      finds: ["1️⃣ an alias ('*name'); write the value out, or quote it when it begins with '*'"])
    check(
      lesson: "---\nlesson: 1️⃣!!str a\n---\n\nProse.\n",
      finds: ["1️⃣ a tag ('!name'); leave it out, or quote the value when it begins with '!'"])
    check(
      lesson: "---\n---\n\nProse.\n".replacing("---\n---", with: "---\n1️⃣---"),
      finds: ["1️⃣ no keys here; expected lines such as 'title: …'"])
  }

  @Test func `columns count bytes as the compiler does`() {
    check(
      lesson: "---\nlesson: l\ntitle: \"ä\"\naim: x\nsources: [\"ä1️⃣\"]\n---\n\nProse.\n"
        .replacing("[\"ä1️⃣\"]", with: "[\"000:1\", ä, 1️⃣x]"),
      finds: [
        "5:20 'ä' isn't a citation; write three digits for the article, a colon and lines in rising order, for example"
          + " '000:124-131'",
        "1️⃣ 'x' isn't a citation; write three digits for the article, a colon and lines in rising order, for example"
          + " '000:124-131'",
      ])
  }

  // MARK: Prose

  @Test func `a lesson that says nothing`() {
    check(
      lesson: "---\nlesson: l\ntitle: t\naim: x\n1️⃣---\n",
      finds: ["1️⃣ the lesson says nothing; write it below the front matter"])
  }

  @Test func `Markdown that a terminal cannot show`() {
    check(
      lesson: lesson(
        """
        1️⃣# One

        Here is ![a picture](x.png).

        <table></table>

        Inline <b>bold</b>.
        """),
      finds: [
        "1️⃣ a heading of the first level; the front matter has the title, so write '## …'",
        "11:9 a picture isn't shown on a terminal; say it in words",
        "13:1 HTML isn't shown on a terminal; write it in Markdown",
        "15:8 HTML isn't shown on a terminal; put code such as '<T>' between '`' signs",
      ])
    check(
      lesson: lesson(
        """
        Two
        ---

        ***

        #### Four

            let indented = 1

        | a | b |
        |---|---|
        | 1 | 2 |
        """),
      finds: [
        "9:1 the line below makes this a heading; write '## …', or put a blank line before the '---'",
        "12:1 a line across the page isn't shown; divide the text by '## …' headings",
        "14:1 a heading of level 4; write '##' or '###'",
        "16:5 code by indentation; put it between '```' lines that say what it is, for example"
          + " '```swift run'",
        "19:1 a table doesn't fit a narrow terminal; write a list",
      ])
    check(
      lesson: lesson(
        """
        ##1️⃣Two

        - item

          ```swift run
          print(1)
          ```

        [link]: http://example.org

        ``swift run
        print(1)
        ``
        """.replacing("##1️⃣Two", with: "1️⃣##Two")),
      finds: [
        "1️⃣ a heading needs a space after the '#' signs; write '## …'",
        "13:3 code inside a list or quotation; begin its fence at the margin",
        "17:1 this line isn't shown to anyone: vdl takes no link definitions; write"
          + " [text](address)",
        "19:1 this isn't a fence yet; begin it at the margin with three '`' and what it holds",
        "21:1 this isn't a fence yet; begin it at the margin with three '`' and what it holds",
      ])
  }

  @Test func `citations are checked for their form`() {
    check(
      lesson: lesson("As said [000:96-118], [a link](x), [1] and [1️⃣000:118-96] or [2️⃣12:3]."),
      finds: [
        "1️⃣ '000:118-96' isn't a citation; write three digits for the article, a colon and lines in"
          + " rising order, for example '000:124-131'",
        "2️⃣ '12:3' isn't a citation; write three digits for the article, a colon and lines in rising order, for example"
          + " '000:124-131'",
      ])
  }

  // MARK: Code of the prose

  @Test func `a fence that is never closed`() {
    check(
      lesson: lesson("1️⃣```swift run\nprint(1)\n"),
      finds: ["1️⃣ this block is never closed; end it with a line of '```'"])
  }

  @Test func `a fence that the next one begins in`() {
    check(
      lesson: lesson(
        """
        1️⃣```swift run
        print(1)

        ```printed
        1
        ```

        ```swift run
        print(2)
        ```

        """),
      finds: [
        "1️⃣ this block is never closed; end it with a line of '```' before line 12 begins the next"
      ])
  }

  @Test func `a longer fence holds shorter ones`() {
    check(lesson: lesson("````swift read\n// ```swift run\n```printed\n```\n````\n"), finds: [])
  }

  @Test func `code without what it prints`() {
    check(
      lesson: lesson("1️⃣```swift run\nprint(1)\n```\n\nProse.\n"),
      finds: [
        "1️⃣ this code runs, and nothing says what it prints; add a '```printed' block right after it"
      ])
    check(
      lesson: lesson("1️⃣```printed\n1\n```\n"),
      finds: ["1️⃣ 'printed' without code; put it right after a '```swift run' block"])
    check(
      lesson: lesson("1️⃣```swift run\n\n```\n\n2️⃣```printed\n```\n"),
      finds: [
        "1️⃣ no code here; write the Swift to run",
        "2️⃣ 'printed' without code; put it right after a '```swift run' block",
      ])
  }

  @Test func `a timeline of the code above it`() throws {
    let reading = readCourse([
      courseFile,
      SourceFile(
        name: "L01.md",
        text: lesson(
          "```swift run\nprint(1)\n```\n\n```printed\n1\n```\n\n"
            + "```timeline\nA.viewDidLoad\n\n  B#2\n```\n")),
    ])
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
    let lesson = try #require(reading.course?.lessons[0])
    guard case .runnable(let listing)? = lesson.blocks.last else { return #expect(Bool(false)) }
    #expect(listing.timeline == ["A.viewDidLoad", "B#2"])
    let block = lesson.blocks.count - 1
    let place = reading.locations[.timeline(lesson.id, block: block, index: 1)]
    #expect(place?.description.hasSuffix(":1") == true)
    #expect(
      place?.line == (reading.locations[.timeline(lesson.id, block: block, index: 0)]?.line ?? 0)
        + 2)
  }

  @Test func `a timeline in the wrong place, and one without events`() {
    check(
      lesson: lesson("1️⃣```timeline\nA\n```\n"),
      finds: ["1️⃣ 'timeline' without code; put one right after a 'printed' block"])
    check(
      lesson: lesson(
        "```swift run\nprint(1)\n```\n\n```printed\n1\n```\n\n1️⃣```timeline\n\n```\n"),
      finds: [
        "1️⃣ this timeline is empty; write an event in each line, for example 'Home.viewDidLoad'"
      ])
  }

  @Test func `a timeline that is too long`() {
    let lines = String(repeating: "A.viewDidLoad\n", count: Listing.longestTimeline + 1)
    check(
      lesson: lesson(
        "```swift run\nprint(1)\n```\n\n```printed\n1\n```\n\n1️⃣```timeline\n\(lines)```\n"),
      finds: ["1️⃣ this timeline has more than 24 lines; choose fewer events"])
  }

  @Test func `fences that say the wrong thing`() {
    check(
      lesson: lesson("1️⃣```\nx\n```\n\n2️⃣```swfit\nx\n```\n\n3️⃣```swift\nx\n```\n\n4️⃣```ask\nx\n```\n"),
      finds: [
        "1️⃣ a fence that doesn't say what it holds; expected 'swift', 'printed', 'holds', 'timeline',"
          + " 'predict', 'objc', 'csharp' or 'text'",
        "2️⃣ unknown block 'swfit'; did you mean 'swift'?",
        "3️⃣ Swift in a lesson is run or only read; write '```swift run' and what it prints in a"
          + " '```printed' block after it, or '```swift read'",
        "4️⃣ 'ask' outside a question; put it below a heading '## Question: …'",
      ])
    check(
      lesson: lesson("1️⃣```objc run\nx\n```\n\n 2️⃣```text\nx\n ```\n"),
      finds: [
        "1️⃣ unknown words after 'objc'; leave them out",
        "2️⃣ an indented fence; begin it at the margin",
      ])
  }

  @Test func `options of code that is run`() {
    check(
      lesson: lesson(
        "1️⃣```swift run ios=19 device=tv verbos ios=x\nx\n```\n2️⃣```printed now\n```\n"),
      finds: [
        "1️⃣ there is no iOS 19; did you mean '18.7' or '26'?",
        "1️⃣ unknown device 'tv'; expected 'iphone' or 'ipad'",
        "1️⃣ unknown option 'verbos'; did you mean 'verbose'?",
        "1️⃣ 'x' isn't an iOS version; write it like '17' or '5.1'",
        "2️⃣ unknown words after 'printed'; leave them out",
      ])
  }

  // MARK: The file as such

  @Test func `an empty file`() {
    check(
      lesson: "1️⃣\n  \n",
      finds: [
        "1️⃣ the file is empty; a lesson begins with a '---' line, a course file with 'course:'"
      ])
  }

  @Test func `a byte order mark and carriage returns`() {
    check(
      lesson: "1️⃣\u{FEFF}---\nlesson: l\n",
      finds: ["1️⃣ the file begins with a byte order mark; save it as UTF-8 without one"])
    check(
      lesson: "---\r\nlesson: l\r\n",
      finds: ["1:4 a line ends with a carriage return; save the file with line feeds (LF) only"])
  }

  @Test func `control characters`() {
    check(
      lesson: "---\nlesson: l\n---\n\nAb1️⃣\u{1B}[31m and 2️⃣\u{202E}.\n",
      finds: [
        "1️⃣ control character U+001B isn't shown on a terminal; delete it",
        "2️⃣ control character U+202E isn't shown on a terminal; delete it",
      ])
  }

  @Test func `a file that is too large`() {
    let text = String(repeating: "x", count: (1 << 20) + 1)
    check(
      lesson: text,
      finds: [
        "1:1 the file has 1048577 bytes, and vdl reads at most 1048576; split the lesson in two"
      ])
  }
}
