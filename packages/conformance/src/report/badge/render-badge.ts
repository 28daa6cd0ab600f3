import { type Markup, markup } from "../markup.js";
import { EXIT_CODES, exitCodeOf, isFailure, type AnyReport } from "../report.js";

/** Each colour has a contrast of at least 4.5 to 1 with white (WCAG 2.2, 1.4.3). */
const COLOURS = { label: "#444c56", good: "#1a7f37", bad: "#b3261e", partial: "#7a4d00" } as const;

const LABEL = "conformance";

/** Average character width of Verdana at 11 pixels; other fonts are stretched to it. */
const CHARACTER_WIDTH = 6.6;
const PADDING = 6;

/** Renders a report as a badge: a self-contained SVG. */
export function renderBadge(report: AnyReport): string {
  const { text, colour } = stateOf(report);
  const [left, right] = [widthOf(LABEL), widthOf(text)];
  const width = left + right;
  const { text: svg } =
    markup`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" role="img" aria-label="${LABEL}: ${text}">
<title>${LABEL}: ${text}</title>
<clipPath id="round"><rect width="${width}" height="20" rx="3"/></clipPath>
<g clip-path="url(#round)"><rect width="${left}" height="20" fill="${COLOURS.label}"/><rect x="${left}" width="${right}" height="20" fill="${colour}"/></g>
<g fill="#fff" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11">${textAt(0, LABEL)}${textAt(left, text)}</g>
</svg>
`;
  return svg;
}

function stateOf(report: AnyReport): { readonly text: string; readonly colour: string } {
  const { rules } = report;
  const found = rules.flatMap(({ findings }) => findings);
  const failing = found.filter((finding) => isFailure(report, finding)).length;
  if (failing > 0)
    return { text: `${failing} ${failing === 1 ? "finding" : "findings"}`, colour: COLOURS.bad };
  const judged = rules.filter(({ verdict }) => verdict === "passed" || verdict === "failed").length;
  const isPartial = exitCodeOf(report) === EXIT_CODES.partial;
  const text = `${judged} of ${rules.length} rules`;
  return isPartial
    ? { text: `partial: ${text}`, colour: COLOURS.partial }
    : { text, colour: COLOURS.good };
}

function widthOf(text: string): number {
  return Math.ceil(text.length * CHARACTER_WIDTH) + 2 * PADDING;
}

function textAt(x: number, text: string): Markup {
  const length = widthOf(text) - 2 * PADDING;
  return markup`<text x="${x + PADDING}" y="14" textLength="${length}" lengthAdjust="spacingAndGlyphs">${text}</text>`;
}
