import { assertHostedDocument } from "../../src/hosted/assert-hosted-document.js";
import type { ConvertOptions } from "../../src/index.js";
import { resolveOptions } from "../../src/options/resolve-options.js";
import { parseDocument } from "../../src/parse/parse-document.js";
import type { Block } from "../../src/tree/block.js";
import { bodyOf } from "../../src/tree/body-of.js";
import type { DocumentTree } from "../../src/tree/document-tree.js";
import { wholeTree } from "../../src/to-tree.js";
import { createWarningLog, type ConversionWarning } from "../../src/warnings/conversion-warning.js";

/** The tree of a document, its warnings and the blocks of its first tab. */
export function treeOf(
  document: unknown,
  options: Partial<ConvertOptions> = {},
): {
  readonly tree: DocumentTree;
  readonly body: readonly Block[];
  readonly warnings: readonly ConversionWarning[];
} {
  assertHostedDocument(document);
  const { warnings, warn } = createWarningLog();
  const tree = wholeTree(
    parseDocument(document, resolveOptions({ format: "html", ...options }), warn),
  );
  const [first] = tree.tabs;
  return { tree, body: first ? [...bodyOf(first)] : [], warnings };
}
