internal import ContentImport
internal import Curriculum
internal import Phrases
internal import Study

extension CourseGuide {
  /// The glossaries and symptoms of the courses that the command line names, or of those that ship.
  static func all(_ arguments: Arguments, in context: Context) throws(Failure) -> [CourseGuide] {
    do throws(ContentUnreadable) {
      return try readGuides(at: CourseCatalogue.folder(arguments, in: context))
    } catch {
      throw .world(error.message, file: error.path)
    }
  }
}

/// A symptom with the lesson that it leads to.
struct FoundSymptom {
  var symptom: Symptom
  var course: CourseID
  /// Nil where the course isn't taught, or has changed.
  var lesson: Lesson?
  /// The lesson's shortest name among those that are taught.
  var shortLesson: String

  /// The lesson's name among those of all courses.
  var lessonName: LessonName { LessonName(course: course, lesson: symptom.lesson) }

  /// The place of the step among those of the lesson, from 1.
  var stepNumber: Int? { lesson?.steps.firstIndex(of: symptom.step).map { $0 + 1 } }

  /// The symptom's questions that the lesson has.
  var questions: [Question] {
    symptom.questions.compactMap { name in lesson?.questions.first { $0.id.name == name } }
  }

  /// Opens the step.
  var learnCommand: String {
    "vdl learn \(shortLesson)" + (stepNumber.map { " --step \($0)" } ?? "")
  }

  /// Asks the questions.
  var quizCommand: String { "vdl quiz --symptom \(symptom.id)" }

  /// The symptoms of all guides, each with its lesson.
  static func all(in guides: [CourseGuide], teaching courses: [Course]) -> [FoundSymptom] {
    let names = LessonNames(of: courses)
    return guides.flatMap { guide in
      let lessons = courses.first { $0.id == guide.course }?.lessons ?? []
      return guide.symptoms.map { symptom in
        FoundSymptom(
          symptom: symptom, course: guide.course,
          lesson: lessons.first { $0.id == symptom.lesson },
          shortLesson: names.short(LessonName(course: guide.course, lesson: symptom.lesson)))
      }
    }
  }
}

extension SearchedText {
  init(_ symptom: Symptom) {
    self.init(
      names: [symptom.complaint, symptom.id],
      summary: ([symptom.answer] + symptom.words).joined(separator: " "),
      body: (symptom.rules.map(\.rawValue) + [symptom.lesson.rawValue, symptom.step])
        .joined(separator: " "))
  }

  init(_ term: GlossaryTerm) {
    self.init(names: [term.name] + term.alsoCalled, summary: term.meaning)
  }
}
