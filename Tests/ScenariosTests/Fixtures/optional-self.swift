// 'Self' in an extension of Optional.
extension Optional {
  static func wrap(_ w: Wrapped) -> Self { .some(w) }
  static var empty: Self { .none }
  var me: Self { self }
  func or(_ other: Self) -> Self { self != nil ? self : other }
}
print(Int?.wrap(3) as Any, Int?.empty as Any, Optional(2).me as Any, Int?.none.or(4) as Any, Optional("a").or(nil) as Any)
