import { excerpt } from "../../checks/excerpt.js";
import { memberAt } from "../../checks/fail.js";
import type { MultipartContent } from "../../contract/operation.js";
import type { Limits } from "../limits.js";
import { tooLarge, malformedBody } from "../refusals.js";
import { readPartHeader, type PartHeader } from "./part-header.js";
import type { PartSink } from "./part-splitter.js";

/** A part as it came; its chunks are those of the request, not copied. */
export interface RawPart extends PartHeader {
  readonly chunks: Uint8Array[];
}

/** Keeps parts while they come in, and throws 413 as soon as one is over the limit that its name has in the contract. */
export class PartCollector implements PartSink {
  readonly parts: RawPart[] = [];
  readonly #content: MultipartContent;
  readonly #limits: Limits;
  #current: RawPart = { name: "", fileName: undefined, type: undefined, chunks: [] };
  #size = 0;
  #limit = 0;

  constructor(content: MultipartContent, limits: Limits) {
    this.#content = content;
    this.#limits = limits;
  }

  begin(header: Uint8Array): void {
    if (this.parts.length >= this.#limits.parts)
      throw malformedBody(`Expected at most ${this.#limits.parts} parts, got more.`);
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
    return Object.hasOwn(parts, name) && parts[name]?.kind === "file";
  }

  #tooLarge(): Error {
    const { name } = this.#current;
    return tooLarge(`The part ${excerpt(name)}`, this.#limit, memberAt("", name.slice(0, 60)));
  }
}
