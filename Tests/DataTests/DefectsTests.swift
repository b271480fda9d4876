import DTKBKnowledge
import DTKBKnowledgeFiles
import Testing

@Test func `the files of Data have no defect`() {
  #expect(
    ShippedData.defects.map { "Data/\($0.file):\($0.line): \($0.message)" } == [])
}

@Test func `Data holds entries of more than one kind in every language`() {
  #expect(Set(ShippedData.content.entries.map(\.kind)).count > 1)
  #expect(ShippedData.texts.count == 4 * ShippedData.content.entries.count)
  #expect(ShippedData.content.interfaceWords.count == 4)
}
