import type { DocumentTree } from "../../tree/document-tree.js";
import type { Warn } from "../../warnings/conversion-warning.js";
import type { DocxState } from "./docx-context.js";
import { NumberingRegistry } from "./numbering/numbering-registry.js";
import { Bookmarks } from "./package/bookmarks.js";
import { Media } from "./package/media.js";
import { packParts } from "./package/pack-parts.js";
import { writePropertyParts } from "./properties/write-property-parts.js";
import { documentStyles } from "./styles/document-styles.js";
import { writeTextParts } from "./write-text-parts.js";

/** Writes a document as Office Open XML (ECMA-376), the format of `.docx` files. The fields become its properties. */
export function writeDocx(
  tree: DocumentTree,
  fields: Readonly<Record<string, string>>,
  warn: Warn,
): Uint8Array {
  const state = createState(tree, warn);
  const text = writeTextParts(tree, fields, state);
  const properties = writePropertyParts(tree.title, fields);
  return packParts([...text, ...properties.parts], state.media.files, properties.relationships);
}

function createState({ tabs }: DocumentTree, warn: Warn): DocxState {
  // A file has only one set of styles, so the styles of the first tab are used.
  const styles = tabs[0]?.styles;
  return {
    warn,
    namedStyles: styles && documentStyles(styles),
    bookmarks: new Bookmarks(),
    media: new Media(),
    numbering: new NumberingRegistry(),
    notesInText: new Set(),
    fonts: new Set(),
    counters: { drawings: 0, changes: 0 },
  };
}
