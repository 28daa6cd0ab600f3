import type { Root } from "mdast";
import type { ConvertOptions } from "../options/convert-options.js";
import { resolveOptions } from "../options/resolve-options.js";
import type { DocumentTree } from "../tree/document-tree.js";
import { createWarningLog, type WarningLog } from "../warnings/conversion-warning.js";
import { createMarkdownContext, warnLeftOut } from "../write/markdown/markdown-context.js";
import { writeDocument } from "../write/markdown/write-markdown.js";
import { unshared } from "./unshared.js";

/** Options for writing Markdown, as in {@link ConvertOptions}. */
export type MdastOptions = Pick<
  ConvertOptions,
  "labels" | "dialect" | "rawHtml" | "tables" | "spans" | "imageSize"
>;

/** A document as a unified Markdown tree. */
export interface MdastDocument extends Omit<WarningLog, "warn"> {
  readonly root: Root;
}

/**
 * Writes a document tree as mdast, the Markdown tree that remark and its plug-ins use, with the nodes of `remark-gfm`.
 * Content without Markdown syntax becomes an HTML node. Returns the warnings of writing; {@link toTree} returns the
 * warnings of reading.
 *
 * @throws {ConversionOptionError} for an invalid option.
 */
export function toMdast(tree: DocumentTree, options: MdastOptions = {}): MdastDocument {
  const resolved = resolveOptions({ ...options, format: "markdown" });
  const { warnings, warningCounts, warn } = createWarningLog();
  const context = createMarkdownContext(warn, resolved);
  const children = [...writeDocument(tree, {}, context)];
  warnLeftOut(context);
  return { root: unshared({ type: "root", children }), warnings, warningCounts };
}
