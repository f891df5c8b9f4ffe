public import Archives
public import ReviewLog
internal import SQLite

/// Notes with their cards in a file that Anki imports: an `.apkg`.
///
///     let package = AnkiPackage(notes: notes)
///     let bytes = try package.packed(at: now)
///
/// The form is Anki's oldest, which every version reads: a zip with a database of schema 11 and a list of media, here
/// without any. Anki knows a note again by its guid: an import replaces the text of a note that has changed since,
/// and leaves its card's schedule and history alone.
public struct AnkiPackage {
  public var notes: [AnkiNote]
  /// HTML about a deck, by the deck's path.
  public var descriptions: [[String]: String]
  /// The options of all decks; nil for Anki's own.
  public var preset: AnkiPreset?

  public init(
    notes: [AnkiNote], descriptions: [[String]: String] = [:], preset: AnkiPreset? = nil
  ) {
    self.notes = notes
    self.descriptions = descriptions
    self.preset = preset
  }

  /// Returns the bytes of the file. `now` is the time of the notes' last change, and its zone that of all days.
  public func packed(at now: Moment) throws(AnkiProblem) -> [UInt8] {
    var database: [UInt8] = []
    do throws(DatabaseError) {
      let collection = try AnkiCollection(of: self, at: now)
      try collection.forEachPieceOfImage { database += $0 }
    } catch {
      throw .database(error.message)
    }
    do throws(ArchiveProblem) {
      return try Archive.packed(
        [
          ArchivedFile(path: "collection.anki2", bytes: database),
          ArchivedFile(path: "media", bytes: Array("{}".utf8)),
        ], as: .zip)
    } catch {
      throw .archive(error)
    }
  }
}

/// Why a package can't be made.
public enum AnkiProblem: Error {
  /// SQLite says no, such as for want of memory.
  case database(String)
  case archive(ArchiveProblem)
}
