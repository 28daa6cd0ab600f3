import { bodyOf, json, paragraph, paragraphOf, run, text } from "../build.ts";
import type { Kind, Recipe } from "../fill.ts";

const image = (embeddedObject: object): string =>
  `"inlineObjects":${json({ i: { inlineObjectProperties: { embeddedObject } } })}`;

const REFERENCE = json({ inlineObjectElement: { inlineObjectId: "i" } });

const listed = (level: object): string =>
  `"lists":${json({ l: { listProperties: { nestingLevels: [level] } } })}`;

const item = (): string => paragraph(run("a"), { bullet: { listId: "l" } });

/** Returns the recipe of a document in which one value takes almost all the bytes. */
const oneValue = (before: string, after: string): Recipe => ({
  frame: [before, after],
  parts: () => ["x".repeat(1000)],
  separator: "",
});

/**
 * Documents with huge values, and documents with a value that is written out again at each reference to it; the value
 * and the references take half of the bytes each.
 */
export const shared = {
  "huge-title": () => oneValue('{"title":"', `","body":{"content":[${text("x")}]}}`),
  "huge-ids": () => oneValue('{"documentId":"', `","body":{"content":[${text("x")}]}}`),
  "huge-tab-title": () =>
    oneValue(
      '{"tabs":[{"tabProperties":{"tabId":"t"},"documentTab":{"body":{"content":[]}}},{"tabProperties":{"title":"',
      '"},"documentTab":{"body":{"content":[]}}}]}',
    ),
  "huge-heading": () =>
    oneValue(
      '{"body":{"content":[{"paragraph":{"elements":[{"textRun":{"content":"',
      '"}}],"paragraphStyle":{"namedStyleType":"HEADING_1","headingId":"h"}}}]}}',
    ),
  "huge-link": () =>
    oneValue(
      '{"body":{"content":[{"paragraph":{"elements":[{"textRun":{"content":"a","textStyle":{"link":{"url":"https://example.com/',
      '"}}}}]}}]}}',
    ),
  "shared-heading": (bytes) =>
    bodyOf((index) =>
      index === 0
        ? text("x".repeat(bytes / 2), { namedStyleType: "HEADING_1", headingId: "h" })
        : paragraph(run("a", { link: { headingId: "h" } })),
    ),
  "shared-image-address": (bytes) =>
    paragraphOf(
      () => REFERENCE,
      image({ imageProperties: { contentUri: `https://images.invalid/${"x".repeat(bytes / 2)}` } }),
    ),
  "shared-image-data": (bytes) =>
    paragraphOf(
      () => REFERENCE,
      image({
        imageProperties: { contentUri: `data:image/png;base64,${"AAAA".repeat(bytes / 8)}` },
      }),
    ),
  "shared-image-text": (bytes) =>
    paragraphOf(
      () => REFERENCE,
      image({
        title: "t".repeat(bytes / 4),
        description: "x".repeat(bytes / 4),
        imageProperties: { contentUri: "https://images.invalid/i.png" },
      }),
    ),
  "shared-bullet": (bytes) => bodyOf(item, listed({ glyphSymbol: "x".repeat(bytes / 2) })),
  "shared-label": (bytes) =>
    bodyOf(item, listed({ glyphType: "DECIMAL", glyphFormat: "%0.".repeat(bytes / 6) })),
  "shared-font": (bytes) =>
    bodyOf(
      (index) => paragraph(run("a", { bold: index % 2 === 0 })),
      `"namedStyles":${json({ styles: [{ namedStyleType: "NORMAL_TEXT", textStyle: { weightedFontFamily: { fontFamily: "x".repeat(bytes / 2) } } }] })}`,
    ),
  "shared-list-font": (bytes) =>
    bodyOf(
      item,
      listed({
        glyphSymbol: "●",
        textStyle: { weightedFontFamily: { fontFamily: "x".repeat(bytes / 2) } },
      }),
    ),
  "shared-header": (bytes) =>
    bodyOf(
      () =>
        json({
          sectionBreak: { sectionStyle: { sectionType: "NEXT_PAGE", defaultHeaderId: "h" } },
        }),
      `"headers":{"h":{"content":[${text("x".repeat(bytes / 2))}]}}`,
    ),
  "shared-footnote": (bytes) =>
    paragraphOf(
      () => json({ footnoteReference: { footnoteId: "f" } }),
      `"footnotes":{"f":{"content":[${text("x".repeat(bytes / 2))}]}}`,
    ),
  "shared-section": (bytes) =>
    bodyOf((index) =>
      json({
        sectionBreak: {
          sectionStyle:
            index === 0 ? { columnProperties: Array.from({ length: bytes / 6 }, () => ({})) } : {},
        },
      }),
    ),
} satisfies Record<string, Kind>;
