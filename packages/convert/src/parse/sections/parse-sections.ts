import type { HostedStructuralElement } from "../../hosted/hosted-document.js";
import type { HostedSectionStyle } from "../../hosted/hosted-section.js";
import { readList } from "../../hosted/read.js";
import { placeAt, type Place } from "../../place/place.js";
import type { Block, PageBreak } from "../../tree/block.js";
import type { Section } from "../../tree/section.js";
import { eachBlock } from "../parse-blocks.js";
import { originOf, type ParseContext } from "../parse-context.js";
import { pageRegions, type Regions } from "./page-regions.js";
import { columnsOf, inheritSection, pageOf } from "./section-settings.js";

type Elements = readonly Partial<HostedStructuralElement>[];

/** A section as a range of body elements: from `start` to `end` (exclusive). */
interface OpenSection {
  readonly style: HostedSectionStyle;
  readonly start: number;
  end: number;
}

/** Returns the sections of a tab's body. The blocks of each section are parsed during iteration. */
export function parseSections(
  regions: { readonly headers: Regions; readonly footers: Regions },
  context: ParseContext,
): readonly Section[] {
  const place = placeAt(context.contentPlace, "body", "content");
  const elements = readList(context.content.body?.content);
  return splitAtSections(elements, context.content.documentStyle ?? {}).map((open, index) => {
    const begin = index > 0 && open.style.sectionType === "NEXT_PAGE" ? "nextPage" : "continuous";
    context.footnotes.beginSection();
    const isBroken = begin === "nextPage" && !context.options.skip.has("pageBreak");
    return {
      begin,
      ...(isBroken ? { pageBreak: breakAt(open, place, context) } : {}),
      blocks: blocksOf(elements, open, place, context),
      ...settingsOf(open.style, regions, context),
    };
  });
}

function* blocksOf(
  elements: Elements,
  open: OpenSection,
  place: Place,
  context: ParseContext,
): Generator<Block> {
  yield* eachBlock(elements, open, place, context);
  context.footnotes.endSection();
  if (columnsOf(open.style).columns && !context.faithful) {
    context.warn("columns-left-out", originOf(context, placeAt(place, open.start)));
  }
}

function breakAt(open: OpenSection, place: Place, context: ParseContext): PageBreak {
  const at = placeAt(place, open.start, "sectionBreak");
  return { kind: "pageBreak", origin: originOf(context, at) };
}

/** Splits the body at its section breaks. A section inherits the style of the previous section. */
function splitAtSections(elements: Elements, document: HostedSectionStyle): readonly OpenSection[] {
  const sections: OpenSection[] = [];
  let last: OpenSection = { style: document, start: 0, end: 0 };
  for (let start = 0; start < elements.length; start += 1) {
    const sectionBreak = elements[start]?.sectionBreak;
    if (sectionBreak) {
      if (last.end > last.start) sections.push(last);
      last = { style: inheritSection(last.style, sectionBreak.sectionStyle), start, end: start };
    }
    last.end = start + 1;
  }
  return [...sections, last];
}

function settingsOf(
  style: HostedSectionStyle,
  regions: { readonly headers: Regions; readonly footers: Regions },
  { content }: ParseContext,
): Omit<Section, "begin" | "pageBreak" | "blocks"> {
  const document = content.documentStyle ?? {};
  return {
    ...columnsOf(style),
    ...(style.contentDirection === "RIGHT_TO_LEFT" ? { direction: "rtl" } : {}),
    ...pageOf(style, document),
    ...pageRegions(style, document, regions),
  };
}
