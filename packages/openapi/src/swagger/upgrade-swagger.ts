import { upgrade } from "@scalar/openapi-upgrader";
import { isObject, type JsonObject } from "../json-object.js";
import type { Notes } from "../notes/note.js";
import { parametersOf } from "../parameters-of.js";
import { METHODS, withOwnBodies } from "./with-own-bodies.js";
import { repairSwagger } from "./repair-swagger.js";

/** Returns a Swagger 2.0 document as OpenAPI 3.0. */
export function upgradeSwagger(document: JsonObject, notes: Notes): unknown {
  const prepared = withOwnBodies(repairSwagger(document, notes));
  const forms = requiredForms(prepared);
  const upgraded: unknown = upgrade(prepared, "3.0");
  // The upgrader makes the body optional, even if a field of the form is required.
  for (const [path, method] of forms) {
    const body = operationAt(upgraded, path, method)?.requestBody;
    if (isObject(body)) body.required = true;
  }
  return upgraded;
}

/** Returns the path and the method of each operation that has a form with a required field. */
function requiredForms(document: JsonObject): [path: string, method: string][] {
  const paths = isObject(document.paths) ? Object.keys(document.paths) : [];
  return paths.flatMap((path) =>
    METHODS.filter((method) =>
      parametersOf(operationAt(document, path, method) ?? {}).some(
        (one) => isObject(one) && one.in === "formData" && one.required === true,
      ),
    ).map((method): [string, string] => [path, method]),
  );
}

function operationAt(document: unknown, path: string, method: string): JsonObject | undefined {
  const paths = isObject(document) ? document.paths : undefined;
  const item = isObject(paths) && Object.hasOwn(paths, path) ? paths[path] : undefined;
  const operation = isObject(item) && Object.hasOwn(item, method) ? item[method] : undefined;
  return isObject(operation) ? operation : undefined;
}
