import Foundation

/// A UUID that no course has, for a message that tells an author to write one. A fixed example would be copied,
/// and two courses with one UUID are one course to the store.
func freshUUID() -> String { UUID().uuidString.lowercased() }
