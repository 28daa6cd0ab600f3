import { concatenate } from "../../request/uploaded-file.js";
import { malformedBody } from "../refusals.js";
import { searchFor, type Search } from "./search.js";

/** Receives the parts as they arrive; if it throws, reading stops. */
export interface PartSink {
  /** Starts a part; the bytes are its headers, preceded by the rest of the boundary line. */
  begin(header: Uint8Array): void;
  /** Receives content of the current part, a view of its chunk. */
  take(content: Uint8Array): void;
}

const encoder = new TextEncoder();
const NO_BYTES = new Uint8Array(0);
const CARRIAGE_RETURN = 13;
const DASH = 45;
const findHeaderEnd = searchFor(encoder.encode("\r\n\r\n"));

/**
 * Splits a multipart body into its parts as chunks arrive (RFC 2046, 5.1.1). Content is passed on without copying,
 * preamble and epilogue are left out. Throws a problem if the body is not multipart.
 */
export class PartSplitter {
  readonly #sink: PartSink;
  readonly #maxHeader: number;
  readonly #reach: number;
  readonly #findDelimiter: Search;
  #state: "preamble" | "header" | "content" | "epilogue" = "preamble";
  // Starts with a line break, because the body may start directly with the first boundary.
  #held: Uint8Array;

  /** `maxHeader` is the maximum size of the headers of a part in bytes. */
  constructor(boundary: string, maxHeader: number, sink: PartSink) {
    const delimiter = encoder.encode(`\r\n--${boundary}`);
    this.#sink = sink;
    this.#maxHeader = maxHeader;
    this.#reach = delimiter.length;
    this.#findDelimiter = searchFor(delimiter);
    this.#held = delimiter.subarray(0, 2);
  }

  /** Processes the next bytes of the body. */
  write(chunk: Uint8Array): void {
    let rest: Uint8Array | undefined = chunk;
    while (rest && rest.length > 0 && this.#state !== "epilogue")
      rest = this.#state === "header" ? this.#readHeader(rest) : this.#readContent(rest);
  }

  /** Throws a problem if the body ended before its last boundary. */
  finish(): void {
    if (this.#state !== "epilogue")
      throw malformedBody("Expected `--<boundary>--` at the end of the body, got none.");
  }

  /** Reads up to a delimiter. Returns the bytes after it; undefined if there is none yet. */
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

  /**
   * Returns the start of a delimiter that may continue in the next chunk, found by its carriage return: a delimiter
   * contains only one, as its first byte.
   */
  #tailOf(bytes: Uint8Array): number {
    const from = Math.max(0, bytes.length - this.#reach + 1);
    for (let index = bytes.length - 1; index >= from; index -= 1)
      if (bytes[index] === CARRIAGE_RETURN) return index;
    return bytes.length;
  }

  /** Reads up to the empty line after the headers, and returns the bytes after it. */
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
