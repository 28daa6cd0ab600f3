import { cloneJson } from "../clone.js";
import { isObject, type JsonObject } from "../json-object.js";
import { keysOf, valueAt } from "../json-pointer.js";
import type { Notes } from "../notes/note.js";
import { repairObject, repairValue } from "./repair-value.js";
import { repairLoops } from "./repair-loops.js";
import { createRepair, put, type Repair } from "./repair.js";
import { repairOperations } from "./operations/repair-operations.js";

/**
 * Returns a copy of an OpenAPI 3.1 document in which every value is valid for its place: deviations are read as they
 * were most likely meant, and unreadable parts are left out, each with a note. All remaining references resolve inside
 * the document.
 */
export function repairDescription(document: JsonObject, notes: Notes): JsonObject {
  const copy = cloneJson(document) as JsonObject;
  const repair = createRepair(copy, notes);
  repairObject(copy, "description", "", repair);
  repairTargets(repair);
  repairLoops(repair);
  repairOperations(repair);
  return copy;
}

/** Returns a repaired copy of a standalone JSON Schema document. */
export function repairSchemaDocument(document: JsonObject, notes: Notes): JsonObject {
  const copy = cloneJson(document) as JsonObject;
  const repair = createRepair(copy, notes, "schema");
  repairValue(copy, "schema", "", repair);
  repairTargets(repair);
  repairLoops(repair);
  return copy;
}

/** Repairs parts that are reached only through references, such as a schema under an extension. */
function repairTargets(repair: Repair): void {
  // The map grows while the loop runs, because one target leads to the next.
  for (const [pointer, expected] of repair.targets) {
    const value = valueAt(repair.document, pointer);
    // The target has been left out in the meantime, with a note.
    if (value === undefined) continue;
    if (typeof value === "object" && value !== null && repair.done.has(value)) continue;
    const fit = expected === "schema" ? expected : { reference: expected };
    const repaired = repairValue(value, fit, pointer, repair);
    const keys = keysOf(pointer);
    const parent = valueAt(repair.document, pointer.slice(0, pointer.lastIndexOf("/")));
    const key = keys.at(-1) ?? "";
    if (repaired !== undefined && repaired !== value && isObject(parent))
      put(parent, key, repaired);
  }
}
