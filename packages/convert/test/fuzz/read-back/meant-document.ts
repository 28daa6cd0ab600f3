import type { docs_v1 } from "@googleapis/docs";
import * as fc from "fast-check";
import { body, paragraph, run } from "../../support/build-document.js";
import { lineOf, type ReadBlock, type Span } from "./read-block.js";

/** A document, and what a reader of its output must find. */
export interface MeantDocument {
  readonly document: docs_v1.Schema$Document;
  readonly blocks: readonly ReadBlock[];
}

/** Everything that has a meaning in some Markdown, words, and text around which marks are ambiguous. */
const PIECES = [
  ..."*_`~[](){}<>!#+-=|\\:.,;&@/\"'$%^?",
  ..."aBw9 漢字、。「」한ー😀é€§\u0301𝒜𐄀\t\v\u00A0\u3000\u200B\u200D\u2028\uFEFF",
  ..."a word 漢字 \v ** __ ~~ `` ``` --- === ]( ](a) ![ [^1] [[ ^[ \\\\ |-| {x} {/* */} :: ::: $$".split(
    " ",
  ),
  ..."<b> </b> <!-- <A/> &amp; &#42; www. http:// https://a.example a@b.example".split(" "),
  ..."b c|1. |- |# |> |[ ] |[^1]: |: |import a|export b|x <y| ".split("|"),
];

const text = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 5 })
  .map((pieces) => pieces.join(""));

const URLS = [
  "https://a.example/",
  "https://a.example/x_(y)*z?q=1&amp;r=2#s",
  "https://a.example/漢/[x]`|~",
  "mailto:a@b.example",
  "https://a.example/{x}\\y",
];

const flag = fc.constantFrom(false, false, true);

interface MeantRun extends Span {
  readonly style: docs_v1.Schema$TextStyle;
}

const aRun: fc.Arbitrary<MeantRun> = fc
  .record({
    text,
    strong: flag,
    em: flag,
    del: flag,
    u: fc.constantFrom(false, false, false, false, false, true),
    code: fc.constantFrom(false, false, false, true),
    raised: fc.constantFrom("", "", "", "", "", "", "sup", "sub"),
    link: fc.option(fc.constantFrom(...URLS), { freq: 4 }),
  })
  .map(({ text: content, link, raised, ...flags }): MeantRun => {
    const shown = { ...flags, u: flags.u && link === null };
    const marks = Object.entries(shown).flatMap(([mark, isOn]) => (isOn ? [mark] : []));
    const style: docs_v1.Schema$TextStyle = {
      ...(flags.strong && { bold: true }),
      ...(flags.em && { italic: true }),
      ...(flags.del && { strikethrough: true }),
      ...(flags.u && { underline: true }),
      ...(flags.code && { weightedFontFamily: { fontFamily: "Roboto Mono" } }),
      ...(raised !== "" && { baselineOffset: raised === "sup" ? "SUPERSCRIPT" : "SUBSCRIPT" }),
      ...(link !== null && { link: { url: link } }),
    };
    return {
      text: content,
      marks: raised === "" ? marks : [...marks, raised],
      link: link ?? undefined,
      style,
    };
  });

const line = fc.array(aRun, { minLength: 1, maxLength: 5 });

type Line = readonly MeantRun[];
interface Meant {
  readonly element: docs_v1.Schema$StructuralElement;
  readonly blocks: readonly ReadBlock[];
}

const aParagraph = line.map((runs): Meant => ({
  element: paragraphOf(runs),
  blocks: blocksOf("p", runs),
}));
const aHeading = fc.tuple(line, fc.integer({ min: 1, max: 6 })).map(([runs, level]): Meant => ({
  element: paragraphOf(runs, { paragraphStyle: { namedStyleType: `HEADING_${level}` } }),
  blocks: blocksOf(`h${level}`, withoutBreaks(runs)),
}));
const anItem = fc.tuple(line, fc.nat(2), fc.nat(1)).map(([runs, nestingLevel, list]): Meant => ({
  element: paragraphOf(runs, { bullet: { listId: `l${list}`, nestingLevel } }),
  blocks: blocksOf("p", runs),
}));
const aTable = fc.tuple(fc.array(line, { minLength: 4, maxLength: 4 })).map(([cells]): Meant => ({
  element: {
    table: {
      rows: 2,
      columns: 2,
      tableRows: [cells.slice(0, 2), cells.slice(2)].map((row) => ({
        tableCells: row.map((runs) => ({ content: [paragraphOf(runs)] })),
      })),
    },
  },
  blocks: cells.flatMap((runs) => blocksOf("td", runs)),
}));

/** Documents of paragraphs, headings, list items and tables. */
export const meantDocument: fc.Arbitrary<MeantDocument> = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: aParagraph },
      { weight: 2, arbitrary: anItem },
      { weight: 1, arbitrary: aHeading },
      { weight: 1, arbitrary: aTable },
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => ({
    document: {
      ...body(...structuredClone(parts.map(({ element }) => element))),
      lists: LISTS,
    },
    blocks: parts.flatMap(({ blocks }) => blocks),
  }));

const bullets = [0, 1, 2].map((depth) => ({ glyphSymbol: "●", glyphFormat: `%${depth}` }));
const numbers = [0, 1, 2].map((depth) => ({ glyphType: "DECIMAL", glyphFormat: `%${depth}.` }));
const LISTS = {
  l0: { listProperties: { nestingLevels: bullets } },
  l1: { listProperties: { nestingLevels: numbers } },
};

function paragraphOf(
  runs: Line,
  more: Omit<docs_v1.Schema$Paragraph, "elements"> = {},
): docs_v1.Schema$StructuralElement {
  const { paragraph: one } = paragraph(runs.map(({ text: content, style }) => run(content, style)));
  return { paragraph: { ...one, ...more } };
}

/** Headings have one line. */
function withoutBreaks(runs: Line): Line {
  return runs.map((one) => ({ ...one, text: one.text.replaceAll("\v", " ") }));
}

function blocksOf(kind: string, runs: Line): readonly ReadBlock[] {
  const shown = lineOf(runs);
  return shown === "" ? [] : [{ kind, line: shown }];
}
