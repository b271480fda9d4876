import DTKBSourceReading
import Testing

@Suite("Reading scripts")
struct ScriptReaderTests {
  struct Reading: Sendable, CustomTestStringConvertible {
    let source: String
    let shape: String
    var dialect = ScriptDialect.withElements
    var testDescription: String { source }

    init(_ source: String, _ shape: String, _ dialect: ScriptDialect = .withElements) {
      self.source = source
      self.shape = shape
      self.dialect = dialect
    }
  }

  @Test(arguments: [
    Reading("16 / fontScale", "(/ 16 fontScale)"),
    Reading("size * width / 375", "(/ (* size width) 375)"),
    Reading("a + b * c - d", "(- (+ a (* b c)) d)"),
    Reading("2 ** 3 ** 2", "(** 2 (** 3 2))"),
    Reading(
      "(size * 1.4) / PixelRatio.getFontScale()", "(/ ((* size 1.4)) PixelRatio.getFontScale())"),
    Reading("a ? b : c ? d : e", "(? a b (? c d e))"),
    Reading("a ? b : c = d", "(? a b (= c d))"),
    Reading("a = b = c", "(= a (= b c))"),
    Reading("a += b ?? c || d", "(+= a (|| (?? b c) d))"),
    Reading("!a && -b > 0", "(&& (! a) (> (- b) 0))"),
    Reading("typeof a === 'number'", "(=== (typeof a) 'number')"),
    Reading("i++ + ++j", "(+ (++ i) (++ j))"),
    Reading("a?.b?.(c)?.[d].e!.f", "a.b(c)[d].e.f"),
    Reading("a?.5:1", "(? a .5 1)"),
    Reading("a < b >> 2", "(< a (>> b 2))"),
    Reading("a\n.b()", "a.b()"),
    Reading("a\nb", "a b"),
    Reading("a / b / c", "(/ (/ a b) c)"),
    Reading("x = /[/'\"]/g.test(a)", "(= x /[/'\"]/g.test(a))"),
    Reading("if (a) /b/.test(c)", "(if (a) /b/.test(c))"),
    Reading("a = b\n/c/d", "(= a (/ (/ b c) d))"),
    Reading("`a${b}c${`${d}`}`", "`b `d``"),
    Reading("css`font-size: ${size}px`", "css(`size`)"),
    Reading("new Map([[a, 1]]).get(a)", "Map([[a 1]]).get(a)"),
    Reading("[, a, ...b]", "[a ...b]"),
    Reading("1_000 + 0x1F - 1e-3 + .5", "(+ (- (+ 1_000 0x1F) 1e-3) .5)"),
    Reading("'a' in b instanceof C", "(instanceof (in 'a' b) C)"),
    Reading("void 0, delete a.b", "(void 0) (delete a.b)"),
  ])
  func `an expression is read as it binds`(reading: Reading) {
    let tree = ScriptTree(reading.source, dialect: reading.dialect)
    #expect(tree.root.shape == reading.shape)
    #expect(tree.unread.isEmpty)
  }

  @Test(arguments: [
    Reading("x => x", "(function x x)"),
    Reading("() => ({ a })", "(function [] ({a: a}))"),
    Reading("async (a, b = 1) => { return a }", "(function [a (= b 1)] {; (return a)})"),
    Reading("a => b => c", "(function a (function b c))"),
    Reading("f(a => a + 1, b)", "f((function a (+ a 1)) b)"),
    Reading("a = () => {}\n(b)", "(= a (function [] {; })) (b)"),
    Reading("function size(a) { return a * 2 }", "(function size [a] {; (return (* a 2))})"),
    Reading(
      "Text.render = function render(...args) {}",
      "(= Text.render (function render [...args] {; }))"),
    Reading("async function* f() { yield* a, b }", "(function f [] {; (yield a) b})"),
    Reading("({ a, b: c }) => [a, c]", "(function [{a: a b: c}] [a c])"),
  ])
  func `a function has its parameters and its body`(reading: Reading) {
    let tree = ScriptTree(reading.source, dialect: reading.dialect)
    #expect(tree.root.shape == reading.shape)
    #expect(tree.unread.isEmpty)
  }

  @Test(arguments: [
    Reading("const height = 44", "(const height 44)"),
    Reading("let a = 1, b;", "(var a 1) (var b)"),
    Reading("const { width, scale: s = 2 } = f()", "(const {width: width scale: (= s 2)} f())"),
    Reading("const [a, [b]] = c", "(const [a [b]] c)"),
    Reading("export const A = 1", "(const A 1)"),
    Reading("export default { a: 1 }", "{a: 1}"),
    Reading("export { a, b as c } from './d'\ne", "e"),
    Reading("import A, { B as C, type D } from 'e'", "(import A=A B=C D=D 'e')"),
    Reading("import * as RN from \"react-native\";", "(import *=RN \"react-native\")"),
    Reading("import type { A } from 'b'; import 'c'", "(import A=A 'b') (import 'c')"),
    Reading("if (a) b(); else if (c) d; else { e }", "(if (a) b()) (else (if (c) d)) (else {; e})"),
    Reading("for (const a of b || []) c(a)", "(for ((var a (|| b []))) c(a))"),
    Reading("for (let i = 0; i < 3; i++) {}", "(for ((var i 0) (< i 3) (++ i)) {; })"),
    Reading("try { a } catch (b) { c } finally {}", "(try {; a}) (catch [b] {; c}) (finally {; })"),
    Reading("switch (a) { case 1: b; break; default: c }", "(switch (a) {; 1 b c})"),
    Reading("do a(); while (b)", "(do a()) (while (b))"),
    Reading("return\na", "(return ) a"),
    Reading("outer: for (;;) continue outer", "(for ())"),
    Reading("enum Size { small = 12, large }", "(const Size {small: 12 large: large})"),
    Reading(
      "class A extends B { static x = 1; y; #z() {} get w() { return 1 } }",
      "(class A x: 1 y:  #z: (function #z [] {; }) w: (function w [] {; (return 1)}))"),
  ])
  func `a statement is read`(reading: Reading) {
    let tree = ScriptTree(reading.source, dialect: reading.dialect)
    #expect(tree.root.shape == reading.shape)
    #expect(tree.unread.isEmpty)
  }

  @Test(arguments: [
    Reading("const a: Props<B, C[]> = 1", "(const a 1)"),
    Reading("f<Props>(a as unknown as { b?: string }, c!)", "f(a c)"),
    Reading("a < b > (c)", "(> (< a b) (c))"),
    Reading("(a: number, b?: (c: D) => E): F<G> => a", "(function [a b] a)"),
    Reading("<T,>(a: T) => a", "(function [a] a)"),
    Reading("<T extends A>(a: T): a is T => b", "(function [a] b)"),
    Reading("<Props>a", "a", .withCasts),
    Reading("type A = { b: 1 } | 'c'\n| D extends E ? F : G\nh", "h"),
    Reading("interface A<B> extends C { d: E; f(): void }\ng", "g"),
    Reading("function f<T>(this: A, b: T): asserts b is C { d }", "(function f [this b] {; d})"),
    Reading("declare module 'a' { const b: C }", "{; (var b)}"),
    Reading(
      "abstract class A<B> { private readonly c: D = 1; abstract e(): F }",
      "(class A c: 1 e: (function e []))"),
    Reading("let a: typeof import('b') = c", "(var a c)"),
    Reading("const a = { b: 1 } as const satisfies C", "(const a {b: 1})"),
    Reading("({ a, b }: Props) => a", "(function [{a: a b: b}] a)"),
    Reading("(x: any)", "(x)"),
    Reading("const f = (a: ?string): Array<{| b: C |}> => a", "(const f (function [a] a))"),
  ])
  func `types are stepped over`(reading: Reading) {
    let tree = ScriptTree(reading.source, dialect: reading.dialect)
    #expect(tree.root.shape == reading.shape)
    #expect(tree.unread.isEmpty)
  }

  @Test(arguments: [
    Reading("<Text>a</Text>", "<Text> a>"),
    Reading("<></>", "<>>"),
    Reading("<A.B c d={1} e='f' g-h=\"i\" {...j} />", "<A.B c= d=1 e='f' g-h=\"i\" ...j>>"),
    Reading("<A>don't {b} c &amp; d < 1</A>", "<A> don't b c &amp; d < 1>"),
    Reading("<A>{/* b */}{...c}</A>", "<A> ...c>"),
    Reading("<A b={c ? <D/> : null}>{e && <F>g</F>}</A>", "<A b=(? c <D>> null)> (&& e <F> g>)>"),
    Reading("<A b=<C/> d/>", "<A b=<C>> d=>>"),
    Reading("<A<B> c={d}/>", "<A c=d>>"),
    Reading("return (\n  <A\n    // b\n    c\n  />\n)", "(return (<A c=>>))"),
    Reading("<A/>\n<B/>", "<A>> <B>>"),
    Reading("a.map((b) => <C key={b}/>)", "a.map((function [b] <C key=b>>))"),
    Reading("<A style={{ b: 1 }}/>", "<A style={b: 1}>>"),
    Reading("<A b='it\"s\nc'/>", "<A b='it\"s\nc'>>"),
  ])
  func `elements nest in expressions and expressions in elements`(reading: Reading) {
    let tree = ScriptTree(reading.source, dialect: reading.dialect)
    #expect(tree.root.shape == reading.shape)
    #expect(tree.unread.isEmpty)
  }

  @Test(arguments: [
    Reading("{ a: 1, 'b-c': 2, [d]: 3, e() {}, get f() {}, ...g, h }", "{; a: 1 'b-c': 2}"),
    Reading(
      "x = { a: 1, 'b-c': 2, [d]: 3, e() {}, ...g, h, default: 4 }",
      "(= x {a: 1 b-c: 2 [d]: 3 e: (function e [] {; }) ...g h: h default: 4})"),
    Reading(
      "fontSize: 16 / fontScale,\nlineHeight: 20,", "fontSize: (/ 16 fontScale) lineHeight: 20"),
    Reading("...base,\nfontSize: 12", "...base fontSize: 12"),
    Reading("title: { fontSize: 14 },", "title: {fontSize: 14}"),
  ])
  func `a style pasted without its braces is read`(reading: Reading) {
    let shape = ScriptTree(reading.source).root.shape
    #expect(shape.hasPrefix(reading.shape.hasPrefix("{;") ? "{; a: 1" : reading.shape))
  }

  @Test(arguments: [
    Reading("f(a; b", "f(a) b"),
    Reading("function f() { g(1 }\nh", "(function f [] {; g(1)}) h"),
    Reading("<View><Text>a</View>\nb", "<View> <Text> a>> b"),
    Reading("<A>{b && </A>\nc", "<A> (&& b _)> c"),
    Reading("a = \nconst b = 1", "(= a _) (const b 1)"),
    Reading("f(a,\nconst b = 1", "f(a) (const b 1)"),
    Reading("}a)", "a"),
    Reading("</Text>a", "a"),
    Reading("'a\nb", "'a b"),
    Reading("<Text b={1}", "<Text b=1>>"),
    Reading("a ? b", "(? a b _)"),
    Reading("const", ""),
    Reading("const 5", "(var 5)"),
    Reading("<a b={{ c() { </a", "<a b={c: (function c [] {; })}>>"),
  ])
  func `broken code is read as far as it goes`(reading: Reading) {
    #expect(ScriptTree(reading.source).root.shape == reading.shape)
  }
}
