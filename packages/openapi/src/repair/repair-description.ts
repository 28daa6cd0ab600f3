import { cloneJson } from "../clone.js";
import { isObject, type JsonObject } from "../json-object.js";
import { keysOf, valueAt } from "../json-pointer.js";
import type { Notes } from "../notes/note.js";
import { repairObject, repairValue } from "./repair-value.js";
import { repairLoops } from "./repair-loops.js";
import { createRepair, put, type Repair } from "./repair.js";
import { repairOperations } from "./operations/repair-operations.js";

/**
 * A copy of an OpenAPI 3.1 document in which everything is what its place holds: what deviates is read as it was meant,
 * and what cannot be read is left out, each with a note. References that are left lead somewhere inside the document.
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

/** A copy of a JSON Schema that is a document by itself, repaired like a schema of a description. */
export function repairSchemaDocument(document: JsonObject, notes: Notes): JsonObject {
  const copy = cloneJson(document) as JsonObject;
  const repair = createRepair(copy, notes, "schema");
  repairValue(copy, "schema", "", repair);
  repairTargets(repair);
  repairLoops(repair);
  return copy;
}

/** Repairs what only references lead to, such as a schema under an extension. */
function repairTargets(repair: Repair): void {
  // Grows while it is gone through: one target leads to the next.
  for (const [pointer, expected] of repair.targets) {
    const value = valueAt(repair.document, pointer);
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
