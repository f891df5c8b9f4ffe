internal import Exporting
internal import Phrases
internal import ReviewLog
internal import Storage

extension Command {
  static let lrsStatus = Command(
    "lrs status",
    help: CommandHelp(
      summary: "show which record stores have your answers",
      examples: [
        ("vdl lrs status", "each with what it doesn't have yet"),
        ("vdl lrs status --json", "for programs: one JSON object"),
      ],
      discussion: "The command asks no record store: it says what each has confirmed."),
    options: [.json]
  ) { (arguments, context) throws(Failure) in
    try arguments.refuseOperands(of: "lrs status")
    let store = try LearnerDatabase.openToRead(arguments, in: context)
    let deliveries = try stored { () throws(StoreError) in
      try store.sentPlaces().map { (place) throws(StoreError) in
        (place: place, waiting: try store.unsentEntries(to: place.endpoint).count)
      }
    }
    if arguments.has("--json") {
      let places = deliveries.map { json(of: $0.place, waiting: $0.waiting) }
      context.console.write(
        JSON.object(["version": .int(1), "recordStores": .array(places)]).pretty)
    } else if deliveries.isEmpty {
      context.console.line("nothing was sent to a record store yet; 'vdl lrs push URL' sends it")
    } else {
      for (place, waiting) in deliveries { say(place, waiting: waiting, context) }
    }
    return .done
  }

  private static func json(of place: SentPlace, waiting: Int) -> JSON {
    .object([
      "address": .string(place.endpoint), "lastPush": .string(String(describing: place.time)),
      "waiting": .int(waiting),
    ])
  }

  private static func say(_ place: SentPlace, waiting: Int, _ context: Context) {
    let time = place.time.minute(in: context.now().zone)
    context.console.line(
      "\(context.console.shown(place.endpoint)): up to \(time); "
        + (waiting == 0 ? "nothing waits" : "\(counted(waiting, "statement")) still to send"))
  }
}
