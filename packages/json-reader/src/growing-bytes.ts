/** How much more than it needs a store takes when it grows: then each byte is copied a few times, however many chunks come. */
const GROWTH = 1.5;
/** In bytes: a store that is larger, and mostly empty, is given back. */
const MAX_IDLE_BYTES = 1024 * 1024;

/** Bytes that chunks are appended to and that are taken away from the front. */
export class GrowingBytes {
  #store = new Uint8Array();
  #bytes: Uint8Array = this.#store;

  /** The bytes that are there. They stay valid until the next call. */
  get bytes(): Uint8Array {
    return this.#bytes;
  }

  /** Appends a chunk, whose buffer may be reused after the next {@link keepFrom}. */
  append(chunk: Uint8Array): void {
    const { length } = this.#bytes;
    if (length === 0) {
      // Mostly all of it is parsed at once, and nothing has to be copied.
      this.#bytes = new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength);
      return;
    }
    const needed = length + chunk.length;
    if (needed > this.#store.length) {
      const larger = new Uint8Array(Math.ceil(needed * GROWTH));
      larger.set(this.#bytes);
      this.#store = larger;
    }
    this.#store.set(chunk, length);
    this.#bytes = this.#store.subarray(0, needed);
  }

  /** Takes away what is before an offset. */
  keepFrom(offset: number): void {
    const isOwn = this.#bytes.buffer === this.#store.buffer;
    if (isOwn && offset === 0) return;
    const rest = this.#bytes.subarray(offset);
    const isIdle = this.#store.length > MAX_IDLE_BYTES && rest.length * 4 < this.#store.length;
    if (isIdle || rest.length > this.#store.length) this.#store = new Uint8Array(rest.length);
    this.#store.set(rest);
    this.#bytes = this.#store.subarray(0, rest.length);
  }
}
