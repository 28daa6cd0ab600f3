import { upgrade } from "@scalar/openapi-upgrader";
import { DescriptionError } from "./description-error.js";
import { foldNullable } from "./fold-nullable.js";
import { isObject, type JsonObject } from "./json-object.js";

/**
 * The document as OpenAPI 3.1: as it is, or brought up from 3.0. Throws {@link DescriptionError} for another
 * version, since what it means would be guessed.
 */
export function upgradeDocument(document: unknown): JsonObject {
  const { openapi, swagger } = isObject(document) ? document : {};
  const version = typeof openapi === "string" ? openapi : "";
  if (isObject(document) && version.startsWith("3.1.")) return document;
  if (isObject(document) && version.startsWith("3.0.")) {
    const upgraded: unknown = upgrade(document, "3.1");
    foldNullable(upgraded);
    if (isObject(upgraded)) return upgraded;
  }
  const got = openapi ?? (swagger === undefined ? undefined : `swagger: ${String(swagger)}`);
  throw new DescriptionError([
    `expected \`openapi: 3.1.x\` (or \`3.0.x\`, which is read as 3.1), got \`${String(got)}\``,
  ]);
}
