import DTKBKnowledge
import DTKBKnowledgeFiles
import DTKBTestSupport
import Testing

@Test func `a byte order mark and the line ends of Windows change nothing`() throws {
  let sound = try TemporaryFolder(SoundFolder().files)
  let windows = try TemporaryFolder(
    SoundFolder().files.mapValues { bytes in
      [0xEF, 0xBB, 0xBF] + bytes.flatMap { $0 == UInt8(ascii: "\n") ? [13, 10] : [$0] }
    })
  let read = KnowledgeFolder(path: windows.path).read()
  #expect(read.defects == [])
  #expect(read.content == KnowledgeFolder(path: sound.path).read().content)
}
