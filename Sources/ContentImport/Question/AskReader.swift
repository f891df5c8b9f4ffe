import Curriculum
import Diagnostics
import Releases

/// Reads an `ask` block: the keys of every question, and through `TaskReading` those of its kind.
struct AskReader {
  var keys: Keys
  private let id: QuestionID
  private var block = AskBlock()
  private var locations: [ContentPart: SourceLocation] = [:]
  private var noRule: LocatedFinding?

  /// An `ask` block as it was read.
  struct Reading {
    /// Nil when it is no block of keys.
    var block: AskBlock?
    var findings: [LocatedFinding]
    /// The finding for a question without rules, kept apart since a run can propose some.
    var noRule: LocatedFinding?
    var locations: [ContentPart: SourceLocation] = [:]
  }

  static func read(_ fence: Fence, of id: QuestionID, in text: SourceText) -> Reading {
    read(fence, of: id, in: text, as: .ask, known: AskBlock.keys) { $0.readAll() }
  }

  /// Reads the block of a prediction, which has a kind and the keys of kinds alone.
  static func read(prediction fence: Fence, of id: QuestionID, in text: SourceText) -> Reading {
    let keys = QuestionKind.keysOfKinds.filter { $0.kinds.contains(where: \.canBePredicted) }
    return read(fence, of: id, in: text, as: .predict, known: ["kind"] + keys.map(\.key)) {
      $0.readTask { $0.canBePredicted }
    }
  }

  private static func read(
    _ fence: Fence, of id: QuestionID, in text: SourceText, as block: KeyBlock, known: [String],
    _ readKeys: (inout AskReader) -> Void
  ) -> Reading {
    let (node, problems) = readYAML(fence.lines, of: text, firstLine: fence.line + 1)
    guard let node else { return Reading(findings: problems) }
    var reader = AskReader(keys: Keys(node, of: block, known: known), id: id)
    readKeys(&reader)
    return Reading(
      block: reader.block, findings: reader.keys.findings, noRule: reader.noRule,
      locations: reader.locations)
  }

  private init(keys: Keys, id: QuestionID) {
    self.keys = keys
    self.id = id
  }

  private mutating func readAll() {
    readRules()
    readClaims()
    if let node = keys.optional("ios", example: "17"), let release = release(node) {
      block.ios = release
    }
    block.device = word("device", of: Device.self, .device, example: "iphone") ?? .iphone
    block.ending = word("ends", of: Ending.self, .ending, example: "trap") ?? .completed
    block.uses = keys.list("uses", example: "Bases.swift").map { ($0.scalar ?? "", $0.location) }
    readVariation()
    readFormerNames()
    readTask()
  }

  private mutating func readTask(_ isTaken: (QuestionKind) -> Bool = { _ in true }) {
    guard let kind = readKind() else { return }
    guard isTaken(kind) else {
      keys.report(PredictionFinding.isNoKind(kind), about: "kind")
      return
    }
    refuseKeys(ofOthersThan: kind)
    block.task = UnreadTask(kind, keys: &self)
  }

  private mutating func readKind() -> QuestionKind? {
    guard let node = keys.required("kind", example: "order") else { return nil }
    let name = node.scalar ?? ""
    if let kind = QuestionKind(rawValue: name) { return kind }
    let correction = Correction(of: name, among: QuestionKind.allCases.map(\.rawValue))
    keys.report(FormFinding.unknown(.kind, name, correction), at: node)
    return nil
  }

  private mutating func readRules() {
    for (index, node) in keys.list("rules", example: "view.loads-on-first-access").enumerated() {
      let rule = node.scalar ?? ""
      if !RuleID.isWellFormed(rule) { keys.report(FormFinding.noRuleID(rule), at: node) }
      block.rules.append(RuleID(rawValue: rule))
      locations[.rule(id, index: index)] = node.location
    }
    if block.rules.isEmpty, !keys.hasFinding(about: "rules") {
      noRule = LocatedFinding(
        QuestionFinding.namesNoRule(id), at: keys.node("rules")?.location ?? keys.location)
    }
  }

  private mutating func readClaims() {
    for (index, node) in keys.list("claims", example: "S000-10").enumerated() {
      let claim = node.scalar ?? ""
      if !isClaim(claim) { keys.report(FormFinding.noClaimID(claim), at: node) }
      block.claims.append(claim)
      locations[.claim(id, index: index)] = node.location
    }
  }

  private mutating func readFormerNames() {
    for (index, name) in keys.formerNames(in: id.course).enumerated() {
      block.formerly.append(QuestionID(course: name.course, name.id))
      locations[.formerQuestion(id, index: index)] = name.location
    }
  }

  private mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ key: String, of type: Word.Type, _ vocabulary: FormFinding.Vocabulary, example: String
  ) -> Word? {
    guard let node = keys.optional(key, example: example) else { return nil }
    let text = node.scalar ?? ""
    if let word = Word(rawValue: text) { return word }
    let correction = Correction(of: text, among: Word.allCases.map(\.rawValue))
    keys.report(FormFinding.unknown(vocabulary, text, correction), at: node)
    return nil
  }

  private mutating func refuseKeys(ofOthersThan kind: QuestionKind) {
    for (key, kinds) in QuestionKind.keysOfKinds where !kinds.contains(kind) {
      guard keys.isKnown(key), let node = keys.node(key) else { continue }
      keys.report(AskFinding.belongsToKinds(key, kinds, not: kind), at: node)
    }
  }
}

// MARK: For the keys of some kinds

extension AskReader {
  /// Returns the release of iOS that a value names.
  mutating func release(_ node: YAMLNode) -> IOSVersion? {
    do throws(FormFinding) {
      return try ContentImport.release(node.scalar ?? "")
    } catch {
      keys.report(error, at: node)
      return nil
    }
  }

  /// Returns a number that may be left out.
  mutating func number(
    _ key: String, within range: ClosedRange<Int>, example: Int
  ) -> Int? {
    guard let node = keys.optional(key, example: "\(example)") else { return nil }
    let text = node.scalar ?? ""
    if let number = Int(text), range.contains(number) { return number }
    keys.report(AskFinding.isNoNumber(text, key: key, within: range), at: node)
    return nil
  }

  /// Returns the name of an event that must be given.
  mutating func requiredEvent(_ key: String) -> String? {
    keys.required(key, example: "V.viewDidLoad").map { event($0) }
  }

  /// Returns the name of an event that may be left out.
  mutating func optionalEvent(_ key: String, example: String) -> String? {
    keys.optional(key, example: example).map { event($0) }
  }

  private mutating func event(_ node: YAMLNode) -> String {
    let text = node.scalar ?? ""
    locations[.event(id, index: 0)] = node.location
    block.variedTexts.append(text)
    if let problem = eventProblem(text, isTemplate: block.variation != nil) {
      keys.report(problem, at: node)
    }
    return text
  }
}

// MARK: Variations

extension AskReader {
  /// More items have too many orders to verify them all.
  private static let mostShuffled = 4

  private mutating func readVariation() {
    var variation = Variation()
    for node in keys.list("names", example: "Home, Side") {
      let name = node.scalar ?? ""
      if name.first?.isUppercase != true || !name.allSatisfy({ $0.isLetter || $0.isNumber }) {
        keys.report(AskFinding.isNoClassName(name), at: node)
      }
      variation.names.append(name)
    }
    variation.values = placeholders("vary", example: "COUNT: [1, 2, 3]")
    variation.shuffles = placeholders("shuffle", example: "STEP: [\"a()\", \"b()\"]")
    for shuffle in variation.shuffles where shuffle.options.count > Self.mostShuffled {
      guard let node = keys.node("shuffle") else { continue }
      let finding = AskFinding.shufflesTooMany(
        shuffle.name, shuffle.options.count, most: Self.mostShuffled)
      keys.report(finding, at: node)
    }
    let isVaried = !(variation.values + variation.shuffles).isEmpty
    if !isVaried, !variation.names.isEmpty, let node = keys.node("names") {
      keys.report(AskFinding.onlyNamesVary, at: node)
    }
    guard isVaried else { return }
    locations[.variation(id)] = keys.location(of: keys.node("vary") == nil ? "shuffle" : "vary")
    block.variation = variation
  }

  private mutating func placeholders(
    _ key: String, example: String
  ) -> [Variation.Placeholder] {
    guard let node = keys.node(key) else { return [] }
    guard case .mapping(let pairs) = node.content else {
      keys.report(AskFinding.hasNoPlaceholders(key, node.form, example: example), at: node)
      return []
    }
    var found: [Variation.Placeholder] = []
    for (nameNode, value) in pairs {
      let name = nameNode.scalar ?? ""
      if name.isEmpty || !name.allSatisfy({ $0.isASCII && $0.isUppercase }) {
        keys.report(AskFinding.isNoPlaceholderName(name), at: nameNode)
      }
      guard case .sequence(let items) = value.content else {
        keys.report(
          AskFinding.placeholderHoldsNoList(name, value.form, example: example), at: value)
        continue
      }
      let options = items.map { $0.scalar ?? "" }
      if options.count < 2 || Set(options).count < options.count || options.contains("") {
        keys.report(AskFinding.hasTooFewValues(name), at: value)
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
