import Foundation
import FoundationXML
import Testing

@testable import Exporting

/// Items as an XML reader takes them; `Scripts/deep oracles` compares a whole course in both formats.
@Suite struct MoodleXMLTests {
  @Test func `items have the form of the golden file`() throws {
    try expectGolden(MoodleXML.file(Sample.items), "questions.xml")
  }

  @Test func `every text arrives, but for what no XML can hold`() throws {
    let signs = [
      "<", ">", "&", "\"", "'", "]]>", "<![CDATA[", "&amp;", "é", "😀", "\n", "\t", "%50%", "{~=#}",
    ]
    for sign in signs {
      let item = Sample.item(
        .one([
          QuizItem.Choice(text: "a" + sign + "b", isRight: true, remark: "c" + sign + "d"),
          QuizItem.Choice(text: "no", isRight: false),
        ]), text: "e" + sign + "f", code: "")
      let texts = try texts(of: MoodleXML.file([item]))
      for text in ["a\(sign)b", "c\(sign)d", "e\(sign)f"] {
        #expect(texts.contains(text), "\(sign)")
      }
    }
    let item = Sample.item(.truth(true, remark: nil), text: "a\u{0}\u{1b}[31m\u{FFFF}b", code: "")
    #expect(try texts(of: MoodleXML.file([item])).contains("a[31mb"))
  }

  /// Moodle's reader gets a text in pieces that end at each escaped sign, and drops those of spaces alone.
  @Test func `a text with signs is one piece`() {
    let file = MoodleXML.file([Sample.item(.truth(true, remark: nil), text: "\"a\" && b", code: "")]
    )
    #expect(!file.contains("&amp;"))
    #expect(file.contains("[\"a\" && b]]>"))
  }

  @Test func `a star in a line is no wildcard`() throws {
    let item = Sample.item(.line(["2 * 3"], remarks: []))
    #expect(try texts(of: MoodleXML.file([item])).contains("2 \\* 3"))
  }

  /// Moodle refuses questions whose right choices don't bring all points together.
  @Test(arguments: 1...10)
  func `right choices share the points`(count: Int) throws {
    let choices = (0...count).map { QuizItem.Choice(text: "\($0)", isRight: $0 > 0) }
    let shares = try choices.filter(\.isRight).map {
      try #require(Double(percentage(of: $0, in: choices)))
    }
    #expect((shares.reduce(0, +)).rounded() == 100)
    #expect(percentage(of: choices[0], in: choices) == "-100")
  }

  /// The texts of all `text` elements.
  private func texts(of file: String) throws -> [String] {
    let reader = TextReader()
    let parser = XMLParser(data: Data(file.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return reader.texts
  }
}

private final class TextReader: NSObject, XMLParserDelegate {
  var texts: [String] = []
  private var current: String?

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    if name == "text" { current = "" }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { current?.append(text) }

  func parser(_ parser: XMLParser, foundCDATA data: Data) {
    current?.append(String(decoding: data, as: UTF8.self))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if name == "text", let text = current { texts.append(text) }
    current = nil
  }
}
