import { excerpt } from "../../checks/excerpt.js";
import { memberAt } from "../../checks/fail.js";
import type { MultipartContent } from "../../contract/operation.js";
import { otherPart } from "../fields/other-parts.js";
import { DEFAULT_LIMITS, type Limits } from "../limits.js";
import { tooLarge, malformedBody } from "../refusals.js";
import { readPartHeader, type PartHeader } from "./part-header.js";
import type { PartSink } from "./part-splitter.js";

/** A part as received; its chunks are those of the request and not copies. */
export interface RawPart extends PartHeader {
  readonly chunks: Uint8Array[];
}

/** Collects parts as they arrive, and throws a 413 as soon as a part exceeds the limit for its name in the contract. */
export class PartCollector implements PartSink {
  readonly parts: RawPart[] = [];
  readonly #content: MultipartContent;
  readonly #limits: Limits;
  readonly #maxParts: number;
  #current: RawPart = { name: "", fileName: undefined, type: undefined, chunks: [] };
  #size = 0;
  #limit = 0;

  constructor(content: MultipartContent, limits: Limits) {
    this.#content = content;
    this.#limits = limits;
    // Unless the server sets a limit, the number of parts in the contract is always allowed.
    const listed = limits.parts === DEFAULT_LIMITS.parts ? Object.keys(content.parts).length : 0;
    this.#maxParts = Math.max(limits.parts, listed);
  }

  begin(header: Uint8Array): void {
    if (this.parts.length >= this.#maxParts)
      throw malformedBody(`Expected at most ${this.#maxParts} parts, got more.`);
    this.#current = { ...readPartHeader(header), chunks: [] };
    this.#size = 0;
    this.#limit = this.#limits[this.#isFile(this.#current.name) ? "file" : "field"];
    this.parts.push(this.#current);
  }

  take(content: Uint8Array): void {
    this.#size += content.length;
    if (this.#size > this.#limit) throw this.#tooLarge();
    this.#current.chunks.push(content);
  }

  #isFile(name: string): boolean {
    const { parts } = this.#content;
    const part = Object.hasOwn(parts, name) ? parts[name] : otherPart(this.#content, name);
    return part?.kind === "file" || part?.kind === "any";
  }

  #tooLarge(): Error {
    const { name } = this.#current;
    return tooLarge(`The part ${excerpt(name)}`, this.#limit, memberAt("", name.slice(0, 60)));
  }
}
