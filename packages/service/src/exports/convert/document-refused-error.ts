/** The document cannot be converted, now or later; the message may be shown to its sender. */
export class DocumentRefusedError extends Error {
  override readonly name = "DocumentRefusedError";
  /** `no-json`: the file is no JSON; `no-document`: it is JSON of something else; `too-costly`: to read it exceeds a limit. */
  readonly reason: "no-json" | "no-document" | "too-costly";
  /** JSON pointer (RFC 6901) into the document; empty for the whole of it. */
  readonly pointer: string;

  constructor(reason: DocumentRefusedError["reason"], detail: string, pointer: string) {
    super(detail);
    this.reason = reason;
    this.pointer = pointer;
  }
}
