import type { SchemaIndex } from "../model/schema-index.ts";
import type { EmittedBigints } from "./bigints/create-bigints.ts";

/** The schemas of a description, and where they contain bigints. Emitters share it. */
export interface SchemaContext {
  readonly schemas: SchemaIndex;
  readonly bigints: EmittedBigints;
}
