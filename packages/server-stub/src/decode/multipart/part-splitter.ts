import { concatenate } from "../../request/uploaded-file.js";
import { malformedBody } from "../refusals.js";
import { searchFor, type Search } from "./search.js";

/** Receives the parts while they arrive; what it throws ends the reading. */
export interface PartSink {
  /** A part begins; the bytes are its headers, with what stands behind the boundary before them. */
  begin(header: Uint8Array): void;
  /** Content of the part that began last, a view of the chunk that it came in. */
  take(content: Uint8Array): void;
}

const encoder = new TextEncoder();
const NO_BYTES = new Uint8Array(0);
const CARRIAGE_RETURN = 13;
const DASH = 45;
const findHeaderEnd = searchFor(encoder.encode("\r\n\r\n"));

/**
 * Splits a multipart body into its parts while its chunks come in (RFC 2046, 5.1.1): content is passed on as it
 * came, preamble and epilogue are left out. Throws a problem for what is not a multipart body.
 */
export class PartSplitter {
  readonly #sink: PartSink;
  readonly #maxHeader: number;
  readonly #reach: number;
  readonly #findDelimiter: Search;
  #state: "preamble" | "header" | "content" | "epilogue" = "preamble";
  // The first boundary may be the first thing in the body, as if a line had ended before it.
  #held: Uint8Array;

  /** `maxHeader` is the most bytes that the headers of one part may have. */
  constructor(boundary: string, maxHeader: number, sink: PartSink) {
    const delimiter = encoder.encode(`\r\n--${boundary}`);
    this.#sink = sink;
    this.#maxHeader = maxHeader;
    this.#reach = delimiter.length;
    this.#findDelimiter = searchFor(delimiter);
    this.#held = delimiter.subarray(0, 2);
  }

  /** Takes the next bytes of the body. */
  write(chunk: Uint8Array): void {
    let rest: Uint8Array | undefined = chunk;
    while (rest && rest.length > 0 && this.#state !== "epilogue")
      rest = this.#state === "header" ? this.#readHeader(rest) : this.#readContent(rest);
  }

  /** Throws a problem where the body ended before its last boundary. */
  finish(): void {
    if (this.#state !== "epilogue")
      throw malformedBody("Expected `--<boundary>--` at the end of the body, got none.");
  }

  /** Reads up to a delimiter; returns what stands behind it, undefined if none came yet. */
  #readContent(chunk: Uint8Array): Uint8Array | undefined {
    const held = this.#release();
    if (held.length === 0) return this.#searchContent(chunk);
    if (chunk.length < this.#reach)
      return this.#searchContent(concatenate([held, chunk], held.length + chunk.length));
    // Only the bytes around the seam are copied.
    const seamLength = held.length + this.#reach - 1;
    const seam = concatenate([held, chunk.subarray(0, this.#reach - 1)], seamLength);
    const start = this.#findDelimiter(seam, 0);
    if (start === -1) {
      this.#pass(held);
      return this.#searchContent(chunk);
    }
    this.#pass(seam.subarray(0, start));
    this.#state = "header";
    return chunk.subarray(start + this.#reach - held.length);
  }

  #searchContent(bytes: Uint8Array): Uint8Array | undefined {
    const start = this.#findDelimiter(bytes, 0);
    if (start === -1) {
      const tail = this.#tailOf(bytes);
      this.#pass(tail === bytes.length ? bytes : bytes.subarray(0, tail));
      if (tail < bytes.length) this.#held = bytes.subarray(tail);
      return undefined;
    }
    this.#pass(bytes.subarray(0, start));
    this.#state = "header";
    return bytes.subarray(start + this.#reach);
  }

  /** Where a delimiter may begin that ends in the next chunk: a boundary holds no carriage return but its first byte. */
  #tailOf(bytes: Uint8Array): number {
    const from = Math.max(0, bytes.length - this.#reach + 1);
    for (let index = bytes.length - 1; index >= from; index -= 1)
      if (bytes[index] === CARRIAGE_RETURN) return index;
    return bytes.length;
  }

  /** Reads up to the empty line behind the headers; returns what stands behind it. */
  #readHeader(chunk: Uint8Array): Uint8Array | undefined {
    const held = this.#release();
    const max = this.#maxHeader + 4;
    const next = chunk.subarray(0, max - held.length);
    const bytes = concatenate([held, next], held.length + next.length);
    if (bytes[0] === DASH && bytes[1] === DASH) {
      this.#state = "epilogue";
      return undefined;
    }
    const end = findHeaderEnd(bytes, 0);
    if (end === -1) {
      if (bytes.length >= max) throw this.#headerTooLong();
      this.#held = bytes;
      return undefined;
    }
    this.#sink.begin(bytes.subarray(0, end));
    this.#state = "content";
    return chunk.subarray(end + 4 - held.length);
  }

  #headerTooLong(): Error {
    return malformedBody(`Expected part headers of at most ${this.#maxHeader} bytes, got more.`);
  }

  #release(): Uint8Array {
    const held = this.#held;
    this.#held = NO_BYTES;
    return held;
  }

  #pass(content: Uint8Array): void {
    if (this.#state === "content" && content.length > 0) this.#sink.take(content);
  }
}
