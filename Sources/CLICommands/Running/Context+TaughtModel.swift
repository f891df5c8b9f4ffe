internal import ContentImport
internal import Curriculum
internal import Glibc
internal import QuizEngine
internal import Storage
internal import Study

extension Context {
  /// Loads the model with the topics and misconceptions of the courses that are taught here, for commands
  /// that read nothing else of courses: those of the folder that the command line names, or else of those
  /// that ship and those that were added.
  ///
  /// A database that can't be read keeps nobody from looking a rule up.
  func taughtModel(_ arguments: Arguments) throws(Failure) -> Model {
    let model = try soundModel()
    var topics: [Topic] = []
    var misconceptions: [MisconceptionFile] = []
    do throws(ContentUnreadable) {
      for own in try readOwnTopics(at: CourseCatalogue.folder(arguments, in: self)) {
        topics += own.topics
        misconceptions += own.misconceptions
      }
    } catch {
      throw .world(error.message, file: error.path)
    }
    if !arguments.has("--content"), let store = openedStore(arguments) {
      do throws(Failure) {
        let known = Set(topics.map(\.id))
        topics += try stored { () throws(StoreError) in
          try store.topics().filter { !known.contains($0.id) }
        }
        let names = Set(misconceptions.map(\.id))
        misconceptions += try stored { () throws(StoreError) in
          try store.misconceptions().filter { !names.contains($0.id) }
        }
      } catch {
        for line in error.lines { console.notice(line) }
      }
    }
    return model.teaching(CourseAdditions(topics: topics, misconceptions: misconceptions))
  }

  /// The learners' database, where there is one.
  private func openedStore(_ arguments: Arguments) -> Store? {
    do throws(Failure) {
      return try LearnerDatabase.openIfThere(arguments, in: self)
    } catch {
      for line in error.lines { console.notice(line) }
      return nil
    }
  }
}
