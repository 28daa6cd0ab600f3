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
      found: `the path has the fragment \`#${fragment}\`, which requests do not contain`,
      read: "it names the operation and is not sent",
      fix: "Distinguish operations with the same path by their methods or parameters",
    });
  if (path === before || path.endsWith("{")) return { path: before, query: [] };
  reader.note(pointer, {
    kind: "path-with-query",
    found: `the path contains the query \`?${text}\``,
    read: "it is read as required query parameters",
    fix: "Describe parameters with `in: query`",
  });
  const pairs = new URLSearchParams(text);
  return { path, query: [...pairs] };
}
