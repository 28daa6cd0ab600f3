import type { Warn } from "../../warnings/conversion-warning.js";

/** What the text writer needs to know beside the node that it writes. */
export interface TextContext {
  readonly warn: Warn;
  /** Kinds of formatting that were left out, each reported once for the whole document. */
  readonly leftOut: Set<"marks" | "links">;
}
