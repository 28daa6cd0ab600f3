import { upgrade } from "@scalar/openapi-upgrader";
import { DescriptionError } from "./description-error.js";
import { foldNullable } from "./fold-nullable.js";
import { isObject, type JsonObject } from "./json-object.js";
import { createNotes, type Notes } from "./notes/note.js";
import { upgradeSwagger } from "./swagger/upgrade-swagger.js";

/** Throws {@link DescriptionError} for an unsupported version, whose meaning would be a guess. */
export function assertVersion({ openapi, swagger }: JsonObject): void {
  if (/^3\.\d\./.test(String(openapi)) || (openapi === undefined && swagger === "2.0")) return;
  const got = openapi ?? (swagger === undefined ? undefined : `swagger: ${String(swagger)}`);
  throw new DescriptionError([
    `expected \`openapi: 3.1.x\` (or \`3.0.x\`, \`3.2.x\` or \`swagger: 2.0\`, which are read as 3.1), got \`${String(got)}\``,
  ]);
}

/**
 * Returns the document as OpenAPI 3.1: unchanged, with additions of 3.2, or upgraded from 3.0 or Swagger 2.0, whose
 * deviations are noted. Throws {@link DescriptionError} for another version.
 */
export function upgradeDocument(document: unknown, notes: Notes = createNotes()): JsonObject {
  const described = isObject(document) ? document : {};
  assertVersion(described);
  const version = String(described.openapi);
  if (version.startsWith("3.1.")) return described;
  // Features of later versions are read where they occur. The version is set to 3.1 so that tools which only know 3.1
  // accept the document.
  if (/^3\.[2-9]\./.test(version)) return { ...described, openapi: "3.1.2" };
  return upgradeOld(described, notes);
}

function upgradeOld(document: JsonObject, notes: Notes): JsonObject {
  try {
    const older: unknown =
      document.swagger === undefined ? document : upgradeSwagger(document, notes);
    if (isObject(older)) foldNullable(older);
    const upgraded: unknown = upgrade(older, "3.1");
    if (isObject(upgraded)) return upgraded;
  } catch (error) {
    // The library expects a document without mistakes; leftovers of 3.0 are repaired later.
    if (document.swagger !== undefined)
      throw new DescriptionError([`it cannot be read as Swagger 2.0: ${String(error)}`]);
  }
  return { ...document, openapi: "3.1.2" };
}
