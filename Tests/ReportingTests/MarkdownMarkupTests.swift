import Pages
import Testing

/// Markdown as elements of a page.
@Suite struct MarkdownMarkupTests {
  @Test func `each part of Markdown has its element`() {
    check("a *b* **c** `d<e`", "<p>a <em>b</em> <strong>c</strong> <code>d&lt;e</code></p>\n")
    check("a\n\nb", "<p>a</p>\n<p>b</p>\n")
    check("- a\n- b", "<ul><li>a</li><li>b</li></ul>")
    check("- a\n\n- b", "<ul><li><p>a</p>\n</li><li><p>b</p>\n</li></ul>")
    check("3. a\n4. b", "<ol start=\"3\"><li>a</li><li>b</li></ol>")
    check("> a", "<blockquote><p>a</p>\n</blockquote>")
    check("# a", "<h3>a</h3>")
    check("a  \nb", "<p>a<br/>b</p>\n")
    check("---", "<hr/>")
    check("```swift run\nlet a: [Int]\n```", "<pre>swift run|let a: [Int]\n</pre>")
  }

  @Test func `HTML is text, and only links to the web lead anywhere`() {
    check("<script>x</script>", "&lt;script&gt;x&lt;/script&gt;\n")
    check("a <b>c</b>", "<p>a &lt;b&gt;c&lt;/b&gt;</p>\n")
    check(
      "[a](https://example.org/?b=\"c\")",
      "<p><a href=\"https://example.org/?b=&quot;c&quot;\">a</a></p>\n")
    check("[a](javascript:b)", "<p>a</p>\n")
    check("![a](https://example.org)", "<p>a</p>\n")
    check("[a]: https://example.org\n\n[a]", "<p>[a]: https://example.org</p>\n<p>[a]</p>\n")
    check("a\u{1B}[2J", "<p>a\u{FFFD}[2J</p>\n")
  }

  /// Whoever made the text may have meant to use up the stack.
  @Test func `nesting has an end`() {
    let text = String(repeating: "> ", count: 3_000) + "a"
    let html = Markup.markdown(text, listing: listing).map(\.html).joined()
    #expect(html.contains("a"))
    #expect(html.split(separator: "<blockquote>").count <= 41)
  }

  private func check(
    _ markdown: String, _ html: String, _ location: SourceLocation = #_sourceLocation
  ) {
    let found = Markup.markdown(markdown, listing: listing).map(\.html).joined()
    #expect(found == html, sourceLocation: location)
  }

  private func listing(_ code: String, _ language: String) -> Markup {
    .element("pre", [:], "\(language)|\(code)")
  }
}
