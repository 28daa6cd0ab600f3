import type { SchemaIndex } from "../model/schema-index.ts";
import type { EmittedBigints } from "./bigints/create-bigints.ts";

/** Schema information that emitters share. */
export interface SchemaContext {
  readonly schemas: SchemaIndex;
  readonly bigints: EmittedBigints;
}
