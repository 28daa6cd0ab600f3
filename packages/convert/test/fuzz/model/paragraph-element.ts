import type { docs_v1 } from "@googleapis/docs";
import * as fc from "fast-check";
import {
  autoText,
  date,
  footnote,
  inlineObject,
  person,
  plain,
  richLink,
  suggested,
  text,
} from "../../fixtures/build/elements.js";
import { hostileText, hostileUrl } from "./hostile-text.js";

const target = fc.oneof(
  hostileUrl.map((url) => ({ url })),
  fc.constantFrom(
    { headingId: "h.0" },
    { heading: { id: "h.1", tabId: "t.1" } },
    { tabId: "t.2" },
    { bookmarkId: "id.0" },
    {},
  ),
);
const textStyle: fc.Arbitrary<docs_v1.Schema$TextStyle> = fc.record(
  {
    bold: fc.boolean(),
    italic: fc.boolean(),
    underline: fc.boolean(),
    strikethrough: fc.boolean(),
    smallCaps: fc.boolean(),
    baselineOffset: fc.constantFrom("SUPERSCRIPT", "SUBSCRIPT"),
    link: target,
    weightedFontFamily: fc.constantFrom({ fontFamily: "Courier New" }, { fontFamily: "</style>" }),
    foregroundColor: fc.constant({ color: { rgbColor: { red: 1 / 3 } } }),
  },
  { requiredKeys: [] },
);

const run = fc.tuple(hostileText, textStyle).map((one) => text(...one));

/** Any element of a paragraph, most often a run of text. */
export const paragraphElement: fc.Arbitrary<docs_v1.Schema$ParagraphElement> = fc.oneof(
  { weight: 8, arbitrary: run },
  run.map((one) => suggested(one, { insertion: "s.1" })),
  run.map((one) => suggested(one, { deletion: "s.2" })),
  fc.tuple(hostileText, hostileText).map((one) => person(...one)),
  fc.tuple(hostileText, hostileUrl).map((one) => richLink(...one)),
  hostileText.map((shown) => date(shown, "2026-01-05T12:00:00Z")),
  fc.constantFrom("kix.note", "kix.gone").map((id) => footnote(id, "1")),
  fc.constant(inlineObject("kix.gone")),
  fc
    .constantFrom("pageBreak", "columnBreak", "horizontalRule", "equation")
    .map((one) => plain(one)),
  fc.constantFrom("PAGE_NUMBER", "PAGE_COUNT").map((one) => autoText(one)),
);
