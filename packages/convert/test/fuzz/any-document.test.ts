import * as fc from "fast-check";
import type { docs_v1 } from "@googleapis/docs";
import { visit } from "unist-util-visit";
import { describe, expect, it } from "vitest";
import { convertDocument, formats } from "../../src/index.js";
import { htmlElements } from "../gates/reading/html-elements.js";
import { sourceWords } from "../support/source-words.js";
import { missingWords, parseMarkdown, wordsOf } from "../support/words.js";
import { expectHarmless } from "./model/expect-harmless.js";
import { fuzzRuns, fuzzSeed } from "./model/fuzz-runs.js";
import { hostedDocument } from "./model/hosted-document.js";

const settings = { numRuns: fuzzRuns, seed: fuzzSeed };

/** Marks, breaks, the direction, whole tables and footnotes are all that Markdown takes from HTML. */
const OWN_HTML =
  /^(?:<div dir="rtl">|<\/div>|<\/?(?:u|sup|sub|ins|del|s|code)>|<br>|<(table|section)[ >][^]*<\/\1>)$/;

describe("any document of the model", () => {
  it.each(formats)("keeps its letters and digits in %s", (format) => {
    fc.assert(
      fc.property(hostedDocument, (document: docs_v1.Schema$Document) => {
        const { content } = convertDocument(document, { format });
        const expected = lettersOf(sourceWords(document));
        expect(missingWords(expected, lettersOf(wordsOf(content, format)))).toEqual([]);
      }),
      settings,
    );
  });

  it("becomes HTML without harm, with every id once and every link at its target", () => {
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

  it("becomes Markdown with no HTML but the writer's own", () => {
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

/** Where words end is anyone's guess in text of this kind; how often a letter stands there is not. */
function lettersOf(words: readonly string[]): string[] {
  return words.flatMap((word) => [...word]);
}
