internal import Curriculum
internal import Phrases
internal import QuizEngine
internal import Releases
internal import Scenarios
internal import TerminalUI

/// Shows a lesson: prose, code, and the lines that the code prints when it is run here and now.
struct LessonReading {
  var console: Console
  var lines: Context.Lines
  var model: Model
  /// Opens a listing as a playground, which the reader comes back from.
  var play: ((Scenario) -> ExitStatus)?

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

  /// Shows a lesson step by step, and `closing` after it. A step ends before a heading, before code runs,
  /// and where the screen is full. The first step is that of the first heading.
  func read(_ lesson: Lesson, fromStep step: Int? = nil, closing: String? = nil) -> Ending {
    var screen = Screenful(console: console, lines: lines)
    var heading: Screenful.Piece = { console in
      console.line()
      console.heading(lesson.title)
      console.prose(lesson.aim)
    }
    var isFirst = true
    for block in lesson.blocks(fromStep: step) {
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
      if let ending = show(block, of: lesson, below: heading, on: &screen) {
        return Ending(ending)
      }
      heading = { _ in }
      isFirst = false
    }
    let end: Screenful.Piece = { [heading] console in
      heading(console)
      Views(console).outOfScope(of: lesson)
      Views(console).sources(of: lesson)
      guard let closing else { return }
      console.line()
      console.prose(closing)
    }
    if let ending = screen.show([end]) { return Ending(ending) }
    return console.flush() ? .finished : .left
  }

  /// Shows a block of a lesson, on one screen with the heading above it if both fit.
  private func show(
    _ block: Block, of lesson: Lesson, below heading: @escaping Screenful.Piece,
    on screen: inout Screenful
  ) -> Screenful.Ending? {
    func headed(_ piece: @escaping Screenful.Piece) -> [Screenful.Piece] {
      [
        { console in
          heading(console)
          piece(console)
        }
      ]
    }
    switch block {
    case .heading: preconditionFailure("headings are shown with the block that follows them")
    case .prose(let text): return screen.show(headed(spaced { Views($0).markdown(text) }))
    case .listing("text", let text):
      return screen.show(headed(spaced { Views($0).drawing(text) }))
    case .listing(let language, let code):
      return screen.show(headed(spaced { Views($0).code(code, isSwift: language == "swift") }))
    case .runnable(let listing):
      let prediction: PreparedQuestion?
      switch prepared(listing, in: lesson) {
      case .finished(let found): prediction = found
      case .stopped(let signal): return ending(signal)
      }
      let code = spaced { console in
        if let prediction {
          Views(console, isInteractive: lines.isInteractive).prediction(prediction)
        } else {
          Views(console).code(listing.code)
        }
      }
      return screen.show(headed(code)) ?? run(listing, after: prediction, of: lesson, on: &screen)
    }
  }

  /// Runs code when the reader has predicted what it does, or is ready to see it.
  private func run(
    _ listing: Listing, after prediction: PreparedQuestion?, of lesson: Lesson,
    on screen: inout Screenful
  ) -> Screenful.Ending? {
    var verdict: Verdict?
    if let prediction, lines.isInteractive {
      switch predict(prediction) {
      case .judged(let judged): verdict = judged
      case .skipped: break
      case .stopped(let ending): return ending
      }
      screen.beginScreen()
    } else if let ending = screen.endStep("Return runs it") {
      return ending
    }
    let run: Run
    switch lines.run(model, listing.scenario) {
    case .finished(let finished): run = finished
    case .stopped(let signal): return ending(signal)
    }
    if verdict == nil, let prediction, prediction.answerForm != .lines {
      // What was asked isn't printed.
      switch judged(DontKnow.response, prediction) {
      case .finished(.verdict(let answer)): verdict = answer
      case .finished: break
      case .stopped(let signal): return ending(signal)
      }
    }
    if let play {
      screen.play = {
        let status = play(listing.scenario)
        return status == .done ? nil : .leave(status)
      }
    }
    var pieces: [Screenful.Piece] = []
    if let verdict { pieces.append { Views($0).verdict(onPrediction: verdict) } }
    // A verdict on printed lines has shown them.
    let printed = transcript(of: run)
    if verdict == nil || verdict?.right != printed && !printed.isEmpty {
      pieces.append(
        spaced { Views($0).transcript(run, saysRelease: lesson.saysRelease(of: listing)) })
    }
    // A verdict has the explanation of a prediction; a reader who made none needs it all the more.
    if verdict == nil, let words = prediction?.question.explanation {
      pieces.append(spaced { Views($0).markdown(words) })
    }
    let events = listing.timelineEvents(in: run)
    if !events.isEmpty { pieces.append(spaced { Views($0).timeline(run, events) }) }
    if !listing.sentences.isEmpty {
      pieces.append(
        spaced { console in
          for sentence in listing.sentences { Views(console).markdown("- " + sentence.text) }
        })
    }
    return screen.show(pieces)
  }

  /// Ctrl-C while code runs ends the reading, and other signals the program.
  private func ending(_ signal: SignalWatch.Signal) -> Screenful.Ending {
    guard case .interrupt = signal else { return .leave(.signal(signal.exitStatus)) }
    console.line(Session.stopped)
    return .left
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
  /// The blocks from a heading on, counted from 1; all blocks without a number.
  fileprivate func blocks(fromStep step: Int?) -> ArraySlice<Block> {
    guard let step else { return blocks[...] }
    let headings = blocks.indices.filter { index in
      if case .heading = blocks[index] { true } else { false }
    }
    return headings.indices.contains(step - 1) ? blocks[headings[step - 1]...] : blocks[...]
  }

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
