/// A picker for days and times.
open class UIDatePicker: UIControl {
  private var dateStorage = Date()
  private var durationStorage: TimeInterval = 0
  /// Whether a person has turned the wheels of the countdown.
  private var hasCountedDown = false

  /// The date, within the limits. Code that sets it sends no event.
  open var date: Date {
    get { return dateStorage }
    set { dateStorage = limited(newValue) }
  }
  open var minimumDate: Date? { didSet { dateStorage = limited(dateStorage) } }
  open var maximumDate: Date? { didSet { dateStorage = limited(dateStorage) } }
  open var datePickerMode: UIDatePicker.Mode = UIDatePicker.Mode.dateAndTime
  @available(iOS 13.4, *)
  open var preferredDatePickerStyle: UIDatePickerStyle = UIDatePickerStyle.automatic
  @available(iOS 13.4, *)
  open var datePickerStyle: UIDatePickerStyle {
    if preferredDatePickerStyle != .automatic { return preferredDatePickerStyle }
    let isWheel = datePickerMode == .countDownTimer || !Simulation.current.isAtLeast(14)
    return isWheel ? .wheels : .compact
  }
  /// A part of an hour; another number gives 1.
  open var minuteInterval: Int = 1 {
    didSet { if minuteInterval < 1 || 60 % minuteInterval != 0 { minuteInterval = 1 } }
  }
  /// The time left, in seconds and full minutes, while the mode is `countDownTimer`.
  open var countDownDuration: TimeInterval {
    get { return durationStorage }
    set { durationStorage = (newValue / 60).rounded(.down) * 60 }
  }
  open var locale: Locale?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = Calendar.current
  open var timeZone: TimeZone?

  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  /// A maximum before the minimum counts as none, as the minimum does then.
  private func limited(_ wanted: Date) -> Date {
    if let least = minimumDate, let most = maximumDate, least > most { return wanted }
    if let least = minimumDate, wanted < least { return least }
    if let most = maximumDate, wanted > most { return most }
    return wanted
  }

  /// A person turns the wheels to a date.
  func pick(_ date: Date) {
    self.date = date
    tellPicked()
  }

  /// A person turns the wheels to a duration, in seconds.
  func pick(countDown: TimeInterval) {
    durationStorage = countDown
    let isFirst = !hasCountedDown
    hasCountedDown = true
    if isFirst && because(.firstCountDownIsSilent) { return }
    tellPicked()
  }

  private func tellPicked() {
    if because(.pickedValueIsTold) { sendActions(for: .valueChanged) }
  }

  public enum Mode: Int {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4
  }

  /// Whether the date is one that the minute interval allows.
  @available(iOS 15.0, *)
  open var roundsToMinuteInterval = true
}

/// The look of a date picker.
@available(iOS 13.4, *)
public enum UIDatePickerStyle: Int {
  case automatic = 0
  case wheels = 1
  case compact = 2
  case inline = 3
}
