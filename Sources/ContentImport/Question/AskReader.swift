import Curriculum
import Diagnostics
import Releases
import Words

/// What a question's `ask` block says.
struct AskBlock {
  var kind: QuestionKind
  var rules: [RuleID] = []
  var claims: [String] = []
  var ios = IOSVersion.ofQuestions
  var device = Device.iphone
  var ending = Ending.completed
  /// What is counted or explained.
  var event: String?
  /// The moment of a state.
  var moment: String?
  /// The releases of a question about versions.
  var among: [IOSVersion] = []
  /// How many actions a question of kind reach allows.
  var most = 3
  /// Names of supporting files, and where each is named.
  var uses: [(name: String, location: SourceLocation)] = []
  var variation: Variation?
  var placeholders: [PlaceholderEntry] = []

  static let keys = [
    "kind", "rules", "claims", "ios", "device", "ends", "event", "at", "among", "most", "uses",
    "names", "vary", "shuffle",
  ]

  /// The keys that belong to some kinds only.
  fileprivate static let kindsOfKeys: [(key: String, kinds: [QuestionKind])] = [
    ("event", [.count, .why]), ("at", [.state]), ("among", [.versions]), ("most", [.reach]),
  ]

  fileprivate init(kind: QuestionKind) { self.kind = kind }
}

/// Reads an `ask` block.
struct AskReader {
  let text: SourceText
  let id: QuestionID
  /// "question 'q'"
  let name: String
  /// That the question names no rule, which those who run it can say more of.
  private(set) var noRule: Diagnostic?
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var locations: [ContentPart: SourceLocation] = [:]

  init(text: SourceText, id: QuestionID, name: String) {
    self.text = text
    self.id = id
    self.name = name
  }

  /// Returns nil when the kind is not known.
  mutating func read(_ lines: [String], firstLine: Int) -> AskBlock? {
    let (node, problems) = readYAML(lines, of: text, firstLine: firstLine)
    diagnostics += problems
    guard let node else { return nil }
    var keys = Keys(node, known: AskBlock.keys, place: "the 'ask' block")
    let kindNode = keys.required("kind", such: "order")
    let kind = kindNode.flatMap { QuestionKind(rawValue: $0.scalar ?? "") }
    if let kindNode, kind == nil {
      keys.report(
        Words.QuestionBlocks.unknownKind(kindNode.scalar ?? "")
          + hint(kindNode.scalar ?? "", among: QuestionKind.allCases.map(\.rawValue)), at: kindNode)
    }
    var block = AskBlock(kind: kind ?? .output)
    block.rules = rules(&keys)
    block.claims = claims(&keys)
    if let node = keys.optional("ios", such: "17") {
      do {
        block.ios = try release(node.scalar ?? "")
      } catch {
        keys.report(error.message, at: node)
      }
    }
    block.device = word("device", of: Device.self, &keys, such: "iphone", what: "device") ?? .iphone
    block.ending = word("ends", of: Ending.self, &keys, such: "trap", what: "ending") ?? .completed
    readUses(&keys, &block)
    readVariation(&keys, &block)
    if let kind { readKindsOwn(kind, &keys, &block) }
    diagnostics += keys.diagnostics
    return kind == nil ? nil : block
  }

  private mutating func rules(_ keys: inout Keys) -> [RuleID] {
    var rules: [RuleID] = []
    for (index, node) in keys.list("rules", such: "view.loads-on-first-access").enumerated() {
      let rule = node.scalar ?? ""
      if !RuleID.isWellFormed(rule) {
        keys.report(
          Words.QuestionBlocks.noRuleID(rule), at: node)
      }
      rules.append(RuleID(rawValue: rule))
      locations[.rule(id, index: index)] = node.location
    }
    if rules.isEmpty, keys.diagnostics.allSatisfy({ !$0.message.contains("'rules'") }) {
      noRule = Diagnostic(
        Words.QuestionBlocks.namesNoRule(name), at: keys.node("rules")?.location ?? keys.location)
    }
    return rules
  }

  private mutating func claims(_ keys: inout Keys) -> [String] {
    var claims: [String] = []
    for (index, node) in keys.list("claims", such: "S000-10").enumerated() {
      let claim = node.scalar ?? ""
      if !isClaim(claim) { keys.report(notAClaim(claim), at: node) }
      claims.append(claim)
      locations[.claim(id, index: index)] = node.location
    }
    return claims
  }

  private func word<Word: RawRepresentable<String> & CaseIterable>(
    _ key: String, of type: Word.Type, _ keys: inout Keys, such example: String, what: String
  ) -> Word? {
    guard let node = keys.optional(key, such: example) else { return nil }
    if let named = Word(rawValue: node.scalar ?? "") { return named }
    keys.report(
      Words.QuestionBlocks.unknown(what, node.scalar ?? "")
        + hint(node.scalar ?? "", among: Word.allCases.map(\.rawValue)), at: node)
    return nil
  }

  // MARK: The keys of some kinds

  private mutating func readKindsOwn(
    _ kind: QuestionKind, _ keys: inout Keys, _ block: inout AskBlock
  ) {
    for (key, kinds) in AskBlock.kindsOfKeys where !kinds.contains(kind) {
      guard let node = keys.node(key) else { continue }
      keys.report(
        Words.QuestionBlocks.belongsToKind(key, kinds.map(\.rawValue), not: kind.rawValue),
        at: node)
    }
    switch kind {
    case .count, .why:
      if let node = keys.required("event", such: "V.viewDidLoad") {
        block.event = event(node, block, &keys)
      }
    case .state:
      if let node = keys.optional("at", such: "V.viewWillAppear") {
        block.moment = event(node, block, &keys)
      }
    case .versions:
      readReleases(&keys, &block)
    case .reach:
      if let node = keys.optional("most", such: "3") {
        guard let most = Int(node.scalar ?? ""), (1...5).contains(most) else {
          keys.report(Words.QuestionBlocks.noActionCount(node.scalar ?? ""), at: node)
          break
        }
        block.most = most
      }
    default: break
    }
  }

  private mutating func event(_ node: YAMLNode, _ block: AskBlock, _ keys: inout Keys) -> String {
    let text = node.scalar ?? ""
    locations[.event(id, index: 0)] = node.location
    if let problem = notAnEvent(text, isTemplate: block.variation != nil) {
      keys.report(problem, at: node)
    }
    return text
  }

  private mutating func readReleases(_ keys: inout Keys, _ block: inout AskBlock) {
    if let node = keys.node("ios") {
      keys.report(Words.QuestionBlocks.iosOfVersions, at: node)
    }
    let nodes = keys.list("among", such: "5.1, 6, 12, 17")
    for node in nodes {
      do {
        block.among.append(try release(node.scalar ?? ""))
      } catch {
        keys.report(error.message, at: node)
      }
    }
    if keys.diagnostics.isEmpty, !(3...6).contains(nodes.count) {
      diagnostics.append(
        Diagnostic(
          Words.QuestionBlocks.releaseCount(nodes.count),
          at: keys.node("among")?.location ?? keys.location))
    }
    if block.among != block.among.sorted(), let node = keys.node("among") {
      keys.report(Words.QuestionBlocks.releasesUnordered, at: node)
    }
  }

  // MARK: Files and variations

  private mutating func readUses(_ keys: inout Keys, _ block: inout AskBlock) {
    for node in keys.list("uses", such: "Bases.swift") {
      block.uses.append((node.scalar ?? "", node.location))
    }
  }

  private mutating func readVariation(_ keys: inout Keys, _ block: inout AskBlock) {
    var variation = Variation()
    for node in keys.list("names", such: Words.QuestionBlocks.classesForExample) {
      let name = node.scalar ?? ""
      if name.first?.isUppercase != true || !name.allSatisfy({ $0.isLetter || $0.isNumber }) {
        keys.report(Words.QuestionBlocks.noClassName(name), at: node)
      }
      variation.names.append(name)
    }
    variation.values = placeholders("vary", &keys, &block, such: "COUNT: [1, 2, 3]")
    variation.shuffles = placeholders("shuffle", &keys, &block, such: "STEP: [\"a()\", \"b()\"]")
    for shuffle in variation.shuffles where shuffle.options.count > 4 {
      if let node = keys.node("shuffle") {
        keys.report(
          Words.QuestionBlocks.shufflesTooMany(shuffle.name, shuffle.options.count), at: node)
      }
    }
    let isVaried = !(variation.values + variation.shuffles).isEmpty
    if !isVaried, !variation.names.isEmpty, let node = keys.node("names") {
      keys.report(Words.QuestionBlocks.onlyNamesVary, at: node)
    }
    guard isVaried else { return }
    locations[.variation(id)] = keys.location(of: keys.node("vary") == nil ? "shuffle" : "vary")
    block.variation = variation
  }

  private mutating func placeholders(
    _ key: String, _ keys: inout Keys, _ block: inout AskBlock, such example: String
  ) -> [Variation.Placeholder] {
    guard let node = keys.node(key) else { return [] }
    guard case .mapping(let pairs) = node.content else {
      keys.report(
        Words.QuestionBlocks.holdsNoPlaceholders(key, node.kind, such: example), at: node)
      return []
    }
    var found: [Variation.Placeholder] = []
    for (nameNode, value) in pairs {
      let name = nameNode.scalar ?? ""
      if name.isEmpty || !name.allSatisfy({ $0.isASCII && $0.isUppercase }) {
        keys.report(
          Words.QuestionBlocks.noPlaceholderName(name), at: nameNode)
      }
      guard case .sequence(let items) = value.content else {
        keys.report(
          Words.QuestionBlocks.placeholderHoldsNoList(name, value.kind, such: example), at: value)
        continue
      }
      let options = items.map { $0.scalar ?? "" }
      if options.count < 2 || Set(options).count < options.count || options.contains("") {
        keys.report(Words.QuestionBlocks.tooFewValues(name), at: value)
      }
      found.append(Variation.Placeholder(name: name, options: options))
      block.placeholders.append(
        PlaceholderEntry(
          name: name,
          marks: key == "vary" ? [name] : options.indices.map { "\(name)\($0 + 1)" },
          location: nameNode.location,
          options: items.map { ($0.scalar ?? "", $0.location) }))
    }
    return found
  }
}

/// Returns why a text is the name of no event; a template's is looked at when its placeholders are
/// filled.
func notAnEvent(_ text: String, isTemplate: Bool) -> String? {
  if EventName(text) != nil || isTemplate && text.contains("$") { return nil }
  return Words.QuestionFindings.noEventOfClass(text)
}
