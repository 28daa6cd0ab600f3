import type { Root } from "hast";
import type { ConvertOptions } from "../options/convert-options.js";
import { resolveOptions } from "../options/resolve-options.js";
import { wholeDocument } from "../place/place.js";
import type { DocumentTree } from "../tree/document-tree.js";
import { createWarningLog, type WarningLog } from "../warnings/conversion-warning.js";
import { Formatting } from "../write/html/formatting/formatting.js";
import type { HtmlContext } from "../write/html/html-context.js";
import { piecesToHast } from "../write/html/pieces.js";
import { backgroundOf, eachPiece } from "../write/html/write-document.js";
import { fragmentRoot, languageOf, stylesheetOf } from "../write/html/write-html.js";
import { unshared } from "./unshared.js";

/** Options for writing HTML, as in {@link ConvertOptions}. */
export type HastOptions = Pick<ConvertOptions, "fragment" | "css" | "classPrefix">;

/** A document as a unified HTML tree. */
export interface HastDocument extends Omit<WarningLog, "warn"> {
  /** The content of `<main>`, or the enclosing `div` with the option `fragment`. */
  readonly root: Root;
  /** CSS rules for the classes and elements of the tree. */
  readonly stylesheet: string;
}

/**
 * Writes a document tree as hast, the HTML tree that rehype and its plug-ins use: the same HTML as {@link
 * convertDocument} writes. Returns the warnings of writing; {@link toTree} returns the warnings of reading.
 *
 * @throws {ConversionOptionError} for an invalid option.
 */
export function toHast(tree: DocumentTree, options: HastOptions = {}): HastDocument {
  const resolved = resolveOptions({ ...options, format: "html" });
  const { warnings, warningCounts, warn } = createWarningLog();
  const formatting = new Formatting(resolved.css, resolved.classPrefix);
  const context: HtmlContext = { warn, target: "hast", referenced: new Set(), formatting };
  const content = piecesToHast(eachPiece(tree, context));
  const around = resolved.fragment && fragmentRoot(tree, languageOf(tree, {}), context);
  // The background would be set on `body`, which is not in the tree.
  if (!around && backgroundOf(tree).length > 0) {
    warn("page-background-left-out", { place: wholeDocument });
  }
  const children = around ? [{ ...around, children: content }] : content;
  const stylesheet = stylesheetOf(tree, context, resolved);
  return { root: unshared({ type: "root", children }), stylesheet, warnings, warningCounts };
}
