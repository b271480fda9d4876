import DTKBSourceReading
import DynamicTypeScaling

extension Rule {
  /// A name that looks like API for Dynamic Type and does not exist where it stands: misspelled, of the other
  /// framework, or never there.
  ///
  /// A declaration of that name in the project silences it.
  static let misspelledAPI = Rule(
    id: "misspelled-api", severity: .error, fix: .automatic, facts: ["name", "correct"],
    triggers: [.call("Scale", label: "rawValue")] + SwiftSite.suspectedNames.map(SwiftTrigger.word)
  ) { site in
    guard let found = site.wrongName, !site.context.declares(site.node.name) else { return [] }
    var detection = Detection(
      found.range, facts: ["name": .name(found.name), "correct": .name(found.correct)])
    if site.context.tree.text(found.range) == found.name {
      detection.offer([Edit(found.range, found.correct)], as: .automatic)
    }
    return [detection]
  }
}

/// A wrong name with what was meant.
private struct WrongName {
  let range: Range<Int>
  let name: String
  let correct: String
}

extension SwiftSite {
  fileprivate static let suspectedNames: [String] = {
    var names = Set(APISpelling.corrections.keys)
    names.formUnion(["isAccessibilitySize", "isAccessibilityCategory", "title1", "caption1"])
    names.formUnion(["relativeTo", "forTextStyle", "withTextStyle"])
    names.formUnion(sizeNamesOfOneFramework)
    return names.sorted()
  }()

  /// The names of sizes that only SwiftUI's newer type or only the older ones know, and some that none knows.
  private static let sizeNamesOfOneFramework: Set<String> = {
    var names: Set<String> = ["accessibility6", "accessibilityXLarge", "accessibilityXXLarge"]
    names.formUnion(["accessibilityXXXLarge", "accessibilitySmall", "xxxxLarge", "xxSmall"])
    for size in DynamicTypeSize.allCases {
      let new = TextSizeType.dynamicTypeSize.name(of: size)
      let old = TextSizeType.contentSizeCategory.name(of: size)
      if new != old { names.formUnion([new, old]) }
    }
    return names
  }()

  fileprivate var wrongName: WrongName? {
    switch node.name {
    case "relativeTo": return wrongStyleOfSwiftUI
    case "forTextStyle", "withTextStyle": return wrongStyleOfUIKit
    case "title1", "caption1": return wrongFontOfSwiftUI
    case "Scale": return rawImageScale
    case "isAccessibilitySize", "isAccessibilityCategory": return wrongQuestion
    case let name where Self.sizeNamesOfOneFramework.contains(name): return wrongSize
    default: return slip
    }
  }

  // MARK: - Spelling

  private var slip: WrongName? {
    guard let correct = APISpelling.corrections[node.name] else { return nil }
    // As an attribute `ObservableObject` is wrong; as a protocol it is right.
    if node.isNamed("ObservableObject"), node.kind != .attribute { return nil }
    switch node.kind {
    case .attribute:
      return WrongName(
        range: node.range.prefix(1 + node.name.utf8.count), name: "@\(node.name)",
        correct: "@\(correct)")
    case .identifier, .member, .implicitMember, .keyPath, .typeAnnotation, .inheritedType,
      .returnType, .castType, .extensionDeclaration:
      if node.kind == .identifier || node.kind == .member,
        !context.declarations(of: node.name, at: node).isEmpty
      {
        return nil
      }
      guard let token = node.nameToken else { return nil }
      let found = node.tree.tokens[token]
      return WrongName(range: found.start..<found.end, name: node.name, correct: correct)
    default: return nil
    }
  }

  /// `Image.Scale` has three cases and no raw value.
  private var rawImageScale: WrongName? {
    guard let call, let base = node.chain?.base, base.isNamed("Image") else { return nil }
    return WrongName(
      range: base.range.lowerBound..<call.range.upperBound, name: "Image.Scale(rawValue:)",
      correct: "Image.Scale.large")
  }

  // MARK: - Text styles

  /// A style after `relativeTo:` that SwiftUI does not know, or `relativeTo:` in a font of the system.
  private var wrongStyleOfSwiftUI: WrongName? {
    guard node.kind == .argument, let around = node.parent else { return nil }
    if around.kind == .call, let callee = around.callee, callee.isNamed("system"),
      around.argument("size") != nil
    {
      return WrongName(
        range: node.range, name: ".system(size:relativeTo:)",
        correct: ".system(_:design:weight:)")
    }
    let isStyle =
      around.kind == .attribute
      ? around.isNamed("ScaledMetric")
      : around.callee.map { $0.isNamed("custom") || $0.isNamed("ScaledMetric") } ?? false
    guard isStyle else { return nil }
    return wrongStyle(in: node) {
      SwiftContext.style(named: $0) != nil
    } spelled: {
      $0.spelled(as: .swiftUI)
    }
  }

  private var wrongStyleOfUIKit: WrongName? {
    guard node.kind == .argument else { return nil }
    let known = Set(TextStyle.allCases.map { $0.spelled(as: .uiKit) })
    return wrongStyle(in: node) {
      known.contains($0)
    } spelled: {
      $0.spelled(as: .uiKit)
    }
  }

  private func wrongStyle(
    in argument: SwiftNode, isKnown: (String) -> Bool, spelled: (TextStyle) -> String
  ) -> WrongName? {
    for outcome in argument.outcomes {
      guard let operand = outcome.operand else { continue }
      let links = operand.kind == .chain ? operand.links : [operand]
      guard
        let name = links.first(where: { $0.kind == .implicitMember })
          ?? (links.count > 1 && links[links.count - 2].isNamed("TextStyle") ? links.last : nil),
        name.call == nil, !isKnown(name.name), !context.declares(name.name),
        let style = Self.nearestStyle(to: name.name)
      else { continue }
      return WrongName(range: name.range, name: ".\(name.name)", correct: ".\(spelled(style))")
    }
    return nil
  }

  /// The style that a name of either framework or a slip of one means.
  private static func nearestStyle(to name: String) -> TextStyle? {
    do {
      return try TextStyle(parsing: name)
    } catch {
      return error.suggestion.flatMap { try? TextStyle(parsing: $0) }
    }
  }

  /// `.font(.title1)`, `Font.title1`, `Font.TextStyle.caption1`: UIKit's names in SwiftUI.
  private var wrongFontOfSwiftUI: WrongName? {
    guard context.mayBeOfSwiftUI, node.call == nil else { return nil }
    let correct = node.isNamed("title1") ? ".title" : ".caption"
    let isFont: Bool
    if node.kind == .member {
      let names = node.chain?.links.prefix { $0 != node }.map(\.name) ?? []
      isFont = names == ["Font"] || names == ["Font", "TextStyle"]
    } else if node.kind == .implicitMember {
      let argument = node.ancestors.first { $0.kind == .argument || $0.kind == .closure }
      let callee = argument?.parent?.callee
      isFont =
        argument?.nameToken == nil
        && (callee?.isNamed("font") == true && callee?.kind == .member
          || callee?.isNamed("system") == true)
    } else {
      return nil
    }
    guard isFont, context.project.font(of: ["Font", node.name]) == nil else { return nil }
    return WrongName(range: node.range, name: ".\(node.name)", correct: correct)
  }

  // MARK: - Text sizes

  /// `isAccessibilityCategory` of a `DynamicTypeSize`, `isAccessibilitySize` of a category.
  private var wrongQuestion: WrongName? {
    guard node.kind == .member, let subject = node.previousSibling,
      let type = context.textSizeType(before: node, subject),
      type.accessibilityQuestion != node.name
    else { return nil }
    return WrongName(
      range: node.range, name: "\(type.rawValue).\(node.name)",
      correct: type.accessibilityQuestion)
  }

  /// A size by a name of another type: `DynamicTypeSize.accessibilityExtraLarge`.
  private var wrongSize: WrongName? {
    guard node.kind == .member || node.kind == .implicitMember, node.call == nil,
      let type = context.expectedTextSizeType(at: node), type.size(named: node.name) == nil
    else { return nil }
    let size: DynamicTypeSize?
    do {
      size = try DynamicTypeSize(parsing: node.name)
    } catch {
      size = error.suggestion.flatMap { try? DynamicTypeSize(parsing: $0) }
    }
    guard let size else { return nil }
    return WrongName(
      range: node.range, name: "\(type.rawValue).\(node.name)", correct: ".\(type.name(of: size))")
  }
}

extension SwiftContext {
  /// Whether the file or the project declares something of a name itself.
  fileprivate func declares(_ name: String) -> Bool {
    if project.lookAlikes.contains(name) { return true }
    return declaredNames.contains(name)
  }

  /// The type of what stands before a member in its chain.
  fileprivate func textSizeType(before member: SwiftNode, _ subject: SwiftNode) -> TextSizeType? {
    if subject.kind == .identifier { return textSizeType(of: subject) }
    guard subject.kind == .member, let base = member.chain?.base else { return nil }
    if base.isNamed("self"), base.nextSibling == subject {
      let found = declarations(ofMember: subject.name, after: base)
      if let declaration = found.first { return textSizeType(ofDeclaration: declaration) }
    }
    switch subject.name {
    case "dynamicTypeSize": return .dynamicTypeSize
    case "preferredContentSizeCategory": return .uiContentSizeCategory
    case "sizeCategory": return .contentSizeCategory
    default: return nil
    }
  }

  /// The type that a size's name belongs to by its place; nil where nothing says.
  fileprivate func expectedTextSizeType(at node: SwiftNode) -> TextSizeType? {
    if node.kind == .member {
      return node.previousSibling.flatMap { TextSizeType(rawValue: $0.name) }
    }
    let operand = node.chain ?? node
    // A member behind it would make it something else.
    guard operand == node || operand.links.last == node, let holder = operand.parent else {
      return nil
    }
    for (sign, other) in [
      (operand.previousSibling, operand.previousSibling?.previousSibling),
      (operand.nextSibling, operand.nextSibling?.nextSibling),
    ] {
      guard let sign, let other, sign.kind == .infixOperator else { continue }
      if ["==", "!=", "<", ">", "<=", ">="].contains(sign.name) { return textSizeType(of: other) }
    }
    switch holder.kind {
    case .argument:
      guard let call = holder.parent, let callee = call.callee else { return nil }
      if callee.isNamed("dynamicTypeSize"), holder.nameToken == nil { return .dynamicTypeSize }
      if callee.isNamed("environment"), let path = call.firstUnlabelledArgument,
        path != holder, let key = path.firstChild(.keyPath)
      {
        return key.isNamed("dynamicTypeSize")
          ? .dynamicTypeSize : key.isNamed("sizeCategory") ? .contentSizeCategory : nil
      }
      return callee.isNamed("UITraitCollection") && holder.isNamed("preferredContentSizeCategory")
        ? .uiContentSizeCategory : nil
    case .pattern:
      guard let switchCase = holder.parent, switchCase.kind == .switchCase,
        let subject = switchCase.parent?.firstChild(.condition)?.operand
      else { return nil }
      return textSizeType(of: subject)
    case .expressionStatement:
      guard let target = holder.assignmentTarget, !target.contains(node) else { return nil }
      return ["maximumContentSizeCategory", "preferredContentSizeCategory"].contains(
        target.lastName)
        ? .uiContentSizeCategory : nil
    case .initialValue:
      return holder.parent?.firstChild(.typeAnnotation).flatMap { TextSizeType(rawValue: $0.name) }
    default: return nil
    }
  }
}
