internal import Phrases
internal import ReviewLog
internal import Storage

extension Command {
  static let lrsStatus = Command(
    "lrs status",
    help: CommandHelp(
      summary: "show which record stores have your answers",
      examples: [("vdl lrs status", "each with what it doesn't have yet")],
      discussion: "The command asks no record store: it says what each has confirmed.")
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.isEmpty else {
      throw .usage(.unexpectedOperand(arguments.operands[0], command: "lrs status"))
    }
    let store = try LearnerDatabase.openToRead(arguments, in: context)
    let places = try stored { () throws(StoreError) in try store.sentPlaces() }
    if places.isEmpty {
      context.console.line("nothing was sent to a record store yet; 'vdl lrs push URL' sends it")
    }
    for place in places {
      let waiting = try stored { () throws(StoreError) in
        try store.unsentEntries(to: place.endpoint).count
      }
      let time = place.time.minute(in: context.now().zone)
      context.console.line(
        "\(context.console.shown(place.endpoint)): up to \(time); "
          + (waiting == 0 ? "nothing waits" : "\(counted(waiting, "statement")) still to send"))
    }
    return .done
  }
}
