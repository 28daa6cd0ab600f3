import type { docs_v1 } from "@googleapis/docs";
import * as fc from "fast-check";
import type { Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { describe, expect, it } from "vitest";
import { convertDocument } from "../../src/index.js";
import { markdownItems } from "../gates/reading/markdown-items.js";
import { sourceItems } from "../gates/reading/source-items.js";
import { body, item, paragraph, run, table } from "../support/build-document.js";
import { fuzzRuns, fuzzSeed } from "./model/fuzz-runs.js";

const TYPES = ["DECIMAL", "ALPHA", "ROMAN", "UPPER_ROMAN", "ZERO_DECIMAL", "UPPER_ALPHA"];

/** Labels of one level, with `n` for its number, and with every character special to Markdown. */
const FORMATS =
  "n. n) (n) [n] §n Article~n: %0.n n #~n -~n n.~(x) +n *n* >~n n: www.n a@bn n\\ `n` <n> &n; !n |n| ~n~ _n_ n.) 1.~n n.~- ---n === ```n";
const formats = FORMATS.split(" ").map((format) => format.replaceAll("~", " "));

const TEXTS = ["word", "1. x", "- y", "(a) z", "# h", "**b**", "x", "[x] t", "[ ] t", ": d"];

const bulleted = [0, 1, 2].map((depth) => ({ glyphSymbol: "●", glyphFormat: `%${depth}` }));
const numbered = fc.tuple(...[0, 1, 2].map((depth) => levelAt(depth)));
const lists = fc.tuple(numbered, numbered, fc.oneof(numbered, fc.constant(bulleted)));

function levelAt(depth: number): fc.Arbitrary<docs_v1.Schema$NestingLevel> {
  return fc.record({
    glyphType: fc.constantFrom(...TYPES),
    glyphFormat: fc.constantFrom(...formats).map((one) => one.replaceAll("n", `%${depth}`)),
    startNumber: fc.constantFrom(1, 1, 3, 7),
  });
}

const BREAKS = [{ pageBreak: {} }, { horizontalRule: {} }, { columnBreak: {} }];

const anItem = fc
  .tuple(fc.constantFrom(...TEXTS), fc.nat(2), fc.nat(2), fc.option(fc.constantFrom(...BREAKS)))
  .map(([text, list, depth, first]) => {
    const { paragraph: one } = item(text, `l${list}`, depth);
    return { paragraph: { ...one, elements: [...(first ? [first] : []), run(`${text}\n`)] } };
  });

const between = fc.oneof(
  fc.constantFrom(...TEXTS).map((text) => paragraph(text)),
  fc.constantFrom(...BREAKS).map((one) => paragraph([one])),
  fc.constantFrom(table(["q", "r"], ["s", "t"]), table(["q"]), paragraph("Head", "HEADING_2")),
);

const content = fc.array(
  fc.oneof({ weight: 2, arbitrary: anItem }, { weight: 1, arbitrary: between }),
  { minLength: 1, maxLength: 14 },
);

describe("lists with any labels and anything between items", () => {
  it("have the labels, texts and levels of the document when parsed by remark", () => {
    fc.assert(
      fc.property(lists, content, (definitions, elements) => {
        const document = documentOf(definitions, elements);
        const shown = markdownItems(convertDocument(document, { format: "markdown" }).content);
        expect(shown.map(({ text }) => oneLine(text))).toEqual(expectedTexts(document));
        const { content: html } = convertDocument(document, { format: "html" });
        expect(shown.map(({ depth }) => depth)).toEqual(depthsIn(fromHtml(html), 0));
      }),
      { numRuns: fuzzRuns, seed: fuzzSeed },
    );
  });
});

function documentOf(
  definitions: readonly (readonly docs_v1.Schema$NestingLevel[])[],
  elements: readonly docs_v1.Schema$StructuralElement[],
): docs_v1.Schema$Document {
  const entries = definitions.map((levels, index) => [
    `l${index}`,
    { listProperties: { nestingLevels: [...levels] } },
  ]);
  return { ...body(...structuredClone(elements)), lists: Object.fromEntries(entries) };
}

/** The label and text expected for each item, from the document. */
function expectedTexts({
  body: { content: elements = [] } = {},
  ...rest
}: docs_v1.Schema$Document) {
  const texts = elements
    .filter((element) => element.paragraph?.bullet)
    .map((element) => element.paragraph?.elements?.at(-1)?.textRun?.content ?? "");
  return sourceItems({ ...rest, body: { content: elements } }).map(({ isNumbered, label }, index) =>
    oneLine(`${isNumbered ? label : ""} ${texts[index] ?? ""}`),
  );
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** How many lists each item is nested in, below the top level. */
function depthsIn(node: Nodes, lists: number): readonly number[] {
  if (!("children" in node)) return [];
  const name = node.type === "element" ? node.tagName : "";
  const inside = name === "ol" || name === "ul" ? lists + 1 : lists;
  const below = node.children.flatMap((child) => depthsIn(child, inside));
  return name === "li" ? [inside - 1, ...below] : below;
}
