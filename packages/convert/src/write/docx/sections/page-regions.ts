import type { Element } from "xast";
import { serialized } from "../xml/serialize-xml.js";
import { x } from "../xml/x.js";
import type { Block } from "../../../tree/block.js";
import type { PageRegions, Section } from "../../../tree/section.js";
import { writeBlocks } from "../blocks/write-blocks.js";
import type { DocxState } from "../docx-context.js";
import { TEXT_PREFIXES } from "../package/namespaces.js";
import type { Part } from "../package/part.js";
import { Relationships } from "../package/relationships.js";
import { endedByParagraph } from "../tables/write-cell.js";
import { textWidth } from "./page-size.js";

type Region = "header" | "footer";
type Pages = keyof PageRegions;

const EMPTY: readonly Block[] = [];

/**
 * The headers and footers of a file. A section without a reference inherits from the previous section, so each section
 * refers to all three kinds, and to an empty part for each kind that it does not show.
 */
export class PageRegionParts {
  readonly #state: DocxState;
  readonly #relationships: Relationships;
  readonly #ids = {
    header: new Map<readonly Block[], string>(),
    footer: new Map<readonly Block[], string>(),
  };
  readonly parts: Part[] = [];
  /** Whether even pages differ in any section. DOCX has one setting for the whole file. */
  readonly hasEvenPages: boolean;
  readonly #isNeeded: boolean;

  constructor(
    sections: readonly Section[],
    { state, relationships }: { state: DocxState; relationships: Relationships },
  ) {
    const regions = sections.flatMap(({ headers, footers }) => [headers, footers]);
    this.#state = state;
    this.#relationships = relationships;
    this.hasEvenPages = regions.some(({ even }) => even);
    this.#isNeeded = regions.some((region) => region.default ?? region.first ?? region.even);
  }

  /** Returns the references of a section to its headers and footers. */
  referencesOf(section: Section): readonly Element[] {
    if (!this.#isNeeded) return [];
    const kinds: Pages[] = ["default"];
    if (hasTitlePage(section)) kinds.push("first");
    if (this.hasEvenPages) kinds.push("even");
    const references = (name: Region) =>
      kinds.map((pages) => this.#reference(name, pages, section));
    return [...references("header"), ...references("footer")];
  }

  #reference(name: Region, pages: Pages, section: Section): Element {
    const regions = section[`${name}s`];
    const blocks = regions[pages] ?? regions.default ?? EMPTY;
    const key = blocks.length === 0 ? EMPTY : blocks;
    const id = this.#ids[name].get(key) ?? this.#write(name, key, section);
    return x(`w:${name}Reference`, { "w:type": pages, "r:id": id });
  }

  #write(name: Region, blocks: readonly Block[], section: Section): string {
    const file = `${name}${this.parts.length + 1}.xml`;
    const relationships = new Relationships();
    const width = textWidth(section);
    const context = { ...this.#state, relationships, part: "region", width } as const;
    const content = endedByParagraph(writeBlocks(blocks, context));
    const root = x(name === "header" ? "w:hdr" : "w:ftr", TEXT_PREFIXES, [serialized(content)]);
    const contentType = `application/vnd.openxmlformats-officedocument.wordprocessingml.${name}+xml`;
    this.parts.push({ path: `word/${file}`, contentType, root, relationships });
    const id = this.#relationships.add(name, file);
    this.#ids[name].set(blocks, id);
    return id;
  }
}

/** Whether the first page of a section has its own header or footer. */
export function hasTitlePage({ headers, footers }: Section): boolean {
  return headers.first !== undefined || footers.first !== undefined;
}
