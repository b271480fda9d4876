import DTKBKnowledge
import DynamicTypeScaling
import Foundation
import Testing

@testable import DTKBCommands

@Suite("dtkb scale")
struct ScaleTests {
  private func run(_ line: String, width: Int? = 80) throws -> Outcome {
    let world = try World(withBase: false)
    world.width = width
    return world.run(["scale"] + line.split(separator: " ").map(String.init))
  }

  private func json(_ line: String) throws -> [String: Any] {
    let output = try run(line + " --format json").output
    let value = try JSONSerialization.jsonObject(with: Data(output.utf8))
    return try #require(value as? [String: Any])
  }

  @Test(
    "one size gives one number, alone on its line",
    arguments: [
      ("12 --relative-to body --size AX5 --display-scale 3", "33.667"),
      ("12,5 --size max", "35.333"),
      ("12.5 --size UICTContentSizeCategoryAccessibilityXXXL", "35.333"),
      ("12 --size default", "12"), ("--api text-style --relative-to body --size AX5", "53"),
      ("28 --api text-style --relative-to .title1 --size accessibility5", "58"),
      ("17 --api scaled-font --size AX5", "48"), ("17 --api custom-font --size AX5", "48"),
      ("12 --api scaled-value --size AX5 --display-scale 2", "34"), ("+12 --size L", "12"),
      ("12 --platform watchos --size AX3", "16.667"), ("12 --platform macos --size L", "12"),
      ("12 --platform tvos --relative-to subtitle1 --size L", "12"),
      ("12 --platform visionos --relative-to extraLargeTitle --size L", "12"),
      ("14 --framework react-native --size AX5", "49.994"),
      ("17 --framework react-native --relative-to body --size AX5", "48"),
      ("--framework react-native --size xxxL", "1.353"),
      ("--framework webkit --size AX5", "53"),
      ("--framework webkit --relative-to=-apple-system-title1 --size AX5", "58"),
      ("1000000000 --size AX5", "2818181818.333"),
    ])
  func one(line: String, number: String) throws {
    let outcome = try run(line)
    #expect(outcome.output == number + "\n")
    #expect(outcome.exitCode == .fine)
    #expect(outcome.notices.count == 1)
  }

  @Test("numbers for people follow the reader's convention, numbers for programs a point")
  func conventions() throws {
    let world = try World(withBase: false)
    for language in ["it", "es", "vi"] {
      let outcome = world.run("scale", "12,5", "--size", "AX5", "--lang", language)
      #expect(outcome.output == "35,333\n")
      #expect(outcome.notices == ["12,5 pt · .body · scaled-metric · AX5 × 2,818 = 35,333 pt"])
      let curve = world.run("scale", "12,5", "--lang", language).output
      #expect(curve.contains("AX5   35,333  × 2,818  █"))
      #expect(!curve.contains("."))
    }
    let json = world.run("scale", "12,5", "--size", "AX5", "--lang", "it", "--format", "json")
    #expect(
      json.output
        == #"{"base":12.5,"factor":2.8181818181818183,"size":"accessibility5","style":"body","#
        + #""value":35.33333333333333,"version":1}"# + "\n")
    #expect(json.notices.isEmpty)
  }

  @Test("without a size it is the whole curve")
  func curve() throws {
    let lines = try run("24 --relative-to title").output.split(separator: "\n")
    #expect(
      lines.map { $0.prefix { $0 != "█" } } == [
        "xS    22      × 0.912  ", "S     22.667  × 0.941  ", "M     23.333  × 0.971  ",
        "L     24      × 1      ", "xL    25.333  × 1.059  ", "xxL   26.667  × 1.118  ",
        "xxxL  29      × 1.206  ", "AX1   32.333  × 1.353  ", "AX2   36      × 1.5    ",
        "AX3   40.333  × 1.676  ", "AX4   43      × 1.794  ", "AX5   48      × 2      ",
      ])
    #expect(
      lines.map { $0.count { $0 == "█" } } == [22, 22, 23, 24, 25, 26, 29, 32, 36, 40, 43, 48])
    let found = try json("24 --relative-to title")
    #expect(Set(found.keys) == ["base", "factors", "style", "values", "version"])
    #expect(found["base"] as? Int == 24 && found["style"] as? String == "title")
    let values = try #require(found["values"] as? [String: Double])
    #expect(Set(values.keys) == Set(DynamicTypeSize.allCases.map(\.rawValue)))
    #expect(values["accessibility5"] == 48)
    #expect((found["factors"] as? [String: Double])?["accessibility5"] == 2)
  }

  @Test(
    "a value at a size is the same alone, in its curve, and beside other curves",
    arguments: ScalingAPI.allCases)
  func agreement(api: ScalingAPI) throws {
    let option = "--api \(api.rawValue)"
    let curves = try #require(
      try json("17 --compare caption,largeTitle \(option)")["curves"] as? [String: [String: Double]]
    )
    for (style, curve) in curves {
      let alone = try json("17 --relative-to \(style) \(option)")
      #expect(alone["values"] as? [String: Double] == curve)
      for (size, value) in curve {
        let one = try json("17 --relative-to \(style) --size \(size) \(option)")
        #expect(one["value"] as? Double == value)
        #expect(one["factor"] as? Double == (alone["factors"] as? [String: Double])?[size])
      }
    }
    #expect(curves.count == 2)
  }

  @Test("several curves stand side by side, the one of --relative-to first, each once")
  func compare() throws {
    let outcome = try run("24 --compare body,.title1 --compare caption2,title")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 13)
    #expect(lines[0].split(separator: " ") == ["body", "title", "caption2"])
    let numbers = lines[12].split(separator: " ").filter { !$0.contains("█") }
    #expect(numbers == ["AX5", "67.667", "48", "88.667"])
    #expect(outcome.notices == ["24 pt · scaled-metric"])
    let found = try json("24 --compare body,caption2 --relative-to title")
    #expect(found["style"] as? String == "title")
    let curves = try #require(found["curves"] as? [String: [String: Double]])
    #expect(Set(curves.keys) == ["body", "title", "caption2"])
    #expect(curves["title"] == found["values"] as? [String: Double])
  }

  @Test("several curves at one size are a row each")
  func compareAtSize() throws {
    let outcome = try run("24 --compare body,title --size AX5")
    let lines = outcome.output.split(separator: "\n").map { $0.prefix { $0 != "█" } }
    #expect(lines == ["body   67.667  ", "title  48      "])
    #expect(outcome.notices == ["24 pt · scaled-metric · AX5"])
    let found = try json("24 --compare body,title --size AX5")
    #expect(
      found["value"] as? Double
        == (found["curves"] as? [String: [String: Double]])?["body"]?["accessibility5"])
  }

  @Test(
    "nothing leaves the page, and no line ends in spaces", arguments: [20, 40, 80, 160],
    [
      "12,3", "24 --compare body,title,caption2", "1e-300", "1000000000 --framework react-native",
      "--api text-style --compare largeTitle,title,title2,title3,headline,body,callout,subheadline",
      "1000000000 --compare body,caption2", "12 --platform watchos --compare title2,body",
      "12 --platform visionos --compare extraLargeTitle,extraLargeTitle2",
    ])
  func width(width: Int, line: String) throws {
    let lines = try run(line, width: width).output.split(separator: "\n")
    #expect(lines.count >= 1)
    for line in lines {
      #expect(displayWidth(of: line) <= width)
      #expect(line.last != " ")
    }
  }

  @Test(
    "the style's own size is the base where text has sizes of its own, and what is given is not")
  func ownSize() throws {
    for line in [
      "17 --api text-style --relative-to title", "17 --framework webkit --relative-to title",
    ] {
      let found = try json(line + " --size AX5")
      #expect(found["base"] as? Int == 28 && found["value"] as? Int == 58)
      #expect(abs((found["factor"] as? Double ?? 0) - 58 / 28) < 1e-12)
      #expect(try run(line).notices.last?.hasPrefix("17 is not used") == true)
    }
    #expect(try run("28 --api text-style --relative-to title").notices.count == 1)
  }

  @Test("React Native grows by its multipliers, and with a ramp as UIFontMetrics")
  func reactNative() throws {
    let plain = try json("14 --framework react-native")
    #expect(plain["framework"] as? String == "react-native" && plain["style"] is NSNull)
    #expect((plain["factors"] as? [String: Double])?["accessibility5"] == 3.571)
    let ramp = try json("14 --framework react-native --relative-to title1 --size AX5")
    #expect(ramp["style"] as? String == "title")
    #expect(ramp["value"] as? Double == 28 && ramp["factor"] as? Double == 2)
    #expect(
      try run("14 --framework react-native --relative-to title --size AX5").notices
        == ["14 pt · dynamicTypeRamp title1 · react-native · AX5 × 2 = 28 pt"])
    #expect(try json("--framework react-native --relative-to title")["base"] as? Int == 28)
  }

  @Test("WebKit's fonts have the sizes of the table, under their own names")
  func webKit() throws {
    let found = try json("--framework webkit")
    #expect(found["framework"] as? String == "webkit" && found["style"] as? String == "body")
    let values = try #require(found["values"] as? [String: Double])
    #expect(["large", "xxxLarge", "accessibility5"].map { values[$0] } == [17, 23, 53])
    #expect(try run("--framework webkit").notices == ["17 pt · -apple-system-body · webkit"])
  }

  @Test("a platform has its own sizes, and says its name")
  func platforms() throws {
    let watch = try json("12 --platform watchos")
    #expect((watch["values"] as? [String: Double])?.count == 9)
    #expect(try run("12 --platform watchos").notices == ["12 pt · .body · scaled-metric · watchos"])
    #expect((try json("12 --platform macos")["values"] as? [String: Double]) == ["large": 12])
  }
}
