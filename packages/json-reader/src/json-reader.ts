import { GrowingBytes } from "./growing-bytes.js";
import { isBlank } from "./is-blank.js";
import { JsonDepthError } from "./json-depth-error.js";
import { createContainer, type PartialContainer } from "./partial-container.js";

const DEFAULT_MAX_DEPTH = 1000;
const DEFAULT_BATCH_BYTES = 32_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING = { array: 0x5b, object: 0x7b } as const;
const CLOSING = { array: 0x5d, object: 0x7d } as const;

/** Options of a reader. */
export interface JsonReaderOptions {
  /** Maximum nesting of arrays and objects; 1,000 by default. */
  readonly maxDepth?: number | undefined;
  /** Approximate number of bytes to pass to `JSON.parse` at a time; 32,000 by default. */
  readonly batchBytes?: number | undefined;
}

/** A container, and the text before it in its parent: a name and a colon, or nothing. */
interface Entry {
  readonly before: string;
  readonly container: PartialContainer;
}

/**
 * Parses JSON (RFC 8259) from chunks of UTF-8. Avoids a string of the whole text, which takes up to twice the memory of
 * its bytes. The reader itself only scans for quotes, brackets and commas; `JSON.parse` parses the text in between,
 * many small values at a time.
 */
export class JsonReader {
  readonly #decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  readonly #maxDepth: number;
  readonly #batchBytes: number;
  /** Bytes that are not parsed yet; all offsets refer to them. */
  readonly #unparsed = new GrowingBytes();
  #at = 0;
  #isInString = false;
  /** Offsets of all open brackets. */
  readonly #brackets: number[] = [];
  /** Offset of the last comma inside each open bracket, or of the bracket itself before the first comma. */
  readonly #commas: number[] = [];
  /** Parsed parts of the outermost open brackets. */
  readonly #containers: Entry[] = [];
  /** End of the parsed bytes in the innermost of these containers. */
  #parsed = 0;
  /** True if `#parsed` is directly after a value, where only a comma or a closing bracket may follow. */
  #isAfterValue = false;
  #root: PartialContainer | undefined;

  constructor({ maxDepth, batchBytes }: JsonReaderOptions = {}) {
    this.#maxDepth = maxDepth ?? DEFAULT_MAX_DEPTH;
    this.#batchBytes = batchBytes ?? DEFAULT_BATCH_BYTES;
  }

  /**
   * Reads the next chunk. Its buffer may be reused afterwards.
   *
   * @throws {SyntaxError} as soon as the JSON is known to be invalid.
   * @throws {TypeError} for invalid UTF-8.
   * @throws {JsonDepthError} for JSON that is nested too deeply.
   */
  push(chunk: Uint8Array): void {
    this.#unparsed.append(chunk);
    this.#scan();
    this.#dropParsed();
  }

  /** Returns the parsed value of all chunks. @throws {SyntaxError | TypeError} for incomplete or invalid JSON. */
  end(): unknown {
    const rest = this.#textUpTo(this.#unparsed.bytes.length);
    if (this.#containers.length > 0) throw new SyntaxError("Expected a closing bracket.");
    if (!this.#root) return JSON.parse(withoutByteOrderMark(rest));
    if (!isBlank(rest)) throw new SyntaxError("Unexpected text after the JSON value.");
    return this.#root.value;
  }

  #dropParsed(): void {
    const parsed = this.#parsed;
    this.#unparsed.keepFrom(parsed);
    this.#at -= parsed;
    this.#parsed = 0;
    for (let level = 0; level < this.#brackets.length; level += 1) {
      this.#brackets[level] = this.#bracket(level) - parsed;
      this.#commas[level] = this.#comma(level) - parsed;
    }
  }

  #scan(): void {
    const { length } = this.#unparsed.bytes;
    while (this.#at < length) {
      if (this.#isInString) {
        this.#at = endOfString(this.#unparsed.bytes, this.#at);
        if (this.#at >= length) return;
        this.#isInString = false;
      } else this.#readByte(this.#at);
      this.#at += 1;
    }
  }

  #readByte(at: number): void {
    switch (this.#unparsed.bytes[at]) {
      case QUOTE:
        this.#isInString = true;
        break;
      case COMMA:
        this.#readComma(at);
        break;
      case OPENING.array:
      case OPENING.object:
        this.#readOpening(at);
        break;
      case CLOSING.array:
      case CLOSING.object:
        this.#readClosing(at);
        break;
    }
  }

  #readOpening(at: number): void {
    if (this.#root) throw new SyntaxError("Unexpected text after the JSON value.");
    if (this.#brackets.length === this.#maxDepth) throw new JsonDepthError(this.#maxDepth);
    this.#brackets.push(at);
    this.#commas.push(at);
  }

  #readComma(at: number): void {
    const level = this.#brackets.length - 1;
    if (level < 0) throw new SyntaxError("Unexpected comma outside of brackets.");
    const isInnermost = level === this.#containers.length - 1;
    if (isInnermost && this.#isAfterValue) this.#endValue(at);
    const start = isInnermost ? this.#parsed : this.#bracket(level);
    if (at - start >= this.#batchBytes) this.#parseUpTo(at, level);
    this.#commas[level] = at;
  }

  #readClosing(at: number): void {
    const level = this.#brackets.length - 1;
    this.#brackets.pop();
    this.#commas.pop();
    if (level < this.#containers.length) this.#close(at);
  }

  /** Parses the complete members of each open bracket down to this level. */
  #parseUpTo(at: number, level: number): void {
    for (let inner = this.#containers.length; inner <= level; inner += 1) {
      const comma = this.#comma(inner - 1);
      if (comma >= this.#parsed) this.#parseMembers(comma);
      this.#open(this.#bracket(inner));
    }
    this.#parseMembers(at);
  }

  #open(bracket: number): void {
    if (this.#isAfterValue) throw new SyntaxError("Expected a comma after a value.");
    const before = this.#textUpTo(bracket);
    const isArray = this.#unparsed.bytes[bracket] === OPENING.array;
    this.#containers.push({ before, container: createContainer(isArray ? "array" : "object") });
    this.#parsed = bracket + 1;
  }

  #parseMembers(end: number): void {
    this.#containers.at(-1)?.container.addMembers(this.#textUpTo(end));
    this.#parsed = end + 1;
  }

  #endValue(end: number): void {
    if (!isBlank(this.#textUpTo(end))) throw new SyntaxError("Unexpected text after a value.");
    this.#isAfterValue = false;
    this.#parsed = end + 1;
  }

  #close(at: number): void {
    if (this.#isAfterValue) this.#endValue(at);
    else this.#parseMembers(at);
    const entry = this.#containers.pop();
    if (!entry || this.#unparsed.bytes[at] !== CLOSING[entry.container.kind]) {
      throw new SyntaxError("The closing bracket does not match the opening one.");
    }
    this.#isAfterValue = true;
    const { before, container } = entry;
    const parent = this.#containers.at(-1)?.container;
    if (parent) parent.addMember(before, container.value);
    else if (isBlank(withoutByteOrderMark(before))) this.#root = container;
    else throw new SyntaxError("Unexpected text before the JSON value.");
  }

  #textUpTo(end: number): string {
    return this.#decoder.decode(this.#unparsed.bytes.subarray(this.#parsed, end));
  }

  #bracket(level: number): number {
    return this.#brackets[level] ?? -1;
  }

  #comma(level: number): number {
    return this.#commas[level] ?? -1;
  }
}

/** Returns the offset of the closing quote of a string, or an offset past the end if the string is incomplete. */
function endOfString(bytes: Uint8Array, start: number): number {
  let at = start;
  for (; at < bytes.length; at += 1) {
    if (bytes[at] === QUOTE) return at;
    if (bytes[at] === BACKSLASH) at += 1;
  }
  return at;
}

function withoutByteOrderMark(text: string): string {
  return text.startsWith("\uFEFF") ? text.slice(1) : text;
}
