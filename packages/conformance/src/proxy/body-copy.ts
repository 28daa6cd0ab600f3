import { MAX_BODY_BYTES, type RecordedBody } from "../recording/recorded.js";

/** A bounded copy of a body that passes by. */
export class BodyCopy {
  readonly #chunks: Buffer[] = [];
  #kept = 0;
  #size = 0;

  add(chunk: Buffer): void {
    this.#size += chunk.length;
    const room = MAX_BODY_BYTES - this.#kept;
    if (room <= 0) return;
    const piece = chunk.length > room ? chunk.subarray(0, room) : chunk;
    this.#chunks.push(piece);
    this.#kept += piece.length;
  }

  /** The copy; of a body that did not come to its end, at least one byte is missing. */
  toBody(isComplete: boolean): RecordedBody {
    const size = isComplete ? this.#size : this.#size + 1;
    const [only = Buffer.alloc(0)] = this.#chunks;
    const bytes = this.#chunks.length < 2 ? only : Buffer.concat(this.#chunks, this.#kept);
    return { bytes, size, isDecoded: false };
  }
}
