import type { docs_v1 } from "@googleapis/docs";
import type { Format } from "../../src/formats.js";
import type { Content } from "./content.js";
import { internalLinks, links, linksAfterWords } from "./features/links.js";
import { footnotes, images, marks } from "./features/objects.js";
import { cells, cellTexts, headings, items, itemsByLevel } from "./features/structure.js";
import { order, words } from "./features/words.js";
import { longestCommon, type Match } from "./longest-common.js";
import { readDocxFile } from "./outputs/read-docx.js";
import { epubHtml } from "../support/epub-html.js";
import { readHtml } from "./outputs/read-html.js";
import { readMarkdown } from "./outputs/read-markdown.js";
import { readText } from "./outputs/read-text.js";
import { readSource } from "./source/read-source.js";

/** The features measured, each as lines that are compared in order. */
const features = {
  words,
  order,
  links,
  internalLinks,
  headings,
  items,
  cells,
  footnotes,
  images,
  marks,
} satisfies Readonly<Record<string, (content: Content) => readonly string[]>>;

type Read = (content: Content) => readonly string[];

/** Features that a format shows differently: plain text shows less of some, and DOCX has the levels of Google Docs. */
const comparedOtherwise: { readonly [F in Format]?: { readonly [N in Feature]?: Read } } = {
  text: { links: linksAfterWords, cells: cellTexts },
  docx: { items: itemsByLevel },
};

export type Feature = keyof typeof features;
export const featureNames = Object.keys(features) as readonly Feature[];

const readers: { readonly [F in Format]: (content: string | Uint8Array) => Content } = {
  html: (content) => readHtml(String(content)),
  markdown: (content) => readMarkdown(String(content)),
  docx: (content) => readDocxFile(content as Uint8Array),
  epub: (content) => readHtml(epubHtml(content as Uint8Array)),
  text: (content) => readText(String(content)),
};

/** Measures for each feature how much of the document's content is also in the output. */
export function measureFeatures(
  document: unknown,
  content: string | Uint8Array,
  format: Format,
): Readonly<Record<Feature, Match>> {
  const expected = readSource(document as docs_v1.Schema$Document);
  const actual = readers[format](content);
  const matches = featureNames.map((name) => {
    const read = comparedOtherwise[format]?.[name] ?? features[name];
    return [name, longestCommon(read(expected), read(actual))] as const;
  });
  return Object.fromEntries(matches) as Record<Feature, Match>;
}
