import type { DocumentProperties } from "@document-export/convert";
import { ProblemError } from "@document-export/server-stub";
import { bounds } from "../bounds/bounds.js";
import { shorten } from "../bounds/shorten.js";
import type { StoredWarning } from "../jobs/job.js";

/** The properties of a document that are stored, and warnings for those that were shortened. */
export interface StorableDocument {
  readonly properties: DocumentProperties;
  readonly warnings: readonly StoredWarning[];
}

/**
 * Shortens a title that is too long for jobs and records.
 *
 * @throws {ProblemError} for ids that are too long: half of an id names another document, or none.
 */
export function boundDocument(properties: DocumentProperties): StorableDocument {
  assertId("documentId", properties.documentId);
  assertId("revisionId", properties.revisionId);
  const { max } = bounds.title;
  if (properties.title.length <= max) return { properties, warnings: [] };
  const detail = `The title has ${properties.title.length} characters; the job and its record keep ${max}.`;
  return {
    properties: { ...properties, title: shorten(properties.title, max) },
    warnings: [{ code: "title-shortened", detail, pointer: "/title" }],
  };
}

function assertId(name: string, id: string): void {
  const { max } = bounds.documentId;
  if (id.length <= max) return;
  const detail = `Expected a \`${name}\` of at most ${max} characters, got ${id.length}.`;
  const error = { in: "body", pointer: `/file/${name}`, keyword: "maxLength", detail } as const;
  throw new ProblemError({ type: "not-a-hosted-document", detail, errors: [error] });
}
