import type { ByteSource } from "../request/byte-source.js";

/** A body that has not been read yet, and the memory for its chunks. */
export interface IncomingBody {
  readonly read: ByteSource;
  readonly memory: BodyMemory;
}

/** The memory of a request's body; it is freed once all of its files are released. */
export class BodyMemory {
  readonly #buffers: ArrayBuffer[] = [];
  readonly #isOurs: boolean;
  #files = 0;

  /** `isOurs` is true if the stub is the only owner of the chunks. */
  constructor(isOurs: boolean) {
    this.#isOurs = isOurs;
  }

  /**
   * Records the buffer of a chunk. A buffer that is larger than its chunk may be shared, so it is left to the garbage
   * collector.
   */
  note({ buffer, length }: Uint8Array): void {
    if (this.#isOurs && buffer instanceof ArrayBuffer && buffer.byteLength === length)
      this.#buffers.push(buffer);
  }

  /**
   * Counts a file, whose bytes may share chunks with other files. Returns a function that releases it, to be called
   * once.
   */
  hold(): () => void {
    this.#files += 1;
    return () => {
      this.#files -= 1;
      if (this.#files === 0) for (const buffer of this.#buffers.splice(0)) freeBuffer(buffer);
    };
  }
}

/** Frees the memory of a buffer immediately. Node 20 cannot do this and leaves it to the garbage collector. */
function freeBuffer(buffer: ArrayBuffer): void {
  if ("transfer" in buffer && !buffer.detached) buffer.transfer(0);
}
