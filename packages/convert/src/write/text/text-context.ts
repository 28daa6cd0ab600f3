import type { Warn } from "../../warnings/conversion-warning.js";

/** Context of the text writer. */
export interface TextContext {
  readonly warn: Warn;
  /** Formatting that was left out, reported once for the whole document. */
  readonly leftOut: Set<"marks" | "links">;
}
