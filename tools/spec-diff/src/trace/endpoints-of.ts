import type { JsonObject } from "@document-export/openapi";
import { objectAt, placeAt, rawMember } from "../model/place.ts";

/** Converts operation IDs to method and path, such as `GET /v2/webhooks`; operations of webhooks have none. */
export function endpointsOf(document: JsonObject, operations: readonly string[]): string[] {
  const paths = placeAt(document, "/paths");
  return Object.keys(objectAt(paths)).flatMap((path) => {
    const methods = rawMember(paths, path);
    return Object.keys(objectAt(methods))
      .filter((method) =>
        operations.includes(String(objectAt(rawMember(methods, method))["operationId"])),
      )
      .map((method) => `${method.toUpperCase()} ${path}`);
  });
}
