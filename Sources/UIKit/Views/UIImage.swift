/// A picture, known by its name.
open class UIImage: NSObject {
  private let source: UIImage.Source
  private let sizeStorage: CGSize
  private let scaleStorage: CGFloat
  /// Whether it is drawn as it is or in the tint colour.
  public let renderingMode: UIImage.RenderingMode
  /// The size and weight of a symbol.
  @available(iOS 13.0, *)
  open var configuration: UIImage.Configuration? { return details?.configuration }
  /// Values that few pictures have.
  private var details: UIImage.Details?
  /// The words of VoiceOver for the picture.
  open var accessibilityLabel: String?
  @available(iOS 5.0, *)
  open var accessibilityIdentifier: String?
  open var isAccessibilityElement = false

  public enum RenderingMode: Int {
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// The direction in which the camera was held.
  public enum Orientation: Int {
    case up = 0
    case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    /// The direction of the picture in a mirror.
    var flipped: Orientation {
      switch self {
      case .up: return .upMirrored
      case .down: return .downMirrored
      case .left: return .leftMirrored
      case .right: return .rightMirrored
      case .upMirrored: return .up
      case .downMirrored: return .down
      case .leftMirrored: return .left
      case .rightMirrored: return .right
      }
    }
  }

  /// Where the picture is from.
  enum Source {
    case memory
    case asset(String)
    case symbol(String)
  }

  init(
    source: UIImage.Source, size: CGSize, scale: CGFloat, renderingMode: UIImage.RenderingMode
  ) {
    self.source = source
    sizeStorage = size
    scaleStorage = scale
    self.renderingMode = renderingMode
    super.init()
  }

  convenience init(size: CGSize, scale: CGFloat) {
    self.init(source: .memory, size: size, scale: scale, renderingMode: .automatic)
  }

  /// A named picture, of 24 points.
  convenience init(source: UIImage.Source) {
    self.init(
      source: source, size: CGSize(width: 24, height: 24), scale: UIScreen.main.scale,
      renderingMode: .automatic)
  }

  /// Every name has a picture, of 24 points.
  public convenience init?(named name: String) {
    self.init(source: .asset(name))
  }

  @available(iOS 8.0, *)
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(source: .asset(name))
  }

  /// The picture of an asset that the compiler knows.
  @available(iOS 11.0, *)
  public convenience init(resource: ImageResource) {
    self.init(source: .asset(resource.name))
  }

  @available(iOS 13.0, *)
  public convenience init?(systemName: String) {
    self.init(source: .symbol(systemName))
  }

  @available(iOS 13.0, *)
  public convenience init?(
    systemName: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    self.init(source: .symbol(systemName))
    if let configuration = configuration { details = Details(configuration: configuration) }
  }

  /// A symbol of which a part is full, from 0 to 1.
  @available(iOS 16.0, *)
  public convenience init?(
    systemName: String, variableValue: Double, configuration: UIImage.Configuration? = nil
  ) {
    self.init(systemName: systemName, withConfiguration: configuration)
  }

  @available(iOS 13.0, *)
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    self.init(source: .asset(name))
    if let configuration = configuration { details = Details(configuration: configuration) }
  }

  // Symbols of the system that have a member.

  @available(iOS 13.0, *)
  public static var checkmark: UIImage { return UIImage(source: .symbol("checkmark")) }
  @available(iOS 13.0, *)
  public static var strokedCheckmark: UIImage {
    return UIImage(source: .symbol("checkmark.circle"))
  }
  @available(iOS 13.0, *)
  public static var add: UIImage { return UIImage(source: .symbol("plus.circle.fill")) }
  @available(iOS 13.0, *)
  public static var remove: UIImage { return UIImage(source: .symbol("minus.circle.fill")) }
  @available(iOS 13.0, *)
  public static var actions: UIImage { return UIImage(source: .symbol("ellipsis.circle")) }

  /// An empty picture has no size, and the scale 1.
  public convenience override init() {
    self.init(size: CGSize.zero, scale: 1)
  }

  /// In points.
  open var size: CGSize { return sizeStorage }

  /// Pixels in a point.
  open var scale: CGFloat { return scaleStorage }

  open var imageOrientation: UIImage.Orientation { return details?.orientation ?? .up }

  /// Values that few pictures have.
  struct Details {
    var configuration: UIImage.Configuration?
    var orientation = UIImage.Orientation.up
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    var alignment = UIEdgeInsets.zero
    var flips = false
    var baseline: CGFloat?
    var images: [UIImage]?
    var duration: TimeInterval = 0
  }

  /// The parts that stay as they are.
  @available(iOS 5.0, *)
  open var capInsets: UIEdgeInsets { return details?.capInsets ?? UIEdgeInsets.zero }

  @available(iOS 6.0, *)
  open var resizingMode: UIImage.ResizingMode { return details?.resizingMode ?? .tile }

  @available(iOS 6.0, *)
  open var alignmentRectInsets: UIEdgeInsets { return details?.alignment ?? UIEdgeInsets.zero }

  /// Whether it is turned round in languages that are read from right to left.
  @available(iOS 9.0, *)
  open var flipsForRightToLeftLayoutDirection: Bool { return details?.flips ?? false }

  @available(iOS 13.0, *)
  open var baselineOffsetFromBottom: CGFloat? { return details?.baseline }

  /// The pictures of an animation.
  @available(iOS 5.0, *)
  open var images: [UIImage]? { return details?.images }

  @available(iOS 5.0, *)
  open var duration: TimeInterval { return details?.duration ?? 0 }

  @available(iOS 13.0, *)
  open var symbolConfiguration: UIImage.SymbolConfiguration? {
    return details?.configuration as? UIImage.SymbolConfiguration
  }

  @available(iOS 17.0, *)
  open var isHighDynamicRange: Bool { return false }

  @available(iOS 8.0, *)
  open var traitCollection: UITraitCollection { return UIScreen.main.traitCollection }

  @available(iOS 10.0, *)
  open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scaleStorage
    return format
  }

  /// The pixels; an empty picture has none.
  open var cgImage: CGImage? {
    if sizeStorage == CGSize.zero { return nil }
    return CGImage(
      width: Int((sizeStorage.width * scaleStorage).rounded()),
      height: Int((sizeStorage.height * scaleStorage).rounded()))
  }

  public convenience init(cgImage: CGImage) {
    self.init(
      size: CGSize(width: CGFloat(cgImage.width), height: CGFloat(cgImage.height)), scale: 1)
  }

  @available(iOS 4.0, *)
  public convenience init(
    cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation
  ) {
    let isTurned =
      orientation == .left || orientation == .right || orientation == .leftMirrored
      || orientation == .rightMirrored
    let width = CGFloat(isTurned ? cgImage.height : cgImage.width) / scale
    let height = CGFloat(isTurned ? cgImage.width : cgImage.height) / scale
    self.init(size: CGSize(width: width, height: height), scale: scale)
    details = Details(orientation: orientation)
  }

  /// Pictures that are shown one after the other.
  @available(iOS 5.0, *)
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.changed {
      $0.images = images
      $0.duration = duration
    }
  }

  /// The file of the picture: its beginning, and how many pixels there are.
  open func pngData() -> Data? {
    guard let pixels = cgImage else { return nil }
    return Data(UIImage.signature + UIImage.bytes(pixels.width) + UIImage.bytes(pixels.height))
  }

  private static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  private static func bytes(_ number: Int) -> [UInt8] {
    return [24, 16, 8, 0].map { UInt8(number >> $0 & 255) }
  }

  private static func number(_ bytes: [UInt8]) -> Int {
    return bytes.reduce(0) { $0 << 8 + Int($1) }
  }

  /// The picture of a file, one that the model has written; nil for other data.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  @available(iOS 6.0, *)
  public convenience init?(data: Data, scale: CGFloat) {
    let bytes = Array(data)
    guard bytes.count == 16, Array(bytes[0..<8]) == UIImage.signature else { return nil }
    let width = CGFloat(UIImage.number(Array(bytes[8..<12])))
    let height = CGFloat(UIImage.number(Array(bytes[12..<16])))
    self.init(size: CGSize(width: width / scale, height: height / scale), scale: scale)
  }

  open func jpegData(compressionQuality: CGFloat) -> Data? { return pngData() }

  @available(iOS 15.0, *)
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    return UIImage(size: size, scale: scaleStorage)
  }

  @available(iOS 15.0, *)
  open func preparingForDisplay() -> UIImage? { return self }

  @available(iOS 9.0, *)
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    return changed { $0.flips = true }
  }

  @available(iOS 10.0, *)
  open func withHorizontallyFlippedOrientation() -> UIImage {
    return changed { $0.orientation = $0.orientation.flipped }
  }

  @available(iOS 6.0, *)
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    return changed { $0.alignment = alignmentInsets }
  }

  @available(iOS 13.0, *)
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    return changed { $0.baseline = baselineOffset }
  }

  @available(iOS 6.0, *)
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    return changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  private func changed(_ change: (inout Details) -> Void) -> UIImage {
    let copy = copy(renderingMode)
    var details = details ?? Details()
    change(&details)
    copy.details = details
    return copy
  }

  /// How the middle of a picture that grows is filled.
  @available(iOS 6.0, *)
  public enum ResizingMode: Int, ImportedValue {
    case tile = 0
    case stretch = 1
  }

  @available(iOS 13.0, *)
  open var isSymbolImage: Bool {
    if case .symbol = source { return true }
    return false
  }

  @available(iOS 7.0, *)
  open func withRenderingMode(_ mode: UIImage.RenderingMode) -> UIImage { return copy(mode) }

  @available(iOS 13.0, *)
  open func withTintColor(_ color: UIColor) -> UIImage { return copy(renderingMode) }

  @available(iOS 13.0, *)
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    return copy(renderingMode)
  }

  @available(iOS 13.0, *)
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    return changed { $0.configuration = configuration }
  }

  @available(iOS 13.0, *)
  open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    let own = symbolConfiguration ?? UIImage.SymbolConfiguration.unspecified
    return changed { $0.configuration = own.applying(configuration) }
  }

  private func copy(_ mode: UIImage.RenderingMode) -> UIImage {
    let copy = UIImage(
      source: source, size: sizeStorage, scale: scaleStorage, renderingMode: mode)
    copy.details = details
    return copy
  }

  @available(iOS 5.0, *)
  open func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage {
    return changed { $0.capInsets = insets }
  }

  open func draw(in rect: CGRect) {}

  open func draw(at point: CGPoint) {}

  // MARK: Printing

  open override var description: String {
    let address = Host.hexadecimal(Host.address(self))
    let size = PrintedNumber.braces([sizeStorage.width, sizeStorage.height])
    guard because(.imagePrintsItsSource) else { return "<UIImage: \(address)>, \(size)" }
    return "<UIImage:\(address) \(printedSource) \(size) renderingMode=\(printedMode)>"
  }

  /// The text in the description of an image view.
  var printedInView: String {
    let address = Host.hexadecimal(Host.address(self))
    let width = PrintedNumber.short(sizeStorage.width)
    let size = "(\(width) \(PrintedNumber.short(sizeStorage.height)))"
    var kind = ""
    if case .memory = source { kind = "CGImage " }
    return "<UIImage:\(address) \(kind)\(printedSource); \(size)"
      + "@\(PrintedNumber.short(scaleStorage))>"
  }

  private var printedSource: String {
    switch source {
    case .memory: return "anonymous"
    case .asset(let name): return "named(main: \(name))"
    case .symbol(let name): return "symbol(system: \(name))"
    }
  }

  private var printedMode: String {
    switch renderingMode {
    case .automatic: return isTemplate ? "automatic(template)" : "automatic(original)"
    case .alwaysOriginal: return "alwaysOriginal"
    case .alwaysTemplate: return "alwaysTemplate"
    }
  }

  private var isTemplate: Bool {
    if case .symbol = source { return true }
    return false
  }
}

/// The pixels of a picture; the model keeps how many there are.
open class CGImage: NSObject {
  public let width: Int
  public let height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    super.init()
  }

  /// The part of the picture in a rectangle of pixels.
  open func cropping(to rect: CGRect) -> CGImage? {
    let all = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let part = all.intersection(rect.integral)
    if part.isNull || part.isEmpty { return nil }
    return CGImage(width: Int(part.width), height: Int(part.height))
  }
}
