import * as fc from "fast-check";
import type { docs_v1 } from "@googleapis/docs";
import { visit } from "unist-util-visit";
import { describe, expect, it } from "vitest";
import { convertDocument, formats } from "../../src/index.js";
import { htmlElements } from "../gates/reading/html-elements.js";
import { sourceWords } from "../support/source-words.js";
import { withoutPages } from "../support/without-pages.js";
import { missingWords, parseMarkdown, wordsOf } from "../support/words.js";
import { expectHarmless } from "./model/expect-harmless.js";
import { fuzzRuns, fuzzSeed } from "./model/fuzz-runs.js";
import { hostedDocument } from "./model/hosted-document.js";

const settings = { numRuns: fuzzRuns, seed: fuzzSeed };

/** The only HTML allowed in Markdown: marks, breaks, anchors, direction, list separators, tables and footnotes. */
const OWN_HTML =
  /^(?:<(?:div|span) dir="(?:ltr|rtl)">|<\/(?:div|span)>|<\/?(?:u|sup|sub|ins|del|s|code|strong|em)>|<br>|<a id="[^"\s<>]+">|<\/a>|<!-- -->|<(table|section)[ >][^]*<\/\1>)$/;

describe("any document of the model", () => {
  it.each(formats)("keeps its letters and digits in %s", (format) => {
    fc.assert(
      fc.property(hostedDocument, (any: docs_v1.Schema$Document) => {
        const document = withoutPages(any);
        const { content } = convertDocument(document, { format, headers: "keep" });
        const expected = lettersOf(sourceWords(document));
        expect(missingWords(expected, lettersOf(wordsOf(content, format)))).toEqual([]);
      }),
      settings,
    );
  });

  it("becomes safe HTML with unique ids and valid internal links", () => {
    fc.assert(
      fc.property(hostedDocument, (document) => {
        const { content } = convertDocument(document, { format: "html" });
        expectHarmless(content);
        const elements = htmlElements(content);
        const ids = elements.flatMap(({ properties }) => properties["id"] ?? []);
        expect(ids).toEqual([...new Set(ids)]);
        const links = elements.map(({ properties }) => String(properties["href"] ?? ""));
        const inside = links.filter((href) => href.startsWith("#")).map((href) => href.slice(1));
        expect(inside.filter((target) => target && !ids.includes(target))).toEqual([]);
      }),
      settings,
    );
  });

  it("becomes Markdown without HTML from its text", () => {
    fc.assert(
      fc.property(hostedDocument, (document) => {
        const { content } = convertDocument(document, { format: "markdown" });
        visit(parseMarkdown(content), "html", ({ value }) => {
          expect(value).toMatch(OWN_HTML);
          expectHarmless(value);
        });
      }),
      settings,
    );
  });
});

/** Word boundaries are ambiguous in this text, so letters are counted instead. */
function lettersOf(words: readonly string[]): string[] {
  return words.flatMap((word) => [...word]);
}
