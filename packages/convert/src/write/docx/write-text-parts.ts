import type { Element } from "xast";
import { languageTag } from "../../properties/language-tag.js";
import type { DocumentTree, Footnote } from "../../tree/document-tree.js";
import type { DocxState } from "./docx-context.js";
import { writeComments } from "./notes/write-comments.js";
import { writeFootnotes } from "./notes/write-footnotes.js";
import { writeRemainingFootnotes } from "./notes/write-remaining-footnotes.js";
import { writeNumbering } from "./numbering/write-numbering.js";
import { compressText } from "./package/compress-text.js";
import { TEXT_PREFIXES } from "./package/namespaces.js";
import type { Part } from "./package/part.js";
import { Relationships, type RelationshipType } from "./package/relationships.js";
import { writeSettings } from "./properties/write-settings.js";
import { PageRegionParts } from "./sections/page-regions.js";
import { pageBackground } from "./sections/page-background.js";
import { textWidth } from "./sections/page-size.js";
import { eachSectionElement, sectionsOf } from "./sections/write-sections.js";
import { fontsOf } from "./styles/fonts-of.js";
import { writeFontTable } from "./styles/write-font-table.js";
import { writeStyles } from "./styles/write-styles.js";
import { x } from "./xml/x.js";

const DOCUMENT = "word/document.xml";
const TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml";

/**
 * Writes the main part and all parts that it refers to. Parts that depend on state collected while writing the text
 * come after it.
 */
export function writeTextParts(
  tree: DocumentTree,
  fields: Readonly<Record<string, string>>,
  state: DocxState,
): readonly Part[] {
  const relationships = new Relationships();
  const contents = sectionsOf(tree.tabs);
  const sections = contents.map(({ section }) => section);
  const regions = new PageRegionParts(sections, { state, relationships });
  const background = pageBackground(sections, state);
  const footnotes: Footnote[] = [];
  const elements = eachSectionElement(
    contents,
    regions,
    (width) => ({ ...state, relationships, part: "body", width }),
    (context) => {
      footnotes.push(...tree.footnotes);
      return writeRemainingFootnotes(footnotes, context);
    },
  );
  const root = x("w:document", TEXT_PREFIXES, [
    background && x("w:background", { "w:color": background.slice(1) }),
  ]);
  const text = compressText(DOCUMENT, root, elements);
  const part = (name: RelationshipType, root: Element): Part => {
    relationships.add(name, `${name}.xml`);
    return { path: `word/${name}.xml`, contentType: `${TYPE}.${name}+xml`, root };
  };
  const ofNotes = new Relationships();
  const width = Math.min(...sections.map((section) => textWidth(section)));
  const notes = writeFootnotes(footnotes, state, ofNotes, width);
  const ofComments = new Relationships();
  const comments = writeComments(footnotes, state, ofComments, width);
  const language = languageTag(fields["language"] ?? "") || tree.language;
  return [
    {
      path: DOCUMENT,
      contentType: `${TYPE}.document.main+xml`,
      text,
      relationships,
    },
    part("styles", writeStyles(state.namedStyles, language)),
    part("numbering", writeNumbering(state.numbering.instances)),
    part("settings", writeSettings(regions.hasEvenPages, background !== undefined)),
    part("fontTable", writeFontTable(fontsOf(state.namedStyles, state.fonts))),
    { ...part("footnotes", notes), relationships: ofNotes },
    ...(comments ? [{ ...part("comments", comments), relationships: ofComments }] : []),
    ...regions.parts,
  ];
}
