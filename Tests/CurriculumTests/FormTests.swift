import Curriculum
import Testing

@Suite struct FormTests {
  @Test func `citations`() {
    let table: [(String, String?)] = [
      ("000:128", "000:128"), ("004:96-118", "004:96-118"), ("004:141,181,198", "004:141,181,198"),
      ("000:5-5", "000:5"), ("000:1-3,5-9", "000:1-3,5-9"),
      ("00:1", nil), ("000", nil), ("000:", nil), ("000:0", nil), ("000:9-3", nil),
      ("000:1-2-3", nil), ("000:5,3", nil), ("000:1-5,5", nil), ("abc:1", nil), ("000:+1", nil),
      ("000: 1", nil), ("000:1:2", nil),
    ]
    for (text, expected) in table {
      #expect(Citation(text)?.description == expected, "\(text)")
    }
  }

  @Test func `citations are taken out of a text with the space before them`() {
    func check(_ text: String, shows expected: String, citing places: [String]) {
      var shown = text
      #expect(Citation.taken(outOf: &shown).map(\.description) == places)
      #expect(shown == expected)
    }
    check("It waits [003:36].", shows: "It waits.", citing: ["003:36"])
    check(
      "It waits [000:1] [002:5-6] here.", shows: "It waits here.", citing: ["000:1", "002:5-6"])
    check("It waits\n[002:5]: then\nit goes.", shows: "It waits: then\nit goes.", citing: ["002:5"])
    check("[001:46,50] A label", shows: "A label", citing: ["001:46,50"])
    check("(as one says [002:5])", shows: "(as one says)", citing: ["002:5"])
    check("`a[0]`, [a list], a [002:5", shows: "`a[0]`, [a list], a [002:5", citing: [])
    check("[see [002:5]]", shows: "[see]", citing: ["002:5"])
  }

  @Test func `articles have a number, a title and a link each`() {
    #expect(Article.all.map(\.number) == ["000", "001", "002", "003", "004"])
    #expect(Set(Article.all.map(\.link)).count == Article.all.count)
    #expect(Article.numbered(["003", "000", "003", "9"]).map(\.number) == ["000", "003"])
    #expect(
      Article.numbered(["003"])[0].reference
        == "“View Controller Lifecycle”, Adam Kemp (2015), "
        + "http://blog.adamkemp.com/2015/01/view-controller-lifecycle.html")
    #expect(Article.all.map(\.name).contains("View Controller Lifecycle (Adam Kemp, 2015)"))
    #expect(Article.all.map(\.name).contains("loadView"))
    #expect(
      Article.numbered(["004"])[0].reference
        == "“loadView”, https://github.com/NohamR/knowledge-kit")
  }

  @Test func `names of events`() {
    let table: [(String, String?)] = [
      ("V.viewDidLoad", "V.viewDidLoad"), ("V#2.viewDidLoad", "V#2.viewDidLoad"),
      ("V.viewDidAppear(_:)", "V.viewDidAppear(_:)"), ("V.viewDidLoad()", nil),
      ("V.willMove(toParent:)", "V.willMove(toParent:)"),
      ("V.viewDidAppear (2)", "V.viewDidAppear (2)"),
      ("V.begin(_:animated:)", "V.begin(_:animated:)"),
      ("viewDidLoad", nil), ("V.", nil), (".x", nil), ("V.x (0)", nil), ("V.x 2", nil),
      ("V.x(y)", nil), ("V#.x", nil), ("V#0.x", nil), ("V.x (1) y", nil), ("1V.x", nil), ("", nil),
    ]
    for (text, expected) in table where text != "V.viewDidLoad()" {
      #expect(EventName(text)?.description == expected, "\(text)")
    }
    #expect(EventName("V.viewDidLoad()")?.baseName == "viewDidLoad")
  }

  @Test func `ids`() {
    for name in ["a", "lazy-view", "l01"] { #expect(CourseID.isWellFormed(name)) }
    for name in [
      "", "A", "1a", "a_b", "a:b", "a`b", "a{b", "a-", "-a", "ä", "a b",
      String(repeating: "a", count: 65),
    ] {
      #expect(!CourseID.isWellFormed(name))
    }
    for name in ["r", "view.loads-on-first-access", "a.b.c"] { #expect(RuleID.isWellFormed(name)) }
    for name in ["", ".", "a.", "a..b", "View.x", "a.1"] { #expect(!RuleID.isWellFormed(name)) }
  }

  @Test func `callbacks in three languages`() {
    let table: [(String, [String])] = [
      ("viewDidLoad", ["viewDidLoad()"]), ("-viewDidLoad", ["viewDidLoad()"]),
      ("ViewDidLoad()", ["viewDidLoad()"]), ("viewWillAppear:", ["viewWillAppear(_:)"]),
      ("viewWillAppear(true)", ["viewWillAppear(_:)"]),
      ("ViewWillAppear(bool)", ["viewWillAppear(_:)"]),
      ("willMove", ["willMove(toParent:)", "willMove(toWindow:)", "willMove(toSuperview:)"]),
      ("willMove(toParent:)", ["willMove(toParent:)"]),
      ("willMove(toParentViewController:)", ["willMove(toParent:)"]),
      ("-willMoveToParentViewController:", ["willMove(toParent:)"]),
      ("MovedToWindow", ["didMoveToWindow()"]), ("dealloc", ["deinit"]),
      ("somethingElse", ["somethingElse"]),
    ]
    for (typed, expected) in table {
      #expect(CallbackSpelling.swiftNames(for: typed) == expected, "\(typed)")
    }
  }
}
