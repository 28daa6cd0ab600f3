import type { ConversionWarning } from "../../warnings/conversion-warning.js";
import { button, create, element } from "./element.js";
import type { Result } from "./job-message.js";

/** Maximum number of places to show per code. */
const MAX_PLACES = 12;

/** Lists the warnings of a result by code. Calls `onPlace` with a warning when the user opens its place. */
export function showWarnings(
  { warnings, warningCounts }: Result,
  onPlace: (warning: ConversionWarning, control: HTMLElement) => void,
): void {
  const codes = [...new Set(warnings.map(({ code }) => code))];
  element("warnings-summary").textContent =
    codes.length === 0
      ? "None: this format shows all of the document."
      : "What this format does not show as the document does. Choose a place to see it in the JSON.";
  element("warnings").replaceChildren(
    ...codes.map((code) => {
      const ofCode = warnings.filter((warning) => warning.code === code);
      return groupOf(ofCode, countOf(ofCode, warningCounts[code]), onPlace);
    }),
  );
}

/**
 * Counts how often a code occurred. A summarized warning represents `count` places, and occurrences past the limits
 * have no warning of their own.
 */
function countOf(ofCode: readonly ConversionWarning[], counted = 0): number {
  return Math.max(
    counted,
    ofCode.reduce((sum, { count = 1 }) => sum + count, 0),
  );
}

function groupOf(
  ofCode: readonly ConversionWarning[],
  count: number,
  onPlace: (warning: ConversionWarning, control: HTMLElement) => void,
): HTMLElement {
  const [first] = ofCode;
  const places = ofCode.slice(0, MAX_PLACES).map((warning) => {
    const control = button(warning.excerpt || shortPlace(warning.pointer), () =>
      onPlace(warning, control),
    );
    control.title = warning.pointer;
    return create("li", {}, control);
  });
  const more = count - places.length;
  if (more > 0) places.push(create("li", {}, `and ${more} more`));
  return create(
    "li",
    {},
    create("h3", {}, `${count} × ${first?.code ?? ""}`),
    create("p", {}, ...withCode(first?.detail ?? "")),
    create("ul", { class: "places" }, ...places),
  );
}

/** Returns the last part of a pointer, which is the most informative. */
function shortPlace(pointer: string): string {
  const keys = pointer.split("/").slice(-3).join("/");
  return pointer === "" ? "the whole document" : keys;
}

/** Turns the parts of a text between backticks into code elements. */
function withCode(text: string): readonly (Node | string)[] {
  return text.split("`").map((part, at) => (at % 2 === 1 ? create("code", {}, part) : part));
}
