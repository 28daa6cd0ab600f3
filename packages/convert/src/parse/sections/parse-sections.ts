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

interface OpenSection {
  readonly style: HostedSectionStyle;
  readonly start: number;
  readonly elements: Partial<HostedStructuralElement>[];
}

/** The body of a tab; each section break begins a section, whose blocks are parsed when they are taken. */
export function parseSections(
  regions: { readonly headers: Regions; readonly footers: Regions },
  context: ParseContext,
): readonly Section[] {
  const place = placeAt(context.contentPlace, "body", "content");
  const elements = readList(context.content.body?.content);
  return splitAtSections(elements, context.content.documentStyle ?? {}).map((open, index) => {
    const begin = index > 0 && open.style.sectionType === "NEXT_PAGE" ? "nextPage" : "continuous";
    const isBroken = begin === "nextPage" && !context.options.skip.has("pageBreak");
    return {
      begin,
      ...(isBroken ? { pageBreak: breakAt(open, place, context) } : {}),
      blocks: blocksOf(open, place, context),
      ...settingsOf(open.style, regions, context),
    };
  });
}

function* blocksOf(open: OpenSection, place: Place, context: ParseContext): Generator<Block> {
  yield* eachBlock(open.elements, open.start, place, context);
  if (columnsOf(open.style).columns && !context.faithful) {
    context.warn("columns-left-out", originOf(context, placeAt(place, open.start)));
  }
}

function breakAt(open: OpenSection, place: Place, context: ParseContext): PageBreak {
  const at = placeAt(place, open.start, "sectionBreak");
  return { kind: "pageBreak", origin: originOf(context, at) };
}

/** A section has the style of the section before it, apart from what it says itself. */
function splitAtSections(
  elements: readonly Partial<HostedStructuralElement>[],
  document: HostedSectionStyle,
): readonly OpenSection[] {
  const sections: OpenSection[] = [];
  elements.forEach((element, start) => {
    const last = sections.at(-1);
    if (element.sectionBreak) {
      const style = inheritSection(last?.style ?? document, element.sectionBreak.sectionStyle);
      sections.push({ style, start, elements: [element] });
    } else if (last) last.elements.push(element);
    else sections.push({ style: document, start, elements: [element] });
  });
  return sections.length > 0 ? sections : [{ style: document, start: 0, elements: [] }];
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
