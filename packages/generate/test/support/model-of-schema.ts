import {
  createNotes,
  DescriptionError,
  describeNote,
  repairSchemaDocument,
} from "@document-export/openapi";
import { buildSchemas } from "../../src/model/build/build-schemas.ts";
import type { ApiModel } from "../../src/model/model.ts";
import { createReader } from "../../src/model/reader.ts";

/** The model of a self-contained JSON Schema, as if it were a schema called `root`; throws if there are notes. */
export function modelOfSchema(schema: unknown): ApiModel {
  const notes = createNotes();
  const document = repairSchemaDocument(
    typeof schema === "object" && schema !== null ? { ...schema } : { allOf: [schema] },
    notes,
  );
  const reader = createReader(document, notes);
  reader.places.at("");
  const schemas = buildSchemas(reader);
  if (notes.list.length > 0) throw new DescriptionError(notes.list.map(describeNote));
  return {
    title: "",
    server: undefined,
    operations: [],
    webhooks: [],
    securitySchemes: [],
    schemas,
  };
}
