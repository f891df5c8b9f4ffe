import ProjectFiles
import Testing

@Suite struct `Interface text` {
  /// Literals of a file that are in no natural language, as long as the rules below would refuse them.
  private struct Exception {
    var file: String
    var language: String
  }

  private static let exceptions = [
    Exception(file: "Sources/Reporting/Page/PageStyle.swift", language: "CSS")
  ]

  private static let mostWordsInSentence = 35

  /// A place where text breaks a rule.
  private struct Finding {
    var file: String
    var line: Int
    var message: String
  }

  @Test func `uses no banned word or form, and no sentence that is too long`() throws {
    let forms = try BannedForm.all.get().flatMap { $0 ?? [] }
    let findings = try InterfaceText.all.get().flatMap { breaches(in: $0, forms) }
    let excepted = Set(Self.exceptions.map(\.file))
    for finding in findings where !excepted.contains(finding.file) {
      Issue.record("\(finding.file):\(finding.line): \(finding.message)")
    }
    for exception in Self.exceptions {
      #expect(
        findings.contains { $0.file == exception.file },
        "\(exception.file) needs no exception for its \(exception.language)")
    }
  }

  private func breaches(in text: InterfaceText, _ forms: [BannedForm]) -> [Finding] {
    text.prose.sentences.flatMap { sentence -> [Finding] in
      var found = forms.flatMap { form in
        sentence.indices.filter { form.stands(at: $0, in: sentence) }.map {
          Finding(
            file: text.file, line: sentence[$0].line,
            message: "'\(form.spelling)': better \(form.better)")
        }
      }
      if sentence.count > Self.mostWordsInSentence {
        let beginning = sentence.prefix(5).map(\.text).joined(separator: " ")
        found.append(
          Finding(
            file: text.file, line: sentence[0].line,
            message: "a sentence of \(sentence.count) words, '\(beginning) …': better two, each of "
              + "at most 25"))
      }
      return found
    }
  }

  // MARK: What is looked for, and where

  @Test func `is looked through for forms that can be read and found`() throws {
    for forms in try BannedForm.all.get() {
      let forms = try #require(forms, "a line of words.txt has no ' => '")
      for form in forms {
        let example = form.elements.map { element in
          switch element {
          case .word(let text): text.uppercased()
          case .gap: "you half remember"
          case .verb: "hang"
          }
        }.joined(separator: " ")
        let prose = Prose(text: "This has (\(example)).")
        let isFound = prose.sentences[0].indices.contains {
          form.stands(at: $0, in: prose.sentences[0])
        }
        #expect(isFound, "'\(form.spelling)' is not found in '\(example)'")
      }
    }
  }

  @Test(
    arguments: [
      ("mended", "It is mended.", true), ("mend", "We recommend it.", false),
      ("what … can be", "What you half remember can be run.", true),
      ("what … can be", "What now? It can be run.", false),
      ("what … can be", "What, then, can be run?", false),
      ("is to VERB", "The bell is to hang there.", true),
      ("is to VERB", "What it is to you.", false), ("is to VERB", "It is to the right.", false),
      ("is to VERB", "As it is, to run it is easy.", false),
    ])
  func `has a form where its words follow each other`(
    form: String, text: String, isFound: Bool
  ) {
    let form = BannedForm(form, better: "")
    let found = Prose(text: text).sentences.contains { sentence in
      sentence.indices.contains { form.stands(at: $0, in: sentence) }
    }
    #expect(found == isFound)
  }

  @Test func `is what stands in literals of Swift`() {
    let source = ##"""
      // "this is a comment"
      let key = "one"
      say("two \(name("of this")) words" + more
        + " and \"so\" on")
      precondition(isOpen, "never said")
      let text = """
          Two lines \
          of one.

            a b
          """
      let raw = #"raw "words" of \#(here)"#
      let lines = "one\ntwo\n" + "three"
      """##
    let found = SwiftLiterals(of: source).all.map { lines in
      lines.map { "\($0.number): \($0.text)" }
    }
    #expect(
      found.sorted { $0[0] < $1[0] } == [
        ["12: raw \"words\" of …"],
        ["13: one", "13: two", "13: three"],
        ["2: one"],
        ["3: of this"],
        ["3: two … words…", "4: and \"so\" on"],
        ["7: Two lines ", "8: of one.", "9: ", "10:   a b"],
      ])
  }

  @Test func `is what stands in a lesson for its reader`() {
    let lesson = """
      ---
      lesson: one
      title: "A title"
      aim: You can say one.
      ---

      Its prose.

      ```swift run
      print("none of this")
      ```

      ## Question: id

      ```ask
      kind: choice
      ```

      Which one?

      ```choices
      - The first one.
        check: isTrue(of: this)
          && that
        feedback: The second one is right
          in this case.
      - The second one.
        check: true
      ```
      """
    let found = Prose(lesson: lesson).sentences.map { words in
      words.map(\.text).joined(separator: " ") + " (\(words[0].line))"
    }
    #expect(
      found == [
        "a title (3)", "you can say one (4)", "its prose (7)", "question id (13)", "which one (19)",
        "the first one (22)", "the second one is right in this case (25)", "the second one (27)",
      ])
  }

  @Test func `is what stands in Markdown, but for its code`() {
    let markdown = """
      # A heading
      One sentence, `in code`
      of two [lines](https://example.org). Another!

      - An item
        that goes on
      - Another

      ```swift
      let none = "of this"
      ```
      | a cell | another |
      """
    let found = Prose(markdown: markdown).sentences.map { words in
      words.map(\.text).joined(separator: " ") + " (\(words[0].line))"
    }
    #expect(
      found == [
        "a heading (1)", "one sentence … of two lines (2)", "another (3)",
        "an item that goes on (5)", "another (7)", "a cell (12)", "another (12)",
      ])
  }
}
