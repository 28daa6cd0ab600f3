import { isObject, type JsonObject } from "../../json-object.js";
import { child } from "../../json-pointer.js";
import { put, show, type Repair } from "../repair.js";
import type { ObjectRule } from "../object-rule.js";
import { repairDialect } from "../schema/repair-drafts.js";

/** Repairs the description as a whole: its dialect, and paths without a leading slash. */
export const repairDescriptionObject: ObjectRule = (document, pointer, repair) => {
  repairDialect(document, "jsonSchemaDialect", pointer, repair);
  if (!isObject(document.components)) document.components = {};
  if (!isObject(document.paths)) return;
  // Rebuilt completely, because the order of paths matters.
  const entries = withoutBlanks(document.paths, repair).map(([path, item]): [string, unknown] => {
    if (path.startsWith("/") || path.startsWith("x-")) return [path, item];
    repair.note(child("/paths", path), {
      kind: "path-without-slash",
      found: `the path ${show(path)} does not begin with a slash`,
      read: `it is read as \`/${path}\``,
      fix: "Add the slash",
    });
    return [`/${path}`, item];
  });
  const paths: JsonObject = {};
  for (const [path, item] of entries) if (!Object.hasOwn(paths, path)) put(paths, path, item);
  document.paths = paths;
};

/**
 * Returns the paths without the white space around them, which no request contains. Some descriptions distinguish two
 * operations with the same path by a space: the second path gets a fragment instead, which is not sent either.
 */
function withoutBlanks(paths: JsonObject, repair: Repair): [path: string, item: unknown][] {
  return Object.entries(paths).map(([path, item]) => {
    const plain = path.trim();
    if (plain === path) return [path, item];
    const read = Object.hasOwn(paths, plain) ? `${plain}#${path.length - plain.length}` : plain;
    repair.note(child("/paths", path), {
      kind: "path-with-blank",
      found: `the path ${show(path)} has a blank around it`,
      read: `it is read as \`${read}\``,
      fix: "Remove the blank, and give each operation a path of its own",
    });
    return [read, item];
  });
}
