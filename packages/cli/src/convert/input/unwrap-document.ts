/** A document, and where it is in what was read: a JSON pointer, empty where that is the document itself. */
export interface FoundDocument {
  readonly document: unknown;
  readonly place: string;
}

/** Levels around a document: a list, its entries, and a member of each. */
const MAX_DEPTH = 3;
/** Entries that are looked at on each level. */
const MAX_ENTRIES = 100;

/**
 * Finds documents in what other programs put around them, such as the response of a client of Google's API (`{ data: … }`)
 * or the items of a workflow (`[{ json: … }]`).
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

/** Whether an object has the tabs of a document, or the content of its body. */
function isDocument(value: object): boolean {
  if ("tabs" in value) return Array.isArray(value.tabs);
  const body: unknown = "body" in value ? value.body : undefined;
  return typeof body === "object" && body !== null && "content" in body;
}
