internal import CCMarkGFM

extension Markup {
  /// Returns the elements of a Markdown text (CommonMark). HTML in it is shown as text, and only links to the web
  /// lead anywhere.
  ///
  /// `listing` makes the element of a block of code, whose language may be empty.
  public static func markdown(
    _ text: String, listing: (_ code: String, _ language: String) -> Markup
  ) -> [Markup] {
    // cmark copies the text of a link definition to each of its uses, so it gets to see none.
    let bytes = Array(text.replacing("]:", with: "]\(separator):").utf8)
    let root = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT)
      }
    }
    guard let root, let iterator = cmark_iter_new(root) else { return [.text(text)] }
    defer {
      cmark_iter_free(iterator)
      cmark_node_free(root)
    }
    var builder = MarkdownBuilder()
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { break }
      if event == CMARK_EVENT_EXIT {
        builder.leave(node)
      } else if let leaf = builder.leaf(node, listing) {
        builder.append(leaf)
      } else {
        builder.enter(node)
      }
    }
    return builder.finished
  }

  /// A character of private use, which no author writes.
  fileprivate static let separator = "\u{E000}"
}

/// Elements as they open and close.
private struct MarkdownBuilder {
  /// Those that are open, outermost first; the first is the document.
  private var open: [(tag: String, attributes: [Markup.Attribute], children: [Markup])] = [
    ("", [], [])
  ]
  /// How many are open beyond the deepest that counts.
  private var surplus = 0

  /// Deeper ones stand beside each other: whoever writes markup goes down into it.
  private static let deepest = 40

  var finished: [Markup] { open[0].children }

  mutating func append(_ markup: Markup) { open[open.count - 1].children.append(markup) }

  mutating func enter(_ node: OpaquePointer) {
    guard Self.isElement(node) else { return }
    guard open.count <= Self.deepest else {
      surplus += 1
      return
    }
    open.append((Self.tag(of: node), Self.attributes(of: node), []))
  }

  mutating func leave(_ node: OpaquePointer) {
    guard Self.isElement(node) else { return }
    guard surplus == 0 else {
      surplus -= 1
      return
    }
    let (tag, attributes, children) = open.removeLast()
    append(.element(tag, attributes, children))
  }

  /// The markup of a node without children; nil for one that has some.
  func leaf(_ node: OpaquePointer, _ listing: (String, String) -> Markup) -> Markup? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT, CMARK_NODE_HTML_INLINE, CMARK_NODE_HTML_BLOCK:
      .text(Self.literal(of: node))
    case CMARK_NODE_SOFTBREAK: .text("\n")
    case CMARK_NODE_LINEBREAK: .element("br")
    case CMARK_NODE_THEMATIC_BREAK: .element("hr")
    case CMARK_NODE_CODE: .element("code", [:], Self.literal(of: node))
    case CMARK_NODE_CODE_BLOCK:
      listing(Self.literal(of: node), Self.string(cmark_node_get_fence_info(node)))
    default: nil
    }
  }

  /// Whether a node has an element: the document has none, and neither have the paragraphs of a tight list.
  private static func isElement(_ node: OpaquePointer) -> Bool {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_DOCUMENT, CMARK_NODE_IMAGE: return false
    case CMARK_NODE_LINK: return target(of: node) != nil
    case CMARK_NODE_PARAGRAPH:
      let list = cmark_node_parent(node).flatMap { cmark_node_parent($0) }
      guard let list, cmark_node_get_type(list) == CMARK_NODE_LIST else { return true }
      return cmark_node_get_list_tight(list) == 0
    default: return true
    }
  }

  private static func tag(of node: OpaquePointer) -> String {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_HEADING: "h\(max(3, cmark_node_get_heading_level(node)))"
    case CMARK_NODE_BLOCK_QUOTE: "blockquote"
    case CMARK_NODE_LIST: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST ? "ol" : "ul"
    case CMARK_NODE_ITEM: "li"
    case CMARK_NODE_EMPH: "em"
    case CMARK_NODE_STRONG: "strong"
    case CMARK_NODE_LINK: "a"
    case CMARK_NODE_PARAGRAPH: "p"
    default: "span"
    }
  }

  private static func attributes(of node: OpaquePointer) -> [Markup.Attribute] {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_LINK:
      target(of: node).map { [Markup.Attribute(name: "href", value: $0)] } ?? []
    case CMARK_NODE_LIST where cmark_node_get_list_start(node) > 1:
      [Markup.Attribute(name: "start", value: "\(cmark_node_get_list_start(node))")]
    default: []
    }
  }

  private static func target(of node: OpaquePointer) -> String? {
    let address = string(cmark_node_get_url(node))
    let isOfWeb = ["http://", "https://"].contains { address.lowercased().hasPrefix($0) }
    return isOfWeb ? address : nil
  }

  private static func literal(of node: OpaquePointer) -> String {
    string(cmark_node_get_literal(node))
  }

  private static func string(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0).replacing(Markup.separator, with: "") } ?? ""
  }
}
