import { cloneJson } from "../clone.js";
import type { JsonObject } from "../json-object.js";
import type { Note, Notes } from "../notes/note.js";
import { createRepair } from "../repair/repair.js";
import { repairObject } from "../repair/repair-value.js";

/**
 * Returns a copy of a Swagger 2.0 document that the upgrader can read. The upgrader expects a document without
 * mistakes, and changes its input. Deviations are read as they were most likely meant, with a note.
 */
export function repairSwagger(document: JsonObject, notes: Notes): JsonObject {
  const copy = cloneJson(document) as JsonObject;
  const repair = createRepair(copy, {
    get list() {
      return notes.list;
    },
    // Unknown members are noted after the upgrade, when the members of 3.0 are known too.
    add: (note: Note) => {
      if (note.kind !== "unknown-member") notes.add(note);
    },
  });
  repairObject(copy, "swagger", "", repair);
  return copy;
}
