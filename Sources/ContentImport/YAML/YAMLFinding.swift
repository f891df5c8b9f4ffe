/// A text that is no YAML, or more of YAML than a course may use.
enum YAMLFinding: ContentFinding {
  case hasTab
  case hasControlCharacter(Unicode.Scalar)
  case hasNoKeys
  case hasSecondDocument
  case keyIsNoWord
  case isNestedTooDeep
  case hasAlias
  case hasAnchor
  case hasTag
  /// A value with ': ' in it that is not quoted.
  case hasUnquotedColon
  /// A space that looks like any other, after a key or elsewhere.
  case hasNoBreakSpace
  /// In libyaml's words; nil when it has none.
  case isNoYAML(String?)
}
