import { x } from "./xml/x.js";
import { languageTag } from "../../properties/language-tag.js";
import type { DocumentTree } from "../../tree/document-tree.js";
import type { Warn } from "../../warnings/conversion-warning.js";
import type { DocxState } from "./docx-context.js";
import { writeFootnotes } from "./notes/write-footnotes.js";
import { writeLeftFootnotes } from "./notes/write-left-footnotes.js";
import { NumberingRegistry } from "./numbering/numbering-registry.js";
import { writeNumbering } from "./numbering/write-numbering.js";
import { Bookmarks } from "./package/bookmarks.js";
import { Media } from "./package/media.js";
import { TEXT_PREFIXES } from "./package/namespaces.js";
import { packParts } from "./package/pack-parts.js";
import type { Part } from "./package/part.js";
import { Relationships, type RelationshipType } from "./package/relationships.js";
import { writeCoreProperties, writeCustomProperties } from "./properties/write-properties.js";
import { writeSettings } from "./properties/write-settings.js";
import { PageRegionParts } from "./sections/page-regions.js";
import { textWidth } from "./sections/page-size.js";
import { sectionsOf, writeSections } from "./sections/write-sections.js";
import { documentLooks } from "./styles/looks.js";
import { writeStyles } from "./styles/write-styles.js";

const MAIN_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml";

/** Writes a document as Office Open XML (ECMA-376), the format of `.docx` files. The fields become its properties. */
export function writeDocx(
  tree: DocumentTree,
  fields: Readonly<Record<string, string>>,
  warn: Warn,
): Uint8Array {
  const state = createState(tree, warn);
  const text = writeText(tree, fields, state);
  const properties = writePropertyParts(tree.title, fields);
  return packParts([...text, ...properties.parts], state.media.files, properties.relationships);
}

function createState({ tabs }: DocumentTree, warn: Warn): DocxState {
  // A file has one set of styles: that of the first tab.
  const styles = tabs[0]?.styles;
  return {
    warn,
    looks: styles && documentLooks(styles),
    bookmarks: new Bookmarks(),
    media: new Media(),
    numbering: new NumberingRegistry(),
    notesInText: new Set(),
    counters: { drawings: 0, changes: 0 },
  };
}

/** The text and all parts that it refers to. What is counted while the text is written comes after it. */
function writeText(
  tree: DocumentTree,
  fields: Readonly<Record<string, string>>,
  state: DocxState,
): readonly Part[] {
  const relationships = new Relationships();
  const contents = sectionsOf(tree.tabs);
  const sections = contents.map(({ section }) => section);
  const regions = new PageRegionParts(sections, { state, relationships });
  const body = writeSections(
    contents,
    regions,
    (width) => ({ ...state, relationships, part: "body", width }),
    (context) => writeLeftFootnotes(tree.footnotes, context),
  );
  const ofNotes = new Relationships();
  const width = Math.min(...sections.map((section) => textWidth(section)));
  const notes = writeFootnotes(tree.footnotes, state, ofNotes, width);
  const language = languageTag(fields["language"] ?? "") || tree.language;
  const part = (name: RelationshipType & string, root: Part["root"]): Part => {
    relationships.add(name, `${name}.xml`);
    return { path: `word/${name}.xml`, contentType: `${MAIN_TYPE}.${name}+xml`, root };
  };
  const others = [
    part("styles", writeStyles(state.looks, language)),
    part("numbering", writeNumbering(state.numbering.instances)),
    part("settings", writeSettings(regions)),
    { ...part("footnotes", notes), relationships: ofNotes },
  ];
  const root = x("w:document", TEXT_PREFIXES, [x("w:body", [...body])]);
  const contentType = `${MAIN_TYPE}.document.main+xml`;
  return [
    { path: "word/document.xml", contentType, root, relationships },
    ...others,
    ...regions.parts,
  ];
}

function writePropertyParts(
  title: string,
  fields: Readonly<Record<string, string>>,
): { readonly parts: readonly Part[]; readonly relationships: Relationships } {
  const relationships = new Relationships();
  relationships.add("officeDocument", "word/document.xml");
  relationships.add("core-properties", "docProps/core.xml");
  const core = {
    path: "docProps/core.xml",
    contentType: "application/vnd.openxmlformats-package.core-properties+xml",
    root: writeCoreProperties(title, fields),
  };
  const custom = writeCustomProperties(fields);
  if (!custom) return { parts: [core], relationships };
  relationships.add("custom-properties", "docProps/custom.xml");
  const contentType = "application/vnd.openxmlformats-officedocument.custom-properties+xml";
  return {
    parts: [core, { path: "docProps/custom.xml", contentType, root: custom }],
    relationships,
  };
}
