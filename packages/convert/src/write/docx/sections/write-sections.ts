import type { Element } from "xast";
import { x } from "../xml/x.js";
import type { Block, Heading } from "../../../tree/block.js";
import type { Tab } from "../../../tree/document-tree.js";
import type { Section } from "../../../tree/section.js";
import { addProperty } from "../blocks/put-into-paragraph.js";
import { eachElement } from "../blocks/write-blocks.js";
import type { DocxContext } from "../docx-context.js";
import { hasTitlePage, type PageRegionParts } from "./page-regions.js";
import { lineWidth } from "./page-size.js";
import { sectionProperties } from "./section-properties.js";

/** One section with its blocks, including the tab's heading, and the headers and footers that no page shows. */
export interface SectionContent {
  readonly section: Section;
  readonly blocks: Iterable<Block>;
}

/** Returns the sections of all tabs in order. Each tab starts on a new page with its heading. */
export function sectionsOf(tabs: readonly Tab[]): readonly SectionContent[] {
  return tabs.flatMap((tab, tabIndex) => {
    const { headers, footers } = unshownRegions(tab);
    return tab.sections.map((section, index): SectionContent => {
      const begin = tabIndex > 0 && index === 0 ? "nextPage" : section.begin;
      const before = index === 0 ? [...headingOf(tab), ...headers] : [];
      const after = index === tab.sections.length - 1 ? footers : [];
      const blocks = concat(before, section.blocks, after);
      return { section: { ...section, begin }, blocks };
    });
  });
}

function* concat(...parts: readonly Iterable<Block>[]): Generator<Block> {
  for (const part of parts) yield* part;
}

const RULE = { kind: "horizontalRule" } as const;

/**
 * Returns headers and footers that no section shows. They are written into the text, so that their content is not lost.
 */
function unshownRegions({ headers, footers, sections }: Tab): {
  readonly headers: readonly Block[];
  readonly footers: readonly Block[];
} {
  const regions = sections.flatMap((section) => [section.headers, section.footers]);
  const shown = new Set(regions.flatMap((region) => Object.values(region).flat()));
  const lostHeaders = headers.filter((block) => !shown.has(block));
  const lostFooters = footers.filter((block) => !shown.has(block));
  return {
    headers: lostHeaders.length > 0 ? [...lostHeaders, RULE] : [],
    footers: lostFooters.length > 0 ? [RULE, ...lostFooters] : [],
  };
}

function headingOf({ heading }: Tab): readonly Heading[] {
  if (!heading) return [];
  const { level, title, anchor } = heading;
  const namedStyle = `heading${level}` as const;
  const children = [{ kind: "text", value: title }] as const;
  return [{ kind: "heading", level, anchor, namedStyle, layout: {}, children }];
}

/**
 * Yields the elements of all sections one by one. The properties of a section are in its last paragraph. Those of the
 * last section are at the end of the text, after the elements that `writeEnding` returns.
 */
export function* eachSectionElement(
  contents: readonly SectionContent[],
  regions: PageRegionParts,
  contextOf: (width: number) => DocxContext,
  writeEnding: (context: DocxContext) => readonly Element[],
): Generator<Element> {
  for (const [index, { section, blocks }] of contents.entries()) {
    const context = contextOf(lineWidth(section));
    let last: Element | undefined;
    for (const element of eachElement(blocks, context)) {
      if (last) yield last;
      last = element;
    }
    const references = regions.referencesOf(section);
    const properties = sectionProperties(section, references, hasTitlePage(section));
    const isLast = index === contents.length - 1;
    if (!isLast) yield* endSection(last, properties);
    else yield* [...(last ? [last] : []), ...writeEnding(context), properties];
  }
}

function endSection(last: Element | undefined, properties: Element): readonly Element[] {
  if (last?.name === "w:p") return [addProperty(last, properties)];
  return [...(last ? [last] : []), x("w:p", [x("w:pPr", [properties])])];
}
