import type { SchemaIndex } from "../model/schema-index.ts";
import type { EmittedBigints } from "./bigints/create-bigints.ts";

/** What is known of the schemas of a model, wherever one of them is written. */
export interface Known {
  readonly schemas: SchemaIndex;
  readonly bigints: EmittedBigints;
}
