import type { JsonObject } from "../json-object.ts";
import { toBruno } from "./to-bruno.ts";
import { toOpenApi30 } from "./to-openapi-3-0.ts";
import { toPostman } from "./to-postman.ts";
import { withoutDecisions } from "./without-decisions.ts";

/** Returns the bundle in formats for other tools, by file name. Rejects if a conversion fails. */
export async function variantsOf(contract: JsonObject): Promise<Record<string, JsonObject>> {
  const plain = withoutDecisions(contract);
  const postman = await toPostman(plain);
  return {
    "openapi.plain.json": plain,
    "openapi-3.0.json": toOpenApi30(plain),
    "postman.json": postman,
    "bruno.json": await toBruno(postman),
  };
}
