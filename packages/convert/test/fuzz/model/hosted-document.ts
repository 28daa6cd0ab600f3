import type { docs_v1 } from "@googleapis/docs";
import * as fc from "fast-check";
import { list } from "../../fixtures/build/lists.js";
import { footnotes, headers } from "../../fixtures/build/segments.js";
import { paragraph } from "../../fixtures/build/blocks.js";
import { documentOfTabs, documentWithoutTabs, tab } from "../../fixtures/build/documents.js";
import { hostileText } from "./hostile-text.js";
import { content } from "./structural-element.js";

const glyphs = fc.constantFrom(
  { symbol: "●" },
  { type: "DECIMAL" },
  { type: "ALPHA", format: "(%0)" },
  { type: "ROMAN", start: 0 },
  { type: "GLYPH_TYPE_UNSPECIFIED" },
  { type: "NONE" },
);
const lists = fc
  .array(glyphs, { minLength: 1, maxLength: 4 })
  .map((levels) => ({ "kix.list": list(...levels) }));

const parts = fc.record({
  lists,
  footnotes: content.map((note) => footnotes({ "kix.note": note })),
  headers: content.map((one) => headers({ "kix.header": one })),
});

const anyDocument: fc.Arbitrary<docs_v1.Schema$Document> = fc.oneof(
  fc.tuple(hostileText, content, parts).map((one) => documentWithoutTabs(...one)),
  fc
    .tuple(hostileText, hostileText, content, parts, content)
    .map(([title, name, first, more, second]) =>
      documentOfTabs(
        title,
        tab("t.0", name, first, more, tab("t.1", name, second, more)),
        tab("t.2", "", [paragraph("last")]),
      ),
    ),
);

/** Random complete documents of the API's model, as parsed from JSON: no shared objects and no `undefined`. */
export const hostedDocument: fc.Arbitrary<docs_v1.Schema$Document> = anyDocument.map(
  (one): docs_v1.Schema$Document => JSON.parse(JSON.stringify(one)),
);
