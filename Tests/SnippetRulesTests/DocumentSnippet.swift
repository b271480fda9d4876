import Testing

@testable import DTKBSnippetRules

extension Snippet {
  /// Elements of a document of Interface Builder.
  static func interface(_ marked: String, name: String = "Row.xib") -> Snippet {
    Snippet(marked, name: name)
  }

  /// A script of React Native.
  static func script(_ marked: String, name: String = "Row.tsx") -> Snippet {
    Snippet(marked, name: name)
  }

  private static let phone = "targetRuntime=\"iOS.CocoaTouch\""

  /// Ways to write the same elements that a rule must see through.
  var interfaceDisguises: [Snippet] {
    [
      moved("<!-- 🎉 文字 <label> -->\n"), moved("\u{FEFF}"), moved("\t\n"),
      moved(
        "<?xml version=\"1.0\"?>\n<document \(Self.phone)>\n<objects>\n", "\n</objects></document>"),
      moved("<!DOCTYPE a [<!ENTITY b \"c\">]>\n<document \(Self.phone)><objects>", "</objects>"),
      moved("<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">", "</wrong>"),
      withCarriageReturns,
    ]
  }

  /// Ways to write the elements so that no reader of an app on iOS meets them.
  var interfaceSilenced: [Snippet] {
    let wrapped = [
      ("<!--\n", "\n-->"), ("<document targetRuntime=\"MacOSX.Cocoa\">", "</document>"),
      ("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\">", "</document>"),
      ("<document \(Self.phone) launchScreen=\"YES\">", "</document>"),
    ].map { Snippet(name: name, code: $0 + code + $1, expected: []) }
    let elsewhere = ["Mac/Row.xib", "Pods/Kit/Row.xib", "Watch App/Row.storyboard", "Row.md"]
    return wrapped + elsewhere.map { Snippet(name: $0, code: code, expected: []) }
  }

  /// Ways to write the same script that a rule must see through.
  var scriptDisguises: [Snippet] {
    [
      moved("// 🎉 文字 👩‍👧\n"), moved("\u{FEFF}"), moved("/* <Text> { */\t\n"),
      moved("import { Text } from 'react-native';\n"), moved("const other = `Ấ ${1}`;\n"),
      moved("```tsx\n", "\n```").named("Row.md"), withCarriageReturns,
    ]
  }

  /// Ways to write the script so that it is none, or none that readers of an app ever meet.
  var scriptSilenced: [Snippet] {
    let wrapped = [
      ("/*\n", "\n*/"), ("import { render } from '@testing-library/react-native';\n", ""),
      ("import { createRoot } from 'react-dom/client';\n", ""),
      ("export const page = <div><p>a</p></div>;\n", ""),
    ].map { Snippet(name: name, code: $0 + code + $1, expected: []) }
    let elsewhere = [
      "Row.test.tsx", "app/__tests__/Row.tsx", "node_modules/kit/Row.js", "Row.stories.tsx",
      "Row.swift", "kit.min.js",
    ]
    return wrapped + elsewhere.map { Snippet(name: $0, code: code, expected: []) }
  }

  private func named(_ name: String) -> Snippet {
    Snippet(name: name, code: code, expected: expected)
  }
}

/// Holds a rule for documents of Interface Builder against elements, as they are and in every disguise.
func holdInterface(_ rule: Rule, against snippet: Snippet) {
  hold(rule, against: snippet, snippet.interfaceDisguises, silenced: snippet.interfaceSilenced)
}

/// Holds a rule for React Native against a script, as it is and in every disguise.
func holdScript(_ rule: Rule, against snippet: Snippet) {
  hold(rule, against: snippet, snippet.scriptDisguises, silenced: snippet.scriptSilenced)
}

private func hold(
  _ rule: Rule, against snippet: Snippet, _ disguises: [Snippet], silenced: [Snippet]
) {
  #expect(snippet.found(by: rule) == snippet.expectedTexts)
  for finding in snippet.findings(of: rule) {
    #expect(Set(finding.facts.keys) == Set(rule.facts), "the facts that the rule names")
  }
  for disguise in disguises {
    #expect(disguise.findings(of: rule).map(\.range) == disguise.expected, "\(disguise.code)")
  }
  for silenced in silenced {
    #expect(silenced.findings(of: rule).isEmpty, "\(silenced.name): \(silenced.code)")
  }
}
