import type { JsonObject } from "../../json-object.js";

/** An operation of a path, its location, and its path item. */
export interface OperationAt {
  readonly path: string;
  readonly method: string;
  readonly operation: JsonObject;
  readonly pointer: string;
  readonly item: JsonObject;
  readonly itemPointer: string;
}
