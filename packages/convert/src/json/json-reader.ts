import { DocumentLimitError, MAX_BRACKETS } from "../hosted/document-limits.js";
import { wholeDocument } from "../place/place.js";
import { isBlank } from "./is-blank.js";
import { openContainer, type OpenContainer } from "./open-container.js";

/** In bytes. */
const PIECE = 32_000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING = { array: 0x5b, object: 0x7b } as const;
const CLOSING = { array: 0x5d, object: 0x7d } as const;

/** A container with what stands before it in the one around it: its name and a colon, or nothing. */
interface Entry {
  readonly before: string;
  readonly container: OpenContainer;
}

/**
 * Reads JSON (RFC 8259) from chunks of its UTF-8 and never holds the text of the whole, which takes up to twice as much
 * memory as the bytes. Only quotes, brackets and commas are looked at here; `JSON.parse` parses what stands between
 * them, many small values at once.
 */
export class JsonReader {
  readonly #decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  /** What is needed of what came; all offsets are into it. */
  #bytes: Uint8Array = new Uint8Array();
  #at = 0;
  #isInString = false;
  /** The brackets that are open, and the last comma inside each: the bracket itself before there is one. */
  readonly #brackets: number[] = [];
  readonly #commas: number[] = [];
  /** What the outermost of these brackets hold, as far as it was parsed. */
  readonly #open: Entry[] = [];
  /** Up to where, in the innermost of these. */
  #parsed = 0;
  /** Whether that is right after a value. */
  #isAfterValue = false;
  #whole: OpenContainer | undefined;
  readonly #piece: number;

  /** About `piece` bytes are parsed at once. */
  constructor(piece = PIECE) {
    this.#piece = piece;
  }

  /**
   * Takes the next chunk, of which nothing is needed afterwards.
   *
   * @throws {SyntaxError} for what is no JSON, if it is seen by now.
   * @throws {DocumentLimitError} for more than a thousand brackets inside each other.
   * @throws {TypeError} for what is not UTF-8.
   */
  push(chunk: Uint8Array): void {
    this.#bytes = joined(this.#bytes, chunk);
    this.#scan();
    this.#forgetParsed();
  }

  /** What the chunks say. @throws {SyntaxError | TypeError} as above. */
  end(): unknown {
    const rest = this.#textUpTo(this.#bytes.length);
    if (this.#open.length > 0) throw new SyntaxError("Expected a bracket to be closed.");
    if (!this.#whole) return JSON.parse(withoutMark(rest));
    if (!isBlank(rest)) throw new SyntaxError("Expected nothing after the value.");
    return this.#whole.value;
  }

  #forgetParsed(): void {
    const parsed = this.#parsed;
    this.#bytes = this.#bytes.slice(parsed);
    this.#at -= parsed;
    this.#parsed = 0;
    for (let level = 0; level < this.#brackets.length; level += 1) {
      this.#brackets[level] = this.#bracket(level) - parsed;
      this.#commas[level] = this.#comma(level) - parsed;
    }
  }

  #scan(): void {
    const { length } = this.#bytes;
    while (this.#at < length) {
      if (this.#isInString) {
        this.#at = endOfString(this.#bytes, this.#at);
        if (this.#at >= length) return;
        this.#isInString = false;
      } else this.#take(this.#at);
      this.#at += 1;
    }
  }

  #take(at: number): void {
    switch (this.#bytes[at]) {
      case QUOTE:
        this.#isInString = true;
        break;
      case COMMA:
        this.#takeComma(at);
        break;
      case OPENING.array:
      case OPENING.object:
        this.#takeOpening(at);
        break;
      case CLOSING.array:
      case CLOSING.object:
        this.#takeClosing(at);
        break;
    }
  }

  #takeOpening(at: number): void {
    if (this.#whole) throw new SyntaxError("Expected nothing after the value.");
    if (this.#brackets.length === MAX_BRACKETS) {
      throw new DocumentLimitError("brackets", wholeDocument);
    }
    this.#brackets.push(at);
    this.#commas.push(at);
  }

  #takeComma(at: number): void {
    const level = this.#brackets.length - 1;
    if (level < 0) throw new SyntaxError("Expected no comma outside of brackets.");
    const isInnermost = level === this.#open.length - 1;
    if (isInnermost && this.#isAfterValue) this.#endValue(at);
    const start = isInnermost ? this.#parsed : this.#bracket(level);
    if (at - start >= this.#piece) this.#parseUpTo(at, level);
    this.#commas[level] = at;
  }

  #takeClosing(at: number): void {
    const level = this.#brackets.length - 1;
    this.#brackets.pop();
    this.#commas.pop();
    if (level < this.#open.length) this.#close(at);
  }

  /** Parses what is whole in each open bracket down to the level. */
  #parseUpTo(at: number, level: number): void {
    for (let inner = this.#open.length; inner <= level; inner += 1) {
      const comma = this.#comma(inner - 1);
      if (comma >= this.#parsed) this.#parseMembers(comma);
      this.#openAt(this.#bracket(inner));
    }
    this.#parseMembers(at);
  }

  #openAt(bracket: number): void {
    if (this.#isAfterValue) throw new SyntaxError("Expected a comma after a value.");
    const before = this.#textUpTo(bracket);
    const isArray = this.#bytes[bracket] === OPENING.array;
    this.#open.push({ before, container: openContainer(isArray ? "array" : "object") });
    this.#parsed = bracket + 1;
  }

  #parseMembers(end: number): void {
    this.#open.at(-1)?.container.add(this.#textUpTo(end));
    this.#parsed = end + 1;
  }

  #endValue(end: number): void {
    this.#expectNothing(end);
    this.#isAfterValue = false;
    this.#parsed = end + 1;
  }

  #close(at: number): void {
    if (this.#isAfterValue) this.#endValue(at);
    else this.#parseMembers(at);
    const entry = this.#open.pop();
    if (!entry || this.#bytes[at] !== CLOSING[entry.container.kind]) {
      throw new SyntaxError("Expected the bracket that closes what is open.");
    }
    this.#isAfterValue = true;
    const { before, container } = entry;
    const around = this.#open.at(-1)?.container;
    if (around) around.addValue(before, container.value);
    else if (isBlank(withoutMark(before))) this.#whole = container;
    else throw new SyntaxError("Expected nothing before the value.");
  }

  #expectNothing(end: number): void {
    if (!isBlank(this.#textUpTo(end))) throw new SyntaxError("Expected nothing here.");
  }

  #textUpTo(end: number): string {
    return this.#decoder.decode(this.#bytes.subarray(this.#parsed, end));
  }

  #bracket(level: number): number {
    return this.#brackets[level] ?? -1;
  }

  #comma(level: number): number {
    return this.#commas[level] ?? -1;
  }
}

/** Where a string that is open at `start` ends; past the end of the bytes where they do not say. */
function endOfString(bytes: Uint8Array, start: number): number {
  let at = start;
  for (; at < bytes.length; at += 1) {
    if (bytes[at] === QUOTE) return at;
    if (bytes[at] === BACKSLASH) at += 1;
  }
  return at;
}

/** What is before all else, without a byte order mark. */
function withoutMark(text: string): string {
  return text.startsWith("\uFEFF") ? text.slice(1) : text;
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  if (one.length === 0) return new Uint8Array(other.buffer, other.byteOffset, other.byteLength);
  const bytes = new Uint8Array(one.length + other.length);
  bytes.set(one);
  bytes.set(other, one.length);
  return bytes;
}
