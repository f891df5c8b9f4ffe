internal import Curriculum
internal import Phrases
internal import QuizEngine
internal import Releases
internal import TerminalUI

/// Shows a lesson: prose, code, and the lines that the code prints when it is run here and now.
struct LessonReading {
  var console: Console
  var lines: Context.Lines
  var model: Model

  enum Ending {
    case finished
    /// The learner stopped reading.
    case left
    case leave(ExitStatus)
  }

  func read(_ lesson: Lesson) -> Ending {
    let views = Views(console)
    console.line()
    console.line(console.style.heading(console.shown(lesson.title)))
    console.prose(lesson.aim)
    var isFirst = true
    for block in lesson.blocks {
      switch block {
      case .heading(_, let text):
        // A person reads a screen at a time; a program all at once.
        if lines.isInteractive, !isFirst, let ending = pause() { return ending }
        console.line()
        console.line(console.style.heading(console.shown(text)))
      case .prose(let text):
        console.line()
        views.markdown(text)
      case .listing(let language, let code):
        console.line()
        views.code(code, isSwift: language == "swift")
      case .runnable(let listing):
        console.line()
        views.code(listing.code)
        console.line()
        switch lines.run(model, listing.scenario) {
        case .finished(let run):
          views.transcript(run, saysRelease: lesson.saysRelease(of: listing))
        case .stopped(.interrupt):
          console.line(Session.stopped)
          return .left
        case .stopped(let signal): return .leave(.signal(signal.exitStatus))
        }
        if !listing.sentences.isEmpty { console.line() }
        for sentence in listing.sentences { views.markdown("- " + sentence.text) }
      }
      isFirst = false
    }
    views.sources(of: lesson)
    return console.flush() ? .finished : .left
  }

  private func pause() -> Ending? {
    console.line()
    switch lines.reader.read(Prompt("Return continues, q stops> ")) {
    case .line(let line):
      return ["q", "quit", "exit"].contains(line.trimmed.lowercased()) ? .left : nil
    case .endOfFile: return .leave(.done)
    case .interrupted: return .leave(.interrupted)
    case .stopped(let signal): return .leave(.signal(signal.exitStatus))
    }
  }
}

extension Lesson {
  /// Whether the release of a run must be said: it isn't the usual one, or the same code runs under
  /// another release as well.
  fileprivate func saysRelease(of listing: Listing) -> Bool {
    listing.ios != .ofQuestions
      || blocks.contains { block in
        if case .runnable(let other) = block {
          other.code == listing.code && other.ios != listing.ios
        } else {
          false
        }
      }
  }
}
