import type { NamedStyle, StyleFormatting } from "../../../tree/named-style.js";

/** Formatting of the named styles in semantic mode. Lengths are in points. */
export const defaultStyles: Readonly<Record<NamedStyle, StyleFormatting>> = {
  normal: {
    text: { font: "Arial", size: 11 },
    layout: { lineSpacing: 1.15, spaceBelow: 8, avoidWidowAndOrphan: true },
  },
  title: { text: { size: 26 }, layout: { spaceBelow: 4, keepWithNext: true } },
  subtitle: {
    text: { size: 15, colour: "#5f6368" },
    layout: { spaceBelow: 14, keepWithNext: true },
  },
  heading1: heading({ size: 20 }, 20),
  heading2: heading({ size: 16 }, 18),
  heading3: heading({ size: 14, colour: "#434343" }, 16),
  heading4: heading({ size: 12, colour: "#5f6368" }, 14),
  heading5: heading({ size: 11, colour: "#5f6368" }, 12),
  heading6: heading({ size: 11, colour: "#5f6368", italic: true }, 12),
};

function heading(text: StyleFormatting["text"], spaceAbove: number): StyleFormatting {
  return {
    text,
    layout: { spaceAbove, spaceBelow: 6, keepWithNext: true, keepLinesTogether: true },
  };
}
