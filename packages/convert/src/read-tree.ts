import type { HostedDocument } from "./hosted/hosted-document.js";
import type { ResolvedOptions } from "./options/resolve-options.js";
import { overrideTree } from "./overrides/override-tree.js";
import type { ParseOptions } from "./parse/parse-options.js";
import { parseDocument, type ParsedDocument } from "./parse/parse-document.js";
import type { Warn } from "./warnings/conversion-warning.js";

/** Options for reading and writing. */
export type ReadOptions = ResolvedOptions & Pick<ParseOptions, "oneTab">;

/** Returns the tree of a document with the overrides applied. It is resolved lazily, while a writer reads it. */
export function readTree(
  document: HostedDocument,
  options: ReadOptions,
  warn: Warn,
): ParsedDocument {
  const { headingAnchors, ...tree } = parseDocument(document, options, warn);
  return { ...overrideTree(tree, options.overrides), headingAnchors };
}
