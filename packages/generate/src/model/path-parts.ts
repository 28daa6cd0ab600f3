import type { Reader } from "./reader.ts";

/** A path template without query and fragment, and its query. */
export interface PathParts {
  readonly path: string;
  /** Names and values; a value such as `{page}` refers to a parameter. */
  readonly query: readonly (readonly [name: string, value: string])[];
}

/**
 * Separates a path from a query or a fragment that some descriptions write into it (`/albums?view=all`, `/files/{id}#copy`):
 * a server routes by the path alone, and a fragment never reaches it.
 */
export function partsOfPath(template: string, pointer: string, reader: Reader): PathParts {
  const [before = "", fragment] = template.split("#", 2);
  const [path = "", text = ""] = before.split(/\?(.*)/s, 2);
  if (fragment !== undefined)
    reader.note(pointer, {
      kind: "path-with-fragment",
      found: `the fragment \`#${fragment}\` of the path, which no request carries`,
      read: "it names the operation and is not sent",
      fix: "Tell operations of one path apart by their methods or parameters",
    });
  if (path === before || path.endsWith("{")) return { path: before, query: [] };
  reader.note(pointer, {
    kind: "path-with-query",
    found: `the query \`?${text}\` is a part of the path`,
    read: "as parameters of the query that a call has to have",
    fix: "Describe parameters with `in: query`",
  });
  const pairs = new URLSearchParams(text);
  return { path, query: [...pairs] };
}
