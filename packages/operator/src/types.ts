// The types of the operator's contract.
export type * from "./generated/types/operation-types.js";
export type * from "./generated/types/schemas.js";
