import type { HostedDocumentStyle, HostedSectionStyle } from "../../hosted/hosted-section.js";
import type { Block } from "../../tree/block.js";
import type { PageRegions, Section } from "../../tree/section.js";

/** Parsed headers or footers by id. */
export type Regions = ReadonlyMap<string, readonly Block[]>;

/** Returns the headers and footers of a section. */
export function pageRegions(
  style: HostedSectionStyle,
  document: HostedDocumentStyle,
  { headers, footers }: { readonly headers: Regions; readonly footers: Regions },
): Pick<Section, "headers" | "footers"> {
  const first = style.useFirstPageHeaderFooter === true;
  const even = document.useEvenPageHeaderFooter === true;
  return {
    headers: regionsOf(headers, {
      default: style.defaultHeaderId,
      first: first ? style.firstPageHeaderId : undefined,
      even: even ? style.evenPageHeaderId : undefined,
    }),
    footers: regionsOf(footers, {
      default: style.defaultFooterId,
      first: first ? style.firstPageFooterId : undefined,
      even: even ? style.evenPageFooterId : undefined,
    }),
  };
}

type Ids = Readonly<Record<keyof PageRegions, string | null | undefined>>;

function regionsOf(regions: Regions, ids: Ids): PageRegions {
  const entries = Object.entries(ids).flatMap(([name, id]) => {
    const blocks = regions.get(id ?? "");
    return blocks ? [[name, blocks] as const] : [];
  });
  return Object.fromEntries(entries);
}
