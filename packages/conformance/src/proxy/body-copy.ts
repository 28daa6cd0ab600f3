import { MAX_BODY_BYTES, type RecordedBody } from "../recording/recorded.js";

/** So many bytes of bodies are copied at once; beyond it, the beginnings of further bodies are shorter. */
const MAX_COPIED_BYTES = 2 ** 26;

/** What a chunk takes besides its bytes. */
const CHUNK_BYTES = 256;

/** The room that all bodies that pass at the same time share. */
export class CopyRoom {
  #free = MAX_COPIED_BYTES;

  /** Takes up to so many bytes of the room, and returns how many. */
  take(bytes: number): number {
    const taken = Math.max(0, Math.min(bytes, this.#free - CHUNK_BYTES));
    if (taken > 0) this.#free -= taken + CHUNK_BYTES;
    return taken;
  }

  giveBack(bytes: number, chunks: number): void {
    this.#free += bytes + chunks * CHUNK_BYTES;
  }
}

/** A bounded copy of a body that passes by: the chunks themselves, no bytes are copied. */
export class BodyCopy {
  readonly chunks: Buffer[] = [];
  readonly #room: CopyRoom;
  #kept = 0;
  #size = 0;
  #isComplete = false;

  constructor(room: CopyRoom) {
    this.#room = room;
  }

  add(chunk: Buffer): void {
    this.#size += chunk.length;
    // After a gap, what follows is no beginning any more.
    if (this.#kept + chunk.length < this.#size) return;
    const wanted = Math.min(chunk.length, MAX_BODY_BYTES - this.#kept);
    const kept = wanted > 0 ? this.#room.take(wanted) : 0;
    if (kept === 0) return;
    this.chunks.push(kept < chunk.length ? chunk.subarray(0, kept) : chunk);
    this.#kept += kept;
  }

  /** Says whether it came to its end, and gives the room to other bodies. */
  end(isComplete: boolean): void {
    this.#isComplete = isComplete;
    this.#room.giveBack(this.#kept, this.chunks.length);
  }

  /** Whether nothing has come. */
  get isEmpty(): boolean {
    return this.#size === 0;
  }

  /** How many bytes are kept. */
  get kept(): number {
    return this.#kept;
  }

  /** Of a body that did not come to its end, at least one byte is missing. */
  get size(): number {
    return this.#isComplete ? this.#size : this.#size + 1;
  }

  toBody(): RecordedBody {
    const bytes = Buffer.concat(this.chunks, this.#kept);
    return { bytes, size: this.size, isDecoded: false };
  }
}
