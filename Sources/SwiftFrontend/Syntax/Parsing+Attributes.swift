import SwiftSyntax

extension Conversion {
  mutating func modifiers(_ list: DeclModifierListSyntax) -> Decl.Modifiers {
    var modifiers: Decl.Modifiers = []
    for node in list {
      let detail = node.detail.map { text($0.detail) }
      if let modifier = modifier(text(node.name), detail: detail) {
        modifiers.formUnion(modifier)
      } else {
        refuseUnsupported(text(node.name), at: node)
      }
    }
    return modifiers
  }

  private func modifier(_ name: String, detail: String?) -> Decl.Modifiers? {
    if detail == "set" {
      switch name {
      case "private": return .privateSet
      case "fileprivate": return .fileprivateSet
      case "internal", "package": return .internalSet
      // No narrower than the property itself, as far as a scenario can see.
      case "public", "open": return []
      default: return nil
      }
    }
    switch name {
    case "static": return .static
    case "class": return .class
    case "override": return .override
    case "final": return .final
    case "open": return .open
    case "public": return .public
    case "package": return .package
    case "internal": return .internal
    case "fileprivate": return .fileprivate
    case "private": return .private
    case "weak": return .weak
    case "unowned": return .unowned
    case "lazy": return .lazy
    case "mutating": return .mutating
    case "nonmutating": return .nonmutating
    case "required": return .required
    case "convenience": return .convenience
    case "optional": return .optional
    case "dynamic": return .dynamic
    case "indirect": return .indirect
    case "prefix": return .prefix
    case "postfix": return .postfix
    case "infix": return .infix
    case "async": return .async
    case "nonisolated": return .nonisolated
    default: return nil
    }
  }

  mutating func attributes(_ list: AttributeListSyntax) -> [Decl.Attribute] {
    var attributes: [Decl.Attribute] = []
    append(list, to: &attributes)
    return attributes
  }

  private mutating func append(_ list: AttributeListSyntax, to attributes: inout [Decl.Attribute]) {
    for element in list {
      switch element {
      case .attribute(let node): attributes.append(attribute(node))
      case .ifConfigDecl(let node):
        if case .attributes(let list) = activeElements(node) { append(list, to: &attributes) }
      @unknown default: refuseUnsupported(text(span(element)), at: element)
      }
    }
  }

  private mutating func attribute(_ node: AttributeSyntax) -> Decl.Attribute {
    let name = text(span(node.attributeName))
    switch (name, node.arguments) {
    case ("available", .availability(let list)): return availability(list)
    case ("_semantics", .argumentList(let list)):
      return .semantics(list.first.flatMap { plainText($0.expression) } ?? "")
    case ("_dynamicReplacement", .dynamicReplacementArguments(let arguments)):
      return .replaces(text(span(arguments.declName)))
    case ("discardableResult", _): return .discardableResult
    case ("objc", _): return .objc
    case ("main", _): return .main
    default:
      if Self.plainAttributes.contains(name) { return .other(name) }
      guard let custom = customAttribute(node) else {
        refuseUnsupported("@\(name)", at: node)
        return .other(name)
      }
      return .custom(custom)
    }
  }

  /// An attribute that may be a type of the program: types have capital letters.
  mutating func customAttribute(_ node: AttributeSyntax) -> Decl.CustomAttribute? {
    let type = type(node.attributeName)
    guard looksLikeType(type) else { return nil }
    switch node.arguments {
    case nil: return Decl.CustomAttribute(type: type, arguments: nil, span: span(node))
    case .argumentList(let list):
      return Decl.CustomAttribute(type: type, arguments: arguments(list), span: span(node))
    default: return nil
    }
  }

  /// Attributes without an effect that a scenario could see, and attributes that other code reads.
  /// Any other one is declared by the program, or it is a macro or something else that would change
  /// the run.
  private static let plainAttributes: Set<String> = [
    "available", "_semantics", "_dynamicReplacement", "_exported", "testable", "preconcurrency",
    "MainActor", "Sendable", "Published", "UIApplicationMain", "NSApplicationMain", "objcMembers",
    "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
    "GKInspectable", "inlinable", "inline", "usableFromInline", "frozen", "unknown", "escaping",
    "autoclosure", "warn_unqualified_access", "_disfavoredOverload", "propertyWrapper",
    "resultBuilder", "dynamicMemberLookup", "dynamicCallable", "globalActor", "ObservationIgnored",
  ]

  // MARK: @available

  /// The facts about iOS in `@available`.
  private struct Availability {
    var introduced: (major: Int, minor: Int)?
    var isDeprecated = false
    var isUnavailable = false
    var message: String?
    var renamed: String?
  }

  private mutating func availability(_ list: AvailabilityArgumentListSyntax) -> Decl.Attribute {
    var found = Availability()
    // `iOS 13.0, *` lists releases; `iOS, introduced: 13.0` and `*, deprecated` name one platform.
    var isForUs = true
    for (index, element) in list.enumerated() {
      switch element.argument {
      case .availabilityVersionRestriction(let restriction):
        if text(restriction.platform) == "iOS", let version = restriction.version {
          found.introduced = numbers(version)
        }
      case .token(let token):
        switch text(token) {
        case "deprecated": found.isDeprecated = found.isDeprecated || isForUs
        case "unavailable": found.isUnavailable = found.isUnavailable || isForUs
        case let platform where index == 0: isForUs = platform == "*" || platform == "iOS"
        default: break
        }
      case .availabilityLabeledArgument(let argument):
        if isForUs { add(argument, to: &found) }
      @unknown default: refuseUnsupported(text(span(element)), at: element)
      }
    }
    return .available(
      introduced: found.introduced, deprecated: found.isDeprecated,
      isUnavailable: found.isUnavailable, message: found.message, renamed: found.renamed)
  }

  /// The release that the list of a condition names for iOS; nil when it names none, as then `*` stands
  /// for us.
  func release(in list: AvailabilityArgumentListSyntax) -> (major: Int, minor: Int)? {
    for element in list {
      if case .availabilityVersionRestriction(let restriction) = element.argument,
        text(restriction.platform) == "iOS", let version = restriction.version
      {
        return numbers(version)
      }
    }
    return nil
  }

  private func add(
    _ argument: AvailabilityLabeledArgumentSyntax, to availability: inout Availability
  ) {
    switch (text(argument.label), argument.value) {
    case ("introduced", .version(let version)): availability.introduced = numbers(version)
    case ("deprecated", .version(let version)):
      // Apple writes 100000 for an API that will be deprecated at some time.
      availability.isDeprecated = numbers(version).major < 1_000
    case ("obsoleted", .version): availability.isUnavailable = true
    case ("message", .string(let literal)):
      availability.message = literal.segments.map { text($0.content) }.joined()
    case ("renamed", .string(let literal)):
      availability.renamed = literal.segments.map { text($0.content) }.joined()
    default: break
    }
  }

  /// The numbers of a release, at most 1000 and 99: a greater one is later than all releases too.
  private func numbers(_ version: VersionTupleSyntax) -> (major: Int, minor: Int) {
    func number(_ token: TokenSyntax, most: Int) -> Int { min(Int(text(token)) ?? most, most) }
    return (
      number(version.major, most: 1000),
      version.components.first.map { number($0.number, most: 99) } ?? 0
    )
  }
}
