import { createHash } from "node:crypto";

const HASH_LETTERS = 40;

/** Members that may differ between two responses for an unchanged document. */
const PASSING: ReadonlySet<string> = new Set([
  "contentUri",
  "revisionId",
  "suggestionsViewMode",
  "commentsViewMode",
]);

/**
 * Identifies the state of a document: Google's revision ID, which only editors get, or else a hash of the content. The
 * hash ignores addresses of images, since they are new in each response.
 */
export function revisionOf(document: object): string {
  const { revisionId } = document as { readonly revisionId?: unknown };
  if (typeof revisionId === "string" && revisionId !== "") return revisionId;
  const text = JSON.stringify(document, (name, value: unknown) =>
    PASSING.has(name) ? undefined : value,
  );
  return `sha256-${createHash("sha256").update(text).digest("hex").slice(0, HASH_LETTERS)}`;
}
