import type { docs_v1 } from "@googleapis/docs";
import * as fc from "fast-check";
import type { Span } from "./read-block.js";

/** A run or an image, with the span that a reader must find. */
export interface ExpectedRun extends Span {
  readonly element: docs_v1.Schema$ParagraphElement;
}

/** Marks, named by the HTML elements that readers return for them. */
export const ALL_MARKS = ["strong", "em", "del", "code", "u", "sup", "sub"] as const;

/** One of {@link ALL_MARKS}. */
export type ExpectedMark = (typeof ALL_MARKS)[number];

/** All syntax of some Markdown dialect, words, and text that makes marks next to it ambiguous. */
const PIECES = [
  ..."*_`~[](){}<>!#+-=|\\:.,;&@/\"'$%^?",
  ..."aBw9 漢字、。「」한ー😀é€§\u0301𝒜𐄀\t\v\u00A0\u3000\u200B\u200D\u2028\uFEFF",
  ..."a word 漢字 \v ** __ ~~ `` ``` --- === ]( ](a) ![ [^1] ^1 [[ ^[ \\\\ |-| {x} {/* */} :: ::: $$".split(
    " ",
  ),
  ..."<b> </b> <!-- <A/> &amp; &#42; www. http:// https://a.example a@b.example !a@^".split(" "),
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
  "mailto:!a@^",
  "https://a.example/{x}\\y",
];

const ALTERNATIVES = ["", "a", "](b)", "![x](y)", "*b* `c` <d>", "漢_{x}", "a\\", "[^1]", "|-|"];

/** The images in runs, by id. */
export const IMAGES: Readonly<Record<string, docs_v1.Schema$InlineObject>> = Object.fromEntries(
  ALTERNATIVES.map((description, index) => {
    const imageProperties = { contentUri: `https://a.example/${index}_(x).png` };
    const embeddedObject = { description, imageProperties };
    return [`image.${index}`, { inlineObjectProperties: { embeddedObject } }];
  }),
);

/** Which runs to generate. */
export interface RunOptions {
  readonly marks?: readonly ExpectedMark[];
  /** Marks that the output omits, so that no reader finds them. */
  readonly leftOut?: readonly ExpectedMark[];
  /** Whether runs can refer to the footnote `note`. */
  readonly hasNotes?: boolean;
}

/** Any run or, with notes, also a reference to a footnote. */
export function anyRun({
  marks = ALL_MARKS,
  leftOut = [],
  hasNotes = true,
}: RunOptions): fc.Arbitrary<ExpectedRun> {
  const run = { weight: 15, arbitrary: runWith(marks, leftOut) };
  return fc.oneof(run, ...(hasNotes ? [{ weight: 1, arbitrary: noteReference(marks) }] : []));
}

/** The text that represents a footnote reference in comparisons. */
export const NOTE = "⟦^⟧";

function noteReference(possible: readonly ExpectedMark[]): fc.Arbitrary<ExpectedRun> {
  return fc.subarray(["strong", "em"] as const).map((some) => {
    const marks = some.filter((mark) => possible.includes(mark));
    const textStyle = styleOf(marks, undefined);
    return {
      text: NOTE,
      marks,
      element: { footnoteReference: { footnoteId: "note", textStyle } },
    };
  });
}

function runWith(
  possible: readonly ExpectedMark[],
  leftOut: readonly ExpectedMark[],
): fc.Arbitrary<ExpectedRun> {
  return fc
    .record({
      content: text,
      image: fc.oneof(
        { weight: 15, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.nat(ALTERNATIVES.length - 1) },
      ),
      marks: fc.subarray([...possible, ...leftOut], { maxLength: 3 }),
      isMarked: fc.boolean(),
      link: fc.oneof(
        { weight: 3, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.constantFrom(...URLS) },
      ),
    })
    .map(({ content, image, marks: some, isMarked, link }) => {
      const given = isMarked ? some.filter((mark) => canHave(mark, some, link, image)) : [];
      const marks = given.filter((mark) => !leftOut.includes(mark));
      const textStyle = styleOf(given, link);
      if (image === undefined) {
        return { text: content, marks, link, element: { textRun: { content, textStyle } } };
      }
      const inlineObjectElement = { inlineObjectId: `image.${image}`, textStyle };
      return {
        text: imageText(ALTERNATIVES[image]),
        marks,
        link,
        element: { inlineObjectElement },
      };
    });
}

/** The text that represents an image in comparisons. */
export function imageText(alternative = ""): string {
  return `⟦${alternative}⟧`;
}

/**
 * Whether a run can have a mark: links are underlined anyway, text is either superscript or subscript, and images are
 * never code.
 */
function canHave(
  mark: ExpectedMark,
  marks: readonly ExpectedMark[],
  link: string | undefined,
  image: number | undefined,
): boolean {
  if (mark === "u") return link === undefined;
  if (mark === "code") return image === undefined;
  return mark !== "sub" || !marks.includes("sup");
}

function styleOf(
  marks: readonly ExpectedMark[],
  url: string | undefined,
): docs_v1.Schema$TextStyle {
  const styles: Readonly<Record<ExpectedMark, docs_v1.Schema$TextStyle>> = {
    strong: { bold: true },
    em: { italic: true },
    del: { strikethrough: true },
    u: { underline: true },
    code: { weightedFontFamily: { fontFamily: "Roboto Mono" } },
    sup: { baselineOffset: "SUPERSCRIPT" },
    sub: { baselineOffset: "SUBSCRIPT" },
  };
  const link = url === undefined ? {} : { link: { url } };
  return Object.assign({}, link, ...marks.map((mark) => styles[mark]));
}
