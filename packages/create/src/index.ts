export { runCreate } from "./run-create.js";
export type { Kind } from "./kinds.js";
