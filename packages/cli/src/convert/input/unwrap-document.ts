/** A document and its JSON pointer in the input; the pointer is empty if the input is the document itself. */
export interface FoundDocument {
  readonly document: unknown;
  readonly place: string;
}

/** Maximum number of levels around a document: a list, its entries, and a member of each entry. */
const MAX_DEPTH = 3;
/** Maximum number of entries to search on each level. */
const MAX_ENTRIES = 100;

/**
 * Finds documents that other programs have wrapped, for example a Google API client (`{ data: … }`) or a workflow tool
 * (`[{ json: … }]`).
 */
export function unwrapDocuments(read: unknown): readonly FoundDocument[] {
  return documentsIn(read, "", MAX_DEPTH);
}

function documentsIn(value: unknown, place: string, depth: number): readonly FoundDocument[] {
  if (typeof value !== "object" || value === null) return [];
  if (isDocument(value)) return [{ document: value, place }];
  if (depth === 0) return [];
  return Object.entries(value)
    .slice(0, MAX_ENTRIES)
    .flatMap(([name, member]) => documentsIn(member, `${place}/${name}`, depth - 1));
}

/** Returns true if an object has tabs or a body, as a document does. */
function isDocument(value: object): boolean {
  if ("tabs" in value) return Array.isArray(value.tabs);
  const body: unknown = "body" in value ? value.body : undefined;
  return typeof body === "object" && body !== null && "content" in body;
}
