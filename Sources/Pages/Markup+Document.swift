extension Markup {
  /// Returns a page of HTML that contains everything it needs: it loads nothing and runs no script, and
  /// its own policy forbids a browser to do either.
  public static func document(title: String, styles: [StaticText], body: [Markup]) -> String {
    var text = "<!DOCTYPE html>\n"
    Markup.element(
      "html", ["lang": "en"],
      [
        .element(
          "head", [:],
          [
            .element("meta", ["charset": "utf-8"]),
            .element(
              "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
            .element(
              "meta",
              [
                "http-equiv": "Content-Security-Policy",
                "content": "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
              ]),
            .element("link", ["rel": "icon", "href": "data:,"]),
            .element("title", [:], title),
            .element("style", [:], styles.map(Markup.raw)),
          ]),
        .element("body", [:], body),
      ]
    ).write(to: &text)
    return text + "\n"
  }
}
