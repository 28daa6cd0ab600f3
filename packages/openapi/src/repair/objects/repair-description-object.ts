import { isObject, type JsonObject } from "../../json-object.js";
import { child } from "../../json-pointer.js";
import { put, show } from "../repair.js";
import type { ObjectRule } from "../object-rule.js";
import { repairDialect } from "../schema/repair-drafts.js";

/** Repairs the description as a whole: its dialect, and paths without a leading slash. */
export const repairDescriptionObject: ObjectRule = (document, pointer, repair) => {
  repairDialect(document, "jsonSchemaDialect", pointer, repair);
  if (!isObject(document.components)) document.components = {};
  if (!isObject(document.paths)) return;
  // Rebuilt completely, because the order of paths matters.
  const entries = Object.entries(document.paths).map(([path, item]): [string, unknown] => {
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
