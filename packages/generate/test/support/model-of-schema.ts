import { DescriptionError } from "@document-export/openapi";
import { buildSchemas } from "../../src/model/build/build-schemas.ts";
import type { ApiModel } from "../../src/model/model.ts";
import { createReader } from "../../src/model/reader.ts";
import { refuseLoops } from "../../src/model/checks/refuse-loops.ts";

/** The model of one JSON Schema that is a document of its own, as that of a schema called `root`. */
export function modelOfSchema(schema: unknown): ApiModel {
  const reader = createReader(
    typeof schema === "object" && schema !== null ? { ...schema } : { allOf: [schema] },
  );
  reader.places.at("");
  const schemas = buildSchemas(reader);
  refuseLoops(schemas, reader);
  if (reader.problems.length > 0) throw new DescriptionError(reader.problems);
  return {
    title: "",
    server: undefined,
    operations: [],
    webhooks: [],
    securitySchemes: [],
    schemas,
  };
}
