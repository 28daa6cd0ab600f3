import type { ByteSource } from "../request/byte-source.js";

/** A body that is still to be read, and the memory that its chunks will lie in. */
export interface IncomingBody {
  readonly read: ByteSource;
  readonly memory: BodyMemory;
}

/** The memory that the body of one request came in; it is given back when every file of it was released. */
export class BodyMemory {
  readonly #buffers: ArrayBuffer[] = [];
  readonly #isOurs: boolean;
  #files = 0;

  /** `isOurs` says whether nobody but us holds the chunks. */
  constructor(isOurs: boolean) {
    this.#isOurs = isOurs;
  }

  /** Notes what a chunk lies in. Where that is larger than the chunk others may use it too: the collector frees it. */
  note({ buffer, length }: Uint8Array): void {
    if (this.#isOurs && buffer instanceof ArrayBuffer && buffer.byteLength === length)
      this.#buffers.push(buffer);
  }

  /** Counts a file, whose bytes may share chunks with those of others; what it gives is to be called once. */
  hold(): () => void {
    this.#files += 1;
    return () => {
      this.#files -= 1;
      if (this.#files === 0) for (const buffer of this.#buffers.splice(0)) giveBack(buffer);
    };
  }
}

/** Takes the memory from its object; Node 20, which cannot, leaves it to the collector. */
function giveBack(buffer: ArrayBuffer): void {
  if ("transfer" in buffer && !buffer.detached) buffer.transfer(0);
}
