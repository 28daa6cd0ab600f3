import type { JsonObject } from "./json-object.js";
import { openDescription, type OpenOptions } from "./load/open-description.js";
import { repairDescription } from "./repair/repair-description.js";
import { createNotes, type Notes } from "./notes/note.js";

/** Options for loading a description. */
export interface LoadOptions extends OpenOptions {
  /** Collects deviations from OpenAPI. */
  readonly notes?: Notes | undefined;
}

/**
 * Reads a Swagger 2.0 or OpenAPI 3.0, 3.1 or 3.2 description, YAML or JSON, in one or more files, and joins it into one
 * OpenAPI 3.1 document with local references. Deviations are read as they were most likely meant, with a note. Throws
 * `DescriptionError` if the input is not a description or has forbidden references.
 */
export async function loadDescription(
  file: string,
  { notes = createNotes(), ...options }: LoadOptions = {},
): Promise<JsonObject> {
  return repairDescription(await openDescription(file, notes, options), notes);
}
