import type { Mark } from "../../../tree/inline.js";
import type { TextStyle } from "../../../tree/text-style.js";

/** How a run looks: all marks around it, and what its own style adds. */
export interface RunLook {
  readonly marks: readonly Mark[];
  readonly style?: TextStyle | undefined;
  readonly link?: boolean;
  /** Set on the reference to a footnote. */
  readonly note?: boolean;
  /** Set where the text is written from right to left. */
  readonly rightToLeft?: boolean;
}
