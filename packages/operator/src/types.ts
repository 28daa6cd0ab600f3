// Types of the operator contract.
export type * from "./generated/types/operation-types.js";
export type * from "./generated/types/schemas.js";
