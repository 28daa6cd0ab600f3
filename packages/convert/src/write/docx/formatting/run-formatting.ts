import type { Mark } from "../../../tree/inline.js";
import type { TextStyle } from "../../../tree/text-style.js";

/** Formatting of a run: all marks around it, and its own style. */
export interface RunFormatting {
  readonly marks: readonly Mark[];
  readonly style?: TextStyle | undefined;
  readonly link?: boolean;
  /** Set on the reference to a footnote. */
  readonly note?: boolean;
  /** Set on right-to-left text. */
  readonly rightToLeft?: boolean;
}
