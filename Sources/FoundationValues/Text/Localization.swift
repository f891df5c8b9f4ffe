/// Returns the text to translate: the model has no translations.
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "",
  comment: String
) -> String {
  return value.isEmpty ? key : value
}

extension String {
  public init(
    localized key: String, table: String? = nil, bundle: Bundle? = nil, comment: String? = nil
  ) {
    self = key
  }
}
