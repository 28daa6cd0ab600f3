import type { Basis } from "../findings/basis.js";

/** What is wrong with one exchange, found by looking at it alone. */
export interface Deviation {
  readonly basis: Basis;
  readonly message: string;
}
