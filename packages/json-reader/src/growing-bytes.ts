/** Growth factor of the buffer, so that each byte is copied only a few times, however many chunks are appended. */
const GROWTH = 1.5;
/** A buffer that is larger than this many bytes and mostly empty is freed. */
const MAX_IDLE_BYTES = 1024 * 1024;

/** A byte buffer to append chunks to and remove bytes from the front. */
export class GrowingBytes {
  #store = new Uint8Array();
  #bytes: Uint8Array = this.#store;

  /** The current bytes, valid until the next call. */
  get bytes(): Uint8Array {
    return this.#bytes;
  }

  /** Appends a chunk. Its buffer may be reused after the next {@link keepFrom}. */
  append(chunk: Uint8Array): void {
    const { length } = this.#bytes;
    if (length === 0) {
      // Usually the whole chunk is parsed immediately, so that nothing needs to be copied.
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

  /** Removes the bytes before an offset. */
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
