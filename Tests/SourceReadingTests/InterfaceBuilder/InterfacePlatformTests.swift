import DTKBSourceReading
import Testing

@Suite("The platform of a document")
struct InterfacePlatformTests {
  @Test(arguments: [
    ("targetRuntime=\"iOS.CocoaTouch\"", InterfacePlatform.iOS),
    ("targetRuntime=\"iOS.CocoaTouch.iPad\"", .iOS),
    ("targetRuntime=\"MacOSX.Cocoa\"", .macOS),
    ("targetRuntime=\"AppleTV\"", .tvOS),
    ("targetRuntime=\"watchKit\"", .watchOS),
    ("type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"", .macOS),
    ("type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"", .iOS),
    ("type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\"", .tvOS),
    ("type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"", .watchOS),
    ("type=\"com.apple.InterfaceBuilder.XR.XIB\"", .visionOS),
    ("version=\"3.0\"", nil),
  ])
  func `a document says what it is for`(attribute: String, platform: InterfacePlatform?) {
    #expect(
      InterfaceDocument(reading: Array("<document \(attribute)/>".utf8)).platform == platform)
  }

  @Test func `a fragment says nothing`() {
    let fragment = InterfaceDocument(reading: Array("<label targetRuntime=\"AppleTV\"/>".utf8))
    #expect(fragment.platform == nil)
    #expect(fragment.root == nil)
  }

  @Test(arguments: [("launchScreen=\"YES\"", true), ("launchScreen=\"NO\"", false), ("", false)])
  func `a launch screen is told apart`(attribute: String, isLaunchScreen: Bool) {
    let document = InterfaceDocument(reading: Array("<document \(attribute)></document>".utf8))
    #expect(document.isLaunchScreen == isLaunchScreen)
  }
}
