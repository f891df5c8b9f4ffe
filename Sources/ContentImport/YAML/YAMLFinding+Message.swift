extension YAMLFinding {
  var message: String {
    switch self {
    case .hasControlCharacter(let scalar): FileFinding.hasControlCharacter(scalar).message
    case .hasTab: "a tab; YAML takes spaces only, two for each step"
    case .hasNoKeys: "no keys here; expected lines such as 'title: …'"
    case .hasSecondDocument: "a second YAML document; keep one"
    case .keyIsNoWord: "a key must be one word"
    case .isNestedTooDeep: "lists and keys are nested too deep"
    case .hasAlias: "an alias ('*name'); write the value out, or quote it when it begins with '*'"
    case .hasAnchor: "an anchor ('&name'); write the value out, or quote it when it begins with '&'"
    case .hasTag: "a tag ('!name'); leave it out, or quote the value when it begins with '!'"
    case .hasNoBreakSpace:
      "a no-break space here; type a plain space in its place"
    case .hasUnquotedColon: "this value contains ': '; put it in quotes"
    case .isNoYAML(let problem): "not YAML: \(problem ?? "it can't be read")"
    }
  }
}
