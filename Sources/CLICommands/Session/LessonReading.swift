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

    init(_ ending: Screenful.Ending) {
      self =
        switch ending {
        case .left: .left
        case .leave(let status): .leave(status)
        }
    }
  }

  /// Shows a lesson step by step, and `closing` after it. A step ends before a heading, and where the screen
  /// is full.
  func read(_ lesson: Lesson, closing: String? = nil) -> Ending {
    var screen = Screenful(console: console, lines: lines)
    var heading: Screenful.Piece = { console in
      console.line()
      console.heading(lesson.title)
      console.prose(lesson.aim)
    }
    var isFirst = true
    for block in lesson.blocks {
      if case .heading(_, let text) = block {
        if !isFirst, let ending = screen.endStep() { return Ending(ending) }
        heading = { [heading] console in
          heading(console)
          console.line()
          console.heading(text)
        }
        isFirst = false
        continue
      }
      var (pieces, stop) = pieces(of: block, in: lesson)
      // A heading stands on one screen with what follows it.
      let first = pieces.removeFirst()
      pieces.insert(
        { [heading] console in
          heading(console)
          first(console)
        }, at: 0)
      heading = { _ in }
      isFirst = false
      if let ending = screen.show(pieces) ?? stop { return Ending(ending) }
    }
    let end: Screenful.Piece = { [heading] console in
      heading(console)
      Views(console).sources(of: lesson)
      guard let closing else { return }
      console.line()
      console.prose(closing)
    }
    if let ending = screen.show([end]) { return Ending(ending) }
    return console.flush() ? .finished : .left
  }

  /// A block in the pieces that a screen should not cut, and the reason to stop after it, if there is one.
  private func pieces(
    of block: Block, in lesson: Lesson
  ) -> (pieces: [Screenful.Piece], stop: Screenful.Ending?) {
    switch block {
    case .heading: preconditionFailure("headings are shown with the block that follows them")
    case .prose(let text): return ([spaced { Views($0).markdown(text) }], nil)
    case .listing(let language, let code):
      return ([spaced { Views($0).code(code, isSwift: language == "swift") }], nil)
    case .runnable(let listing):
      let code = spaced { Views($0).code(listing.code) }
      switch lines.run(model, listing.scenario) {
      case .finished(let run):
        let output = spaced {
          Views($0).transcript(run, saysRelease: lesson.saysRelease(of: listing))
        }
        guard !listing.sentences.isEmpty else { return ([code, output], nil) }
        let sentences = spaced { console in
          for sentence in listing.sentences { Views(console).markdown("- " + sentence.text) }
        }
        return ([code, output, sentences], nil)
      case .stopped(.interrupt): return ([code, { $0.line(Session.stopped) }], .left)
      case .stopped(let signal): return ([code], .leave(.signal(signal.exitStatus)))
      }
    }
  }

  /// A piece after an empty line.
  private func spaced(_ piece: @escaping Screenful.Piece) -> Screenful.Piece {
    { console in
      console.line()
      piece(console)
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
