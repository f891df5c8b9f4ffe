internal import Exporting

/// The one type of the notes: their fields, the two sides of a card, and how they look.
enum AnkiNoteType {
  /// Its number in the list of types, which no export changes.
  static let number: Int64 = 1_700_000_000_000

  /// When the sides or the style changed last, in seconds. Anki then takes them over from a package.
  private static let lastChange = 1_796_000_000

  static var json: JSON {
    let fields = AnkiFields.names.enumerated().map { place, name -> JSON in
      .object([
        "name": .string(name), "ord": .int(place), "sticky": .bool(false), "rtl": .bool(false),
        "font": .string("Arial"), "size": .int(20),
      ])
    }
    return .object([
      "id": .int(Int(number)), "name": .string("ViewDidLearn"), "type": .int(0),
      "mod": .int(lastChange), "usn": .int(-1), "sortf": .int(0), "did": .null,
      "tmpls": .array([
        .object([
          "name": .string("Card"), "ord": .int(0), "qfmt": .string(front), "afmt": .string(back),
          "bqfmt": .string(""), "bafmt": .string(""), "did": .null,
        ])
      ]),
      "flds": .array(fields), "css": .string(style), "latexPre": .string(""),
      "latexPost": .string(""),
      "req": .array([.array([.int(0), .string("any"), .array([.int(1)])])]),
    ])
  }

  // MathJax would take `\(a\)` in a text for mathematics, unless its class forbids it.
  private static let front = """
    <div class="vdl tex2jax_ignore mathjax_ignore">
    {{Question}}
    {{Code}}
    {{Request}}
    {{#Hint 1}}<p>{{hint:Hint 1}}</p>{{/Hint 1}}
    {{#Hint 2}}<p>{{hint:Hint 2}}</p>{{/Hint 2}}
    {{#Hint 3}}<p>{{hint:Hint 3}}</p>{{/Hint 3}}
    </div>
    """

  private static let back = """
    {{FrontSide}}
    <hr id=answer>
    <div class="vdl tex2jax_ignore mathjax_ignore">
    <p class="label">Answer</p>
    {{Answer}}
    {{Explanation}}
    {{#Rule}}<div class="rule">{{Rule}}</div>{{/Rule}}
    {{#Source}}<div class="source">{{Source}}</div>{{/Source}}
    </div>
    """

  private static let style = """
    .card { font-family: sans-serif; font-size: 18px; line-height: 1.4; text-align: left; }
    .vdl { max-width: 44em; margin: 0 auto; overflow-wrap: anywhere; }
    .vdl code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.9em; }
    .vdl pre { padding: 0.6em 0.8em; border-radius: 6px; background: #f4f4f6; overflow-x: auto; }
    .vdl .keyword { color: #9b2393; }
    .vdl .type { color: #1c5f73; }
    .vdl .literal { color: #b02218; }
    .vdl .comment { color: #5d6c79; }
    .vdl .rule { margin: 1em 0; padding-left: 0.8em; border-left: 3px solid #8a8a90; }
    .vdl .label { margin: 0; font-size: 0.8em; color: #6b6b70; }
    .vdl a { color: #0a5fb4; }
    .vdl .source { font-size: 0.8em; color: #6b6b70; }
    .nightMode .vdl { color-scheme: dark; }
    .nightMode .vdl pre { background: #3a3a40; }
    .nightMode .vdl a { color: #7ab8ff; }
    .nightMode .vdl .label { color: #a5a5aa; }
    .nightMode .vdl .keyword { color: #ff7ab2; }
    .nightMode .vdl .type { color: #78d3e8; }
    .nightMode .vdl .literal { color: #ff8170; }
    .nightMode .vdl .comment { color: #96a3ad; }
    .nightMode .vdl .source { color: #a5a5aa; }
    """
}
