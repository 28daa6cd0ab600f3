import type { Format } from "../../src/formats.js";
import type { WarningCode } from "../../src/warnings/warning-codes.js";
import type { Feature } from "./measure.js";

/** A difference between an output and the document. */
export interface Exception {
  /** The warning that the conversion returns for it. */
  readonly code: WarningCode;
  readonly features: readonly Feature[];
  readonly formats: readonly Format[];
  /** Whether each occurrence has its own warning. */
  readonly isCounted?: true;
  readonly reason: string;
}

export const exceptions: readonly Exception[] = [
  {
    code: "list-level-changed",
    features: ["items"],
    formats: ["html", "markdown", "epub", "text"],
    isCounted: true,
    reason: "An item is in the list of an item above it; without one there is no list to be in.",
  },
  {
    code: "image-as-link",
    features: ["images", "cells"],
    formats: ["epub"],
    reason: "A book loads no images, so one that was not embedded is a link.",
  },
  {
    code: "styling-simplified",
    features: ["marks"],
    formats: ["text"],
    reason: "Plain text has no bold type.",
  },
  {
    code: "internal-links-left-out",
    features: ["internalLinks"],
    formats: ["text"],
    reason: "Plain text has no links; a reader searches for the heading.",
  },
  {
    code: "table-as-lines",
    features: ["cells", "items", "headings"],
    formats: ["text"],
    reason: "A row is one line, so that it can be pasted into a spreadsheet.",
  },
];
