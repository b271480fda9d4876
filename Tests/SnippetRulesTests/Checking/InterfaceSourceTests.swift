import DTKBSourceReading
import Testing

@testable import DTKBSnippetRules

struct InterfaceSourceTests {
  @Test(arguments: [
    ("import SwiftUI\n", true), ("public import UIKit", true),
    ("let a = 1\r\nimport UIKit\r\n", true),
    ("@preconcurrency import WidgetKit", true), ("import struct SwiftUI.Font", true),
    ("#if os(iOS)\n  import WatchKit\n#endif", true), ("import Foundation\n", false),
    ("// import SwiftUI\n", false), ("/* import UIKit */", false), ("/// import UIKit\n", false),
    (" * import UIKit\n", false), ("let a = \"SwiftUI\"\n", false), ("import SwiftUIX\n", false),
    ("let reimport = UIKit.self\n", false), ("import XCTest\nimport SwiftUI\n", false),
    ("import UIKit\n@testable import App\nimport Testing\n", false), ("", false),
  ])
  func `Swift shows an interface that imports a framework for one`(code: String, shows: Bool) {
    #expect(SourceFile(name: "A.swift", bytes: Array(code.utf8)).showsInterface == shows)
  }

  @Test(arguments: [
    ("A.xib", "<document/>", true), ("A.storyboard", "", true), ("a.css", "", true),
    ("a.html", "", true), ("a.tsx", "import {Text} from 'react-native';", true),
    ("a.js", "import {Text} from \"react-native\"", true), ("a.ts", "export const a = 1;", false),
    ("a.js", "import a from 'react-native-fs';", false), ("A.md", "import SwiftUI", false),
  ])
  func `so do documents, pages and what is written for React Native`(
    name: String, code: String, shows: Bool
  ) {
    #expect(SourceFile(name: name, bytes: Array(code.utf8)).showsInterface == shows)
  }
}
