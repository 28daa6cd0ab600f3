import {
  bodyOf,
  entry,
  json,
  paragraph,
  paragraphOf,
  run,
  text,
  withDictionary,
} from "../build.ts";
import type { Kind } from "../fill.ts";

const reference = (footnoteId: string): string =>
  json({ footnoteReference: { footnoteId, footnoteNumber: "1" } });

const note = (content: string): object => ({ content: [JSON.parse(text(content))] });

const sectionBreak = (sectionStyle: object): string => json({ sectionBreak: { sectionStyle } });

const heading = (content: string, headingId: string): string =>
  text(content, { namedStyleType: "HEADING_1", headingId });

/** Documents with many footnotes, headers, sections, tabs or headings. */
export const segments = {
  footnotes: () =>
    withDictionary(
      "footnotes",
      (index) => paragraph(reference(`f${index}`)),
      (index) => entry(`f${index}`, note("note")),
    ),
  "unreferenced-footnotes": () =>
    withDictionary(
      "footnotes",
      () => text("x"),
      (index) => entry(`f${index}`, note("note")),
    ),
  "missing-footnotes": () => paragraphOf((index) => reference(`f${index}`)),
  "circular-footnotes": () =>
    withDictionary(
      "footnotes",
      (index) => paragraph(reference(`f${index}`)),
      (index) =>
        `"f${index}":{"content":[${paragraph(`${reference(`f${index + 1}`)},${reference("f0")}`)}]}`,
    ),
  headers: () =>
    withDictionary(
      "headers",
      (index) => sectionBreak({ sectionType: "NEXT_PAGE", defaultHeaderId: `h${index}` }),
      (index) => entry(`h${index}`, note("header")),
    ),
  sections: () => bodyOf(() => sectionBreak({ sectionType: "CONTINUOUS" })),
  "section-columns": () =>
    bodyOf(() =>
      sectionBreak({
        columnProperties: Array.from({ length: 50 }, () => ({ width: { magnitude: 1 } })),
      }),
    ),
  tabs: () => ({
    frame: ['{"title":"Hostile","tabs":[', "]}"],
    parts: (index) => [
      `{"tabProperties":{"tabId":"t${index}","title":"Tab"},"documentTab":{"body":{"content":[${text("x")}]}}}`,
    ],
  }),
  "same-headings": () => bodyOf((index) => heading("Heading", `h.${index}`)),
  "counted-headings": () => bodyOf((index) => heading(index % 2 === 0 ? "a" : `a-${index}`, "h.0")),
  "linked-headings": () =>
    bodyOf((index) =>
      index % 2 === 0
        ? heading(`Heading ${index}`, `h.${index}`)
        : paragraph(run("to it", { link: { headingId: `h.${index + 1}` } })),
    ),
  "table-of-contents": () => {
    const recipe = bodyOf(() => text("Entry 1"));
    const [before = "", after = ""] = recipe.frame;
    return { ...recipe, frame: [`${before}{"tableOfContents":{"content":[`, `]}}${after}`] };
  },
} satisfies Record<string, Kind>;
