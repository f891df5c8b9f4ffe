/// A mistake in an entry of a list.
enum ItemFinding: ContentFinding {
  /// A line that belongs to no item.
  case isNoItem(ItemForm)
  case hasNoText(ItemForm)
  case hasNoDecidingKey(ItemForm)
  /// Two keys of which an item may have one.
  case hasBothKeys(ItemKey, ItemKey, ItemForm)
  case hasSecondKey(ItemKey, ItemForm)
  case keyIsEmpty(ItemKey)
  case unknownKey(String, near: ItemKey)
  /// A line that reads as a key, and that no item of this form has.
  case noSuchKey(String, ItemForm)
  /// A condition or a text for learners that is in quotes as a whole.
  case isQuoted(ItemKey)
  /// A line below a key that is not indented far enough to belong to its value.
  case textFollows(ItemKey)
}
