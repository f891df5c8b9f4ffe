/// The program that `@main` stands for where the delegate has no `main()` of its own.
extension UIApplicationDelegate {
  /// Launches the app with a delegate of this class, as `UIApplicationMain` does.
  public static func main() {
    Simulator.launch(appDelegate: Self.self as? UIResponder.Type)
  }
}
