import { outputFormats, type Format } from "./formats.js";
import { assertHostedDocument } from "./hosted/assert-hosted-document.js";
import { repairDocument } from "./hosted/shape/repair-document.js";
import type { ConvertOptions } from "./options/convert-options.js";
import { resolveOptions, type ResolvedOptions } from "./options/resolve-options.js";
import { readTree } from "./read-tree.js";
import type { DocumentTree, WholeTree } from "./tree/document-tree.js";
import { createWarningLog, type WarningLog } from "./warnings/conversion-warning.js";

/** Options for reading a document. Every member is optional. */
export interface TreeOptions extends Pick<
  ConvertOptions,
  | "tab"
  | "suggestions"
  | "headingShift"
  | "styles"
  | "skip"
  | "detect"
  | "toc"
  | "headers"
  | "comments"
  | "checked"
  | "images"
  | "documentUrl"
  | "overrides"
> {
  /**
   * The format that the tree is for. Content that the format cannot show is left out of the tree, with a warning. None
   * by default.
   */
  readonly format?: Format | undefined;
}

/** A parsed document, with warnings about losses. */
export interface ReadDocument extends Omit<WarningLog, "warn"> {
  readonly tree: WholeTree;
}

/**
 * Parses a hosted document into its tree: tabs, sections and blocks with styles, lists, labels, spans, links and
 * footnotes resolved. All formats are written from this tree; {@link toHast} and {@link toMdast} convert it to the
 * unified trees.
 *
 * @throws {NotHostedDocumentError} for JSON that is not a hosted document.
 * @throws {DocumentLimitError} for a document that is nested too deeply or too large.
 * @throws {ConversionOptionError} for an invalid option, such as the id of an unknown tab.
 * @throws {OverrideError} if an override throws, or returns something that is not an element.
 */
export function toTree(document: unknown, options: TreeOptions = {}): ReadDocument {
  const resolved = resolveTreeOptions(options);
  assertHostedDocument(document);
  const { warnings, warningCounts, warn } = createWarningLog();
  const tree = wholeTree(readTree(repairDocument(document, warn), resolved, warn));
  return { tree, warnings, warningCounts };
}

/**
 * Resolves the options. Without a format, nothing is left out: DOCX supports everything that a tree can contain, and
 * HTML keeps headers as DOCX does. Empty lines are left out, because plug-ins do not expect them.
 */
function resolveTreeOptions({ format, ...options }: TreeOptions): ResolvedOptions {
  if (format !== undefined) return resolveOptions({ ...options, format });
  const resolved = resolveOptions({ ...options, format: "html" });
  return { ...resolved, output: { ...outputFormats.docx, keepsEmptyLines: false } };
}

/** Reads a tree completely into memory. */
export function wholeTree(tree: DocumentTree): WholeTree {
  const tabs = tree.tabs.map((tab) => ({
    ...tab,
    sections: tab.sections.map((section) => ({ ...section, blocks: [...section.blocks] })),
  }));
  // Read these after all blocks, whose references determine the footnote numbers.
  const { title, language, footnotes } = tree;
  return { title, language, tabs, footnotes: [...footnotes] };
}
