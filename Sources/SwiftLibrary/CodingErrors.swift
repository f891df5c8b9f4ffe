// What is wrong with a value that is read or written, and where in it.
//
// Texts: https://github.com/swiftlang/swift-evolution/blob/main/proposals/0489-codable-error-printing.md

enum DecodingError: Error {
  struct Context {
    let codingPath: [any CodingKey]
    let debugDescription: String
    let underlyingError: (any Error)?

    init(
      codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil
    ) {
      self.codingPath = codingPath
      self.debugDescription = debugDescription
      self.underlyingError = underlyingError
    }
  }

  case typeMismatch(Any.Type, Context)
  case valueNotFound(Any.Type, Context)
  case keyNotFound(any CodingKey, Context)
  case dataCorrupted(Context)

  static func dataCorruptedError<Key: CodingKey>(
    forKey key: Key, in container: KeyedDecodingContainer<Key>, debugDescription: String
  ) -> DecodingError {
    .dataCorrupted(
      Context(codingPath: container.codingPath + [key], debugDescription: debugDescription))
  }

  static func dataCorruptedError(
    in container: SingleValueDecodingContainer, debugDescription: String
  ) -> DecodingError {
    .dataCorrupted(Context(codingPath: container.codingPath, debugDescription: debugDescription))
  }
}

enum EncodingError: Error {
  struct Context {
    let codingPath: [any CodingKey]
    let debugDescription: String
    let underlyingError: (any Error)?

    init(
      codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil
    ) {
      self.codingPath = codingPath
      self.debugDescription = debugDescription
      self.underlyingError = underlyingError
    }
  }

  case invalidValue(Any, Context)
}

extension DecodingError: CustomDebugStringConvertible {
  var debugDescription: String {
    switch self {
    case .typeMismatch(let type, let context):
      context._text(after: "DecodingError.typeMismatch: expected value of type \(type)")
    case .valueNotFound(let type, let context):
      context._text(
        after: "DecodingError.valueNotFound: Expected value of type \(type) but found null instead")
    case .keyNotFound(let key, let context):
      context._text(
        after:
          "DecodingError.keyNotFound: Key '\(_codingPathText([key]))' not found in keyed decoding container"
      )
    case .dataCorrupted(let context):
      context._text(after: "DecodingError.dataCorrupted: Data was corrupted")
    }
  }
}

extension EncodingError: CustomDebugStringConvertible {
  var debugDescription: String {
    switch self {
    case .invalidValue(let value, let context):
      context._text(
        after: "EncodingError.invalidValue: \(String(reflecting: value)) (\(type(of: value)))")
    }
  }
}

extension DecodingError.Context {
  func _text(after mistake: String) -> String {
    _codingErrorText(mistake, codingPath, debugDescription, underlyingError)
  }
}

extension EncodingError.Context {
  func _text(after mistake: String) -> String {
    _codingErrorText(mistake, codingPath, debugDescription, underlyingError)
  }
}

func _codingErrorText(
  _ mistake: String, _ path: [any CodingKey], _ details: String, _ cause: (any Error)?
) -> String {
  var text = mistake
  if !path.isEmpty { text += ". Path: \(_codingPathText(path))" }
  if !details.isEmpty { text += ". Debug description: \(details)" }
  if let cause { text += ". Underlying error: \(cause)" }
  return text
}

/// `people[2].name`
func _codingPathText(_ path: [any CodingKey]) -> String {
  var text = ""
  for key in path {
    if let index = key.intValue {
      text += "[\(index)]"
    } else {
      if !text.isEmpty { text += "." }
      text += _codingKeyText(key.stringValue)
    }
  }
  return text
}

/// A name in which a dot or a backquote doesn't end it.
func _codingKeyText(_ name: String) -> String {
  guard name.contains(where: { $0 == "." || $0 == "`" || $0 == "\\" }) else { return name }
  var quoted = "`"
  for character in name {
    if character == "`" || character == "\\" { quoted += "\\" }
    quoted.append(character)
  }
  return quoted + "`"
}
