import type { JsonObject } from "./json-object.js";
import { openDescription, type OpenOptions } from "./load/open-description.js";
import { repairDescription } from "./repair/repair-description.js";
import { createNotes, type Notes } from "./notes/note.js";

/** How a description is read. */
export interface LoadOptions extends OpenOptions {
  /** Collects what is not as OpenAPI asks. */
  readonly notes?: Notes | undefined;
}

/**
 * Reads a description of Swagger 2.0 or OpenAPI 3.0, 3.1 or 3.2, YAML or JSON, in one file or many, and joins it into one
 * document as OpenAPI 3.1 whose references are local. What deviates is read as it was meant, with a note. Throws
 * `DescriptionError` for what is not a description, and for references that lead where they must not.
 */
export async function loadDescription(
  file: string,
  { notes = createNotes(), ...options }: LoadOptions = {},
): Promise<JsonObject> {
  return repairDescription(await openDescription(file, notes, options), notes);
}
