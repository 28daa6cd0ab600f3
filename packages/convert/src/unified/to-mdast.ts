import type { Root } from "mdast";
import type { ConvertOptions } from "../options/convert-options.js";
import { resolveOptions } from "../options/resolve-options.js";
import type { DocumentTree } from "../tree/document-tree.js";
import { createWarningLog, type WarningLog } from "../warnings/conversion-warning.js";
import { createHtmlContext } from "../write/html/html-context.js";
import { writeDocument } from "../write/markdown/write-markdown.js";
import { unshared } from "./unshared.js";

/** How to write Markdown, as in {@link ConvertOptions}. */
export type MdastOptions = Pick<ConvertOptions, "labels">;

/** A document as the Markdown tree of unified. */
export interface MdastDocument extends Omit<WarningLog, "warn"> {
  readonly root: Root;
}

/**
 * Writes a document tree as mdast, the Markdown tree that remark and its plug-ins read, with the nodes of `remark-gfm`. What
 * Markdown has no syntax for is a node with HTML. The warnings are those of the writing; {@link toTree} returns those of
 * the reading.
 *
 * @throws {ConversionOptionError} for an invalid option.
 */
export function toMdast(tree: DocumentTree, options: MdastOptions = {}): MdastDocument {
  const { labels } = resolveOptions({ ...options, format: "markdown" });
  const { warnings, warningCounts, warn } = createWarningLog();
  const html = { ...createHtmlContext(warn), labelsAsText: labels === "text" };
  const children = [...writeDocument(tree, {}, { warn, labels, html })];
  return { root: unshared({ type: "root", children }), warnings, warningCounts };
}
