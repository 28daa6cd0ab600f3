import { MAX_BODY_BYTES, type RecordedBody } from "../recording/recorded.js";

/** Maximum total size of body copies held at the same time. Beyond it, further bodies are truncated earlier. */
const MAX_COPIED_BYTES = 2 ** 26;

/** The memory budget shared by all bodies in transit. */
export class CopyRoom {
  #free = MAX_COPIED_BYTES;

  /** Reserves up to this many bytes, and returns how many were reserved. */
  take(bytes: number): number {
    const taken = Math.min(bytes, this.#free);
    this.#free -= taken;
    return taken;
  }

  giveBack(bytes: number): void {
    this.#free += bytes;
  }
}

/** Smaller chunks are merged: a separate buffer for each would take many times its size. */
const MIN_CHUNK_BYTES = 2_048;

const BLOCK_BYTES = 2 ** 14;

/** A bounded copy of a body in transit. It mostly stores the chunks themselves, so that no bytes are copied. */
export class BodyCopy {
  readonly #chunks: Buffer[] = [];
  /** The block into which small chunks are merged. */
  #block: Buffer | undefined;
  #used = 0;
  readonly #room: CopyRoom;
  #kept = 0;
  #size = 0;
  #isComplete = false;

  constructor(room: CopyRoom) {
    this.#room = room;
  }

  add(chunk: Buffer): void {
    this.#size += chunk.length;
    // After a gap, further bytes would no longer belong to the start of the body.
    if (this.#kept + chunk.length < this.#size) return;
    const wanted = Math.min(chunk.length, MAX_BODY_BYTES - this.#kept);
    const kept = wanted > 0 ? this.#room.take(wanted) : 0;
    if (kept === 0) return;
    this.#keep(kept < chunk.length ? chunk.subarray(0, kept) : chunk);
    this.#kept += kept;
  }

  #keep(bytes: Buffer): void {
    const isFirst = this.#block === undefined && this.#chunks.length === 0;
    if (isFirst || bytes.length >= MIN_CHUNK_BYTES) {
      this.#closeBlock();
      return void this.#chunks.push(bytes);
    }
    if (this.#used + bytes.length > BLOCK_BYTES) this.#closeBlock();
    this.#block ??= Buffer.allocUnsafeSlow(BLOCK_BYTES);
    this.#used += bytes.copy(this.#block, this.#used);
  }

  #closeBlock(): void {
    if (this.#block) this.#chunks.push(this.#block.subarray(0, this.#used));
    this.#block = undefined;
    this.#used = 0;
  }

  /** The stored chunks, in order. */
  get chunks(): readonly Buffer[] {
    this.#closeBlock();
    return this.#chunks;
  }

  /** Marks the body as complete or not, and frees its memory budget for other bodies. */
  end(isComplete: boolean): void {
    this.#isComplete = isComplete;
    this.#room.giveBack(this.#kept);
  }

  /** Whether no bytes have been received. */
  get isEmpty(): boolean {
    return this.#size === 0;
  }

  /** Number of bytes stored. */
  get kept(): number {
    return this.#kept;
  }

  /** The size; for an incomplete body, one byte more than was received. */
  get size(): number {
    return this.#isComplete ? this.#size : this.#size + 1;
  }

  toBody(): RecordedBody {
    const bytes = Buffer.concat(this.chunks, this.#kept);
    return { bytes, size: this.size, isDecoded: false };
  }
}
