import type { HostedTextStyle } from "../../hosted/hosted-style.js";
import type { TextStyle } from "../../tree/text-style.js";
import type { StyleLoss } from "../../warnings/warning-codes.js";
import type { ElementContext } from "./element-context.js";
import { isMonospace } from "../styles/is-monospace.js";

/** Members of a text style that semantic output leaves out, by warning code. */
const LOSSES: readonly (readonly [StyleLoss, readonly (keyof TextStyle)[]])[] = [
  ["colours-left-out", ["colour", "background"]],
  ["fonts-left-out", ["font", "weight", "size"]],
  ["small-caps-left-out", ["smallCaps"]],
];

/** Warns about formatting of a run that semantic output leaves out. */
export function warnLostFormatting(
  style: TextStyle,
  hosted: HostedTextStyle | null | undefined,
  excerpt: string,
  at: ElementContext,
): void {
  for (const [code, members] of LOSSES) {
    // Google Docs colours every link; only a colour of other text is formatting.
    if (code === "colours-left-out" && hosted?.link) continue;
    // A monospaced font is kept as code.
    if (code === "fonts-left-out" && isOnlyCode(style)) continue;
    if (members.some((member) => style[member] !== undefined)) {
      at.context.warn(code, at, excerpt);
    }
  }
}

function isOnlyCode({ font, weight, size }: TextStyle): boolean {
  return font !== undefined && isMonospace(font) && weight === undefined && size === undefined;
}
