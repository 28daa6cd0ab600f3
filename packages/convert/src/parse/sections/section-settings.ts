import type { HostedDocumentStyle, HostedSectionStyle } from "../../hosted/hosted-section.js";
import { readInk } from "../../hosted/read-colour.js";
import { isObject, readList, readPoints } from "../../hosted/read.js";
import type { Margins, Page, Section } from "../../tree/section.js";

/** Members that a section inherits from the previous section. */
const INHERITED_MEMBERS: ReadonlySet<string> = new Set([
  "marginTop",
  "marginRight",
  "marginBottom",
  "marginLeft",
  "marginHeader",
  "marginFooter",
  "defaultHeaderId",
  "defaultFooterId",
  "firstPageHeaderId",
  "firstPageFooterId",
  "evenPageHeaderId",
  "evenPageFooterId",
  "useFirstPageHeaderFooter",
  "flipPageOrientation",
  "contentDirection",
  "useEvenPageHeaderFooter",
] satisfies (keyof HostedSectionStyle | keyof HostedDocumentStyle)[]);

/** Merges a section's style over the style of the previous section. */
export function inheritSection(
  from: HostedSectionStyle,
  own: HostedSectionStyle | null | undefined,
): HostedSectionStyle {
  const inherited = Object.entries(from).filter(([name]) => INHERITED_MEMBERS.has(name));
  const said = Object.entries(isObject(own) ? own : {}).filter(
    ([, value]) => (value ?? null) !== null,
  );
  return Object.fromEntries([...inherited, ...said]);
}

/** Returns the columns of a section; empty if it has only one. */
export function columnsOf(style: HostedSectionStyle): Pick<Section, "columns"> {
  const columns = readList(style.columnProperties);
  if (columns.length < 2) return {};
  const widths = columns.map(({ width, paddingEnd }) => {
    const points = readPoints(width);
    return { gap: readPoints(paddingEnd) ?? 0, ...(points ? { width: points } : {}) };
  });
  return { columns: { widths, separator: style.columnSeparatorStyle === "BETWEEN_EACH_COLUMN" } };
}

/** Returns page size, margins and page numbers of a section. */
export function pageOf(
  style: HostedSectionStyle,
  document: HostedDocumentStyle,
): Pick<Section, "page" | "pageNumberStart"> {
  const start = style.pageNumberStart;
  return {
    page: { ...paperSizeOf(style, document), ...backgroundOf(document), margins: marginsOf(style) },
    ...(typeof start === "number" && start >= 1 ? { pageNumberStart: Math.trunc(start) } : {}),
  };
}

function paperSizeOf(
  style: HostedSectionStyle,
  { pageSize }: HostedDocumentStyle,
): Pick<Page, "width" | "height"> {
  const width = readPoints(pageSize?.width);
  const height = readPoints(pageSize?.height);
  if (!width || !height) return {};
  return style.flipPageOrientation === true ? { width: height, height: width } : { width, height };
}

const WHITE = "#ffffff";

/** Returns the page background; empty if it is white. */
export function backgroundOf({ background }: HostedDocumentStyle): Pick<Page, "background"> {
  const ink = readInk(background?.color);
  return ink === undefined || ink === WHITE ? {} : { background: ink };
}

function marginsOf(style: HostedSectionStyle): Margins {
  const margins = [
    ["top", style.marginTop],
    ["right", style.marginRight],
    ["bottom", style.marginBottom],
    ["left", style.marginLeft],
    ["header", style.marginHeader],
    ["footer", style.marginFooter],
  ] as const;
  return Object.fromEntries(
    margins.flatMap(([side, dimension]) => {
      const points = readPoints(dimension);
      return points === undefined ? [] : [[side, points]];
    }),
  );
}
