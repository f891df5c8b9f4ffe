/// Language and region. The app runs in `en_US`, which is also the only one that formatters know.
public struct Locale: Equatable, Hashable, CustomStringConvertible {
  public let identifier: String

  public init(identifier: String) {
    var name = ""
    for character in identifier { name += character == "-" ? "_" : "\(character)" }
    self.identifier = name
  }

  public static var current: Locale { return Locale(identifier: "en_US") }
  public static var autoupdatingCurrent: Locale { return current }
  public static var preferredLanguages: [String] { return ["en-US"] }
  public static var availableIdentifiers: [String] { return ["en_US"] }

  /// The text before the first underscore.
  public var languageCode: String? {
    var code = ""
    for character in identifier {
      if character == "_" { break }
      code += "\(character)"
    }
    return code.isEmpty ? nil : code
  }

  /// The text after the first underscore.
  public var regionCode: String? {
    guard let language = languageCode, language.count < identifier.count else { return nil }
    return String(identifier.dropFirst(language.count + 1).prefix(2))
  }

  public var currencyCode: String? { return checked("USD") }
  public var currencySymbol: String? { return checked("$") }
  public var decimalSeparator: String? { return checked(".") }
  public var groupingSeparator: String? { return checked(",") }
  public var usesMetricSystem: Bool { return regionCode != "US" }

  public var description: String { return "\(identifier) (fixed \(identifier))" }

  /// Passes a fact about American English on; about another locale nothing is known.
  private func checked(_ fact: String) -> String {
    requireKnown()
    return fact
  }

  /// Ends the run where a formatter would have to know another language or region.
  func requireKnown() {
    if identifier != "en_US" && identifier != "en_US_POSIX" && identifier != "en" {
      fatalError("the model formats for en_US only, not for \(identifier)")
    }
  }
}
