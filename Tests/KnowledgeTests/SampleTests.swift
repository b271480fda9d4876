import DTKBKnowledge
import Testing

@Test(
  "The ending of a sample's name is what stands behind its last point",
  arguments: [
    ("wrong-row.swift", "swift"), ("sample-a.b.tsx", "tsx"), ("right-row", ""), ("right-row.", ""),
  ])
func `ending`(_ name: String, _ ending: String) {
  #expect(Sample(fileName: name, role: .right, code: "").fileExtension == ending)
}
