internal import Phrases
internal import TerminalUI

/// Lists that are cut where there is no room for all of their lines.
extension Views {
  /// The number of rows that some lines take.
  func rows(_ show: (Views) -> Void) -> Int {
    var count = 0
    withoutActuallyEscaping(
      { (text: String) in count += text.count { $0 == "\n" } },
      do: { write in
        var views = self
        views.console.output = write
        show(views)
      })
    return count
  }

  /// Shows as many lines of a list as fit some rows, around the line at `place`, and says how many are
  /// left out. `isInWhy` is whether `why` shows all of them, and `show` shows a range of them.
  func fitting(
    _ place: Int, of count: Int, isInWhy: Bool, rows most: Int, _ show: (Views, Range<Int>) -> Void
  ) {
    func promise(_ left: Int) -> String {
      isInWhy ? "; 'why' shows \(left == 1 ? "it" : "them")" : ""
    }
    func showPart(_ views: Views, _ places: Range<Int>) {
      if places.lowerBound > 0 {
        let left = places.lowerBound
        views.console.prose("… \(counted(left, "line")) before" + promise(left), first: "  ")
      }
      show(views, places)
      let left = count - places.upperBound
      if left > 0 {
        views.console.prose("… \(counted(left, "more line"))" + promise(left), first: "  ")
      }
    }
    let windows = (1...max(1, count)).reversed().lazy.map {
      Self.window(of: $0, around: place, count: count)
    }
    let fitting = windows.first { places in rows { showPart($0, places) } <= most }
    showPart(self, fitting ?? Self.window(of: 1, around: place, count: count))
  }

  /// So many places of a list, of which at most two stand before a certain one.
  private static func window(of size: Int, around place: Int, count: Int) -> Range<Int> {
    let size = min(size, count)
    let start = min(max(0, place - min(2, size - 1)), count - size)
    return start..<start + size
  }
}
