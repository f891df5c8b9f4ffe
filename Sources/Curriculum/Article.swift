/// One of the five articles that the course is based on.
///
/// Authors cite places in it by its number, `[002:5]`; learners see its name.
public struct Article: Hashable, Sendable {
  /// Three digits, as in a `Citation`.
  public var number: String
  public var title: String
  /// Nil where the article names nobody.
  public var author: String?
  /// Nil where the article has no date.
  public var year: Int?
  public var link: String

  /// The article as a learner sees it: `“Title”, Author (year), link`.
  public var reference: String {
    let author = [author, year.map { "(\($0))" }].compactMap { $0 }.joined(separator: " ")
    return ["“\(title)”", author, link].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// The article in a list of other things: `Title (Author, year)`.
  public var name: String {
    title + origin
  }

  /// The article in a list in Markdown, with its link.
  public var markdown: String { "[\(title)](\(link))" + origin }

  /// Author and year in brackets after a space, as far as the article has them.
  private var origin: String {
    let parts = [author, year.map(String.init)].compactMap { $0 }
    return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
  }

  /// All articles, by number.
  public static let all = [
    Article(
      number: "000", title: "loadView vs viewDidLoad", author: "Roopesh Chander", year: 2015,
      link: "http://roopc.net/posts/2015/loadview-vs-viewdidload/"),
    Article(
      number: "001", title: "UIKit - loadView vs viewDidLoad", author: "Tibor Bödecs", year: 2022,
      link: "https://theswiftdev.com/uikit-loadview-vs-viewdidload/"),
    Article(
      number: "002", title: "UIViewController's view loading process demystified",
      author: "Tomasz Szulc", year: 2015,
      link: "http://szulctomasz.com/programming-blog/2015/08/"
        + "uiviewcontrollers-view-loading-process-demystified"),
    Article(
      number: "003", title: "View Controller Lifecycle", author: "Adam Kemp", year: 2015,
      link: "http://blog.adamkemp.com/2015/01/view-controller-lifecycle.html"),
    Article(
      number: "004", title: "loadView", author: nil, year: nil,
      link: "https://github.com/NohamR/knowledge-kit"),
  ]

  /// Returns the articles of these numbers, each once, by number.
  public static func numbered(_ numbers: some Sequence<String>) -> [Article] {
    let numbers = Set(numbers)
    return all.filter { numbers.contains($0.number) }
  }
}
