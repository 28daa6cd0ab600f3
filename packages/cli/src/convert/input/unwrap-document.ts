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
 * Finds documents that other programs have wrapped, for example a Google API client (`{ data: … }`), a workflow tool
 * (`[{ json: … }]`) or a tool of an assistant, which returns JSON as text (`{ content: [{ text: "…" }] }`).
 */
export function unwrapDocuments(read: unknown): readonly FoundDocument[] {
  return documentsIn(read, "", MAX_DEPTH);
}

function documentsIn(value: unknown, place: string, depth: number): readonly FoundDocument[] {
  if (typeof value === "string") {
    const inside = jsonInside(value);
    return isObject(inside) && isDocument(inside) ? [{ document: inside, place }] : [];
  }
  if (!isObject(value)) return [];
  if (isDocument(value)) return [{ document: value, place }];
  if (depth === 0) return [];
  return Object.entries(value)
    .slice(0, MAX_ENTRIES)
    .flatMap(([name, member]) => documentsIn(member, `${place}/${name}`, depth - 1));
}

/** Parses a string that contains JSON: some programs encode a document twice. Returns undefined if it contains none. */
export function jsonInside(read: unknown): unknown {
  if (typeof read !== "string" || !read.trimStart().startsWith("{")) return undefined;
  try {
    return JSON.parse(read) as unknown;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Returns true if an object has tabs or a body, as a document does. */
function isDocument(value: object): boolean {
  if ("tabs" in value) return Array.isArray(value.tabs);
  const body: unknown = "body" in value ? value.body : undefined;
  return typeof body === "object" && body !== null && "content" in body;
}
