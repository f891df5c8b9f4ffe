internal import CEditLine
internal import Glibc

/// The prompt line on a terminal, edited by libedit.
///
/// libedit sets the terminal's mode when a line begins and puts it back when the line ends, however
/// it ends: keys are read here, so that a signal ends the line instead of the program.
///
/// The pointers are made in `init` and freed in `deinit`, and never leave this file.
@safe final class EditedLines {
  private let signals: SignalWatch
  private let editor: OpaquePointer
  private let past: OpaquePointer
  /// The prompt for libedit, NUL-terminated and kept here while libedit reads it.
  private var prompt: UnsafeMutablePointer<CChar>?
  /// The prompt that is shown.
  private var asked = Prompt("")
  /// The reason why the line ended; nil when Return ended it.
  fileprivate var ending: InputLine?

  /// The terminal's width is that of lists of words.
  private let terminal: Terminal
  /// The width in which the line was last shown.
  private var columns: Int

  init?(signals: SignalWatch, terminal: Terminal) {
    // libedit turns keys into characters by the program's locale.
    unsafe setlocale(LC_CTYPE, "")
    guard let editor = unsafe edit_line_open(), let past = unsafe history_init()
    else { return nil }
    self.signals = signals
    self.terminal = terminal
    columns = terminal.columns
    unsafe self.editor = editor
    unsafe self.past = past
    unsafe edit_line_history_size(past, 200)
    unsafe edit_line_use_history(editor, past)
    unsafe edit_line_use_emacs_keys(editor)
    unsafe edit_line_keep_interrupt_key(editor)
    // The editor keeps no reference: it lives no longer than this object.
    unsafe edit_line_set_client_data(editor, Unmanaged.passUnretained(self).toOpaque())
    unsafe edit_line_set_prompt(editor) { editor in
      unsafe editor.flatMap { unsafe EditedLines.owner(of: $0).prompt }
    }
    unsafe edit_line_set_reader(editor) { editor, character in
      guard let editor = unsafe editor, let character = unsafe character else { return -1 }
      return unsafe EditedLines.owner(of: editor).readCharacter(into: character)
    }
    unsafe edit_line_bind(editor, "^C", "vdl-interrupt", "clear the line, or leave") { editor, _ in
      guard let editor = unsafe editor else { return UInt8(CC_EOF) }
      return unsafe EditedLines.owner(of: editor).interruptKey()
    }
    unsafe edit_line_bind(editor, "^Z", "vdl-suspend", "suspend the program") { editor, _ in
      guard let editor = unsafe editor else { return UInt8(CC_EOF) }
      return unsafe EditedLines.owner(of: editor).suspendKey()
    }
    unsafe edit_line_bind(editor, "^I", "vdl-complete", "complete a word") { editor, _ in
      guard let editor = unsafe editor else { return UInt8(CC_EOF) }
      return unsafe EditedLines.owner(of: editor).completionKey()
    }
    unsafe edit_line_bind(editor, "\\e[200~", "vdl-paste", "insert what is pasted") { editor, _ in
      guard let editor = unsafe editor else { return UInt8(CC_EOF) }
      return unsafe EditedLines.owner(of: editor).paste()
    }
  }

  deinit {
    unsafe el_end(editor)
    unsafe history_end(past)
    unsafe free(prompt)
  }

  func next(_ asked: Prompt) -> InputLine {
    unsafe free(prompt)
    unsafe prompt = strdup(Text.visible(asked.text))
    self.asked = asked
    defer { self.asked = Prompt("") }
    ending = nil
    markPastes(true)
    defer { markPastes(false) }
    signals.forgetScreenChanges()
    columns = terminal.columns
    unsafe el_resize(editor)
    // Before the prompt shows, so that a key typed at once is a key and no signal.
    unsafe edit_line_prepare_terminal(editor)
    var count: Int32 = 0
    let line = unsafe el_gets(editor, &count)
    if let ending {
      if ending != .endOfFile { writeNewline() }
      return ending
    }
    guard let line = unsafe line, count > 0 else {
      writeNewline()
      return .endOfFile
    }
    var typed = unsafe String(cString: line)
    while typed.last?.isNewline == true { typed.removeLast() }
    if !typed.isEmpty, asked.remembers(typed) { remember(typed) }
    return .line(typed)
  }

  /// Puts a text into the history.
  func remember(_ text: String) { unsafe edit_line_history_enter(past, text) }

  /// Whether keys wait that were typed or pasted.
  static func hasMore() -> Bool { isReadable(STDIN_FILENO) }

  /// Asks the terminal to mark where a paste begins and ends, for a line that may have newlines.
  private func markPastes(_ isOn: Bool) {
    guard asked.isCode else { return }
    unsafe edit_line_write("\u{1B}[?2004" + (isOn ? "h" : "l"))
  }

  /// Drops what was typed and not read yet.
  func forget() {
    bytes = []
    tcflush(STDIN_FILENO, TCIFLUSH)
  }

  /// After a line that did not end by Return the cursor still stands in it.
  private func writeNewline() {
    unsafe edit_line_write("\n")
  }

  private static func owner(of editor: OpaquePointer) -> EditedLines {
    guard let data = unsafe edit_line_client_data(editor) else {
      preconditionFailure("client data is set when the editor is made")
    }
    return unsafe Unmanaged<EditedLines>.fromOpaque(data).takeUnretainedValue()
  }

  /// Reads one character of UTF-8 (or of one byte where the locale has no more).
  private func readCharacter(into character: UnsafeMutablePointer<wchar_t>) -> Int32 {
    var decoder = UTF8.ForwardParser()
    while true {
      switch signals.wait(for: STDIN_FILENO, whenScreenChanges: adapt(to:)) {
      case .signal(.interrupt):
        // Sent by another process: on this terminal Ctrl-C is a key.
        ending = .interrupted
        return -1
      case .signal(let signal):
        ending = .stopped(signal)
        return -1
      case .readable: break
      }
      var byte: UInt8 = 0
      let count = unsafe read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count == 1 else {
        ending = .endOfFile
        return count == 0 ? 0 : -1
      }
      bytes.append(byte)
      var input = bytes.makeIterator()
      switch decoder.parseScalar(from: &input) {
      case .valid(let encoded):
        bytes.removeAll()
        unsafe character.pointee = wchar_t(UTF8.decode(encoded).value)
        return 1
      case .error:
        // A sequence may be unfinished or wrong; no scalar is longer than four bytes.
        if bytes.count >= 4 || !isUnfinished(bytes) {
          bytes.removeAll()
          unsafe character.pointee = 0xFFFD
          return 1
        }
        decoder = UTF8.ForwardParser()
      case .emptyInput: break
      }
    }
  }

  private var bytes: [UInt8] = []

  private func isUnfinished(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first else { return true }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1
    return bytes.count < length && bytes.dropFirst().allSatisfy { $0 & 0xC0 == 0x80 }
  }

  /// Tab: completes the word before the cursor, or lists what it may become.
  private func completionKey() -> UInt8 {
    guard let line = unsafe el_wline(editor) else { return UInt8(CC_EOF) }
    // A key with others right behind it comes from a terminal that doesn't mark what is pasted.
    if asked.isCode, Self.hasMore() { return insert("\t") }
    let count = unsafe line.pointee.cursor - line.pointee.buffer
    let beginning = String(
      String.UnicodeScalarView(
        (0..<count).compactMap {
          unsafe Unicode.Scalar(UInt32(bitPattern: line.pointee.buffer[$0]))
        }))
    switch asked.complete(beginning) {
    // Where there is nothing to complete, Tab indents.
    case .nothing:
      return beginning.allSatisfy(\.isWhitespace) ? insert("\t") : UInt8(CC_REFRESH_BEEP)
    case .insert(let text): return insert(text)
    case .list(let words):
      // Below the line, which then is written once more.
      unsafe edit_line_write(
        "\n" + Text.wrapped(words.joined(separator: " "), columns: terminal.columns) + "\n")
      return UInt8(CC_REDISPLAY)
    }
  }

  private func insert(_ text: String) -> UInt8 {
    unsafe el_insertstr(editor, text) == 0 ? UInt8(CC_REFRESH) : UInt8(CC_ERROR)
  }

  /// The most characters that a paste has.
  private static let longestPaste = 1 << 20

  /// Reads what is pasted, up to the mark of its end, into the line.
  private func paste() -> UInt8 {
    let end = Array("\u{1B}[201~".unicodeScalars)
    var pasted: [Unicode.Scalar] = []
    while !pasted.ends(with: end) {
      var character: wchar_t = 0
      guard unsafe readCharacter(into: &character) == 1 else { return UInt8(CC_EOF) }
      let scalar = Unicode.Scalar(UInt32(bitPattern: character)) ?? "\u{FFFD}"
      // The line ends at a zero, and a terminal sends a return for a newline.
      pasted.append(scalar == "\0" ? "\u{FFFD}" : scalar == "\r" ? "\n" : scalar)
      if pasted.count > Self.longestPaste { return UInt8(CC_REFRESH_BEEP) }
    }
    pasted.removeLast(end.count)
    while pasted.last == "\n" { pasted.removeLast() }
    guard !pasted.isEmpty else { return UInt8(CC_NORM) }
    let text = pasted.map { wchar_t($0.value) } + [0]
    return unsafe el_winsertstr(editor, text) == 0 ? UInt8(CC_REFRESH) : UInt8(CC_ERROR)
  }

  /// Ctrl-Z: does what a terminal does with that key where it is no key for an editor.
  private func suspendKey() -> UInt8 {
    unsafe edit_line_restore_terminal(editor)
    markPastes(false)
    writeNewline()
    // The job stops here, until the shell continues it; who is no job of a terminal stops alone.
    kill(tcgetpgrp(STDIN_FILENO) == getpgrp() ? 0 : getpid(), SIGTSTP)
    signals.forgetScreenChanges()
    markPastes(true)
    adapt(to: .continued)
    return UInt8(CC_NORM)
  }

  /// Shows the line again, as far as it was typed, in the window as it is now.
  private func adapt(to change: SignalWatch.ScreenChange) {
    let columnsBefore = columns
    columns = terminal.columns
    switch change {
    case .continued: unsafe edit_line_prepare_terminal(editor)
    case .resized:
      // Where the line took a row and still takes one, it is written over itself. Else nobody knows how
      // the terminal has wrapped it.
      let isOneRow = widthOfLine < min(columnsBefore, columns)
      unsafe edit_line_write(isOneRow ? "\r" : "\n")
    }
    unsafe el_resize(editor)
    unsafe edit_line_refresh(editor)
  }

  /// The columns that the prompt and the line take.
  private var widthOfLine: Int {
    guard let line = unsafe el_wline(editor) else { return 0 }
    let count = unsafe line.pointee.lastchar - line.pointee.buffer
    // No character takes more than two columns.
    return 2 * count + (unsafe prompt.map { Text.width(of: unsafe String(cString: $0)) } ?? 0)
  }

  /// Ctrl-C: clears a line that has text, else leaves.
  private func interruptKey() -> UInt8 {
    // The wide form counts characters, as deleting does; the narrow one counts bytes.
    guard let line = unsafe el_wline(editor) else { return UInt8(CC_EOF) }
    let count = unsafe line.pointee.lastchar - line.pointee.buffer
    guard count > 0 else {
      ending = .interrupted
      return UInt8(CC_EOF)
    }
    // The cursor goes to the end, then everything before it is deleted.
    let after = unsafe line.pointee.lastchar - line.pointee.cursor
    unsafe el_cursor(editor, Int32(after))
    unsafe el_deletestr(editor, Int32(count))
    return UInt8(CC_REFRESH)
  }
}

extension [Unicode.Scalar] {
  fileprivate func ends(with end: [Unicode.Scalar]) -> Bool {
    count >= end.count && self[(count - end.count)...].elementsEqual(end)
  }
}
