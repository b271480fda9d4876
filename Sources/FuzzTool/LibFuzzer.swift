#if FUZZING
  import DTKBFuzzing

  /// The target that the first word names, made ready before libFuzzer starts; it runs one trial at a
  /// time.
  nonisolated(unsafe) private var tool: FuzzTool?

  /// Takes the first word away from libFuzzer.
  @_cdecl("LLVMFuzzerInitialize")
  public func initialize(
    _ count: UnsafeMutablePointer<Int32>,
    _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
  ) -> Int32 {
    do {
      tool = try FuzzTool(targetNamed: CommandLine.arguments.dropFirst().first ?? "")
    } catch {
      print("error: \(error)")
      return 1
    }
    words.pointee[1] = words.pointee[0]
    words.pointee += 1
    count.pointee -= 1
    return 0
  }

  /// Runs one trial; a fault stops the program, which is what libFuzzer looks for.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func test(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let fault = tool?.trial.fault(Array(UnsafeBufferPointer(start: bytes, count: count)))
    precondition(fault == nil, fault ?? "")
    return 0
  }
#endif
