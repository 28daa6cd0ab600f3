import { assertHostedDocument } from "./hosted/assert-hosted-document.js";
import type { ResolvedOptions } from "./options/resolve-options.js";
import { overrideTree } from "./overrides/override-tree.js";
import { parseDocument } from "./parse/parse-document.js";
import type { DocumentTree } from "./tree/document-tree.js";
import type { Warn } from "./warnings/conversion-warning.js";

/** The tree of a document with the overrides applied, resolved while a writer reads it. */
export function readTree(document: unknown, options: ResolvedOptions, warn: Warn): DocumentTree {
  assertHostedDocument(document);
  return overrideTree(parseDocument(document, options, warn), options.overrides);
}
