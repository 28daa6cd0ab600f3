import { styleText } from "node:util";

const FORMATS = ["bold", "dim", "red", "green", "yellow", "cyan"] as const;

/** Functions that color text; without colors, they return it unchanged. */
export type Style = Readonly<Record<(typeof FORMATS)[number], (text: string) => string>>;

/** Creates a style with or without colors. */
export function createStyle(isColoured: boolean): Style {
  const paint = (format: (typeof FORMATS)[number]) => (text: string) =>
    isColoured ? styleText(format, text, { validateStream: false }) : text;
  return {
    bold: paint("bold"),
    dim: paint("dim"),
    red: paint("red"),
    green: paint("green"),
    yellow: paint("yellow"),
    cyan: paint("cyan"),
  };
}

/** Inputs for the decision whether to use colors. */
export interface ColourOptions {
  /** The setting `color`; undefined if it is not set. */
  readonly color?: boolean | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly isTerminal: boolean;
}

/**
 * Returns true if the output has colors: as the setting says, else on a terminal, unless the terminal is `dumb` or
 * `NO_COLOR` is set (no-color.org).
 */
export function wantsColour({ color, environment, isTerminal }: ColourOptions): boolean {
  const { NO_COLOR: isOff, TERM: kind } = environment;
  return isTerminal && (color ?? (!isOff && kind !== "dumb"));
}
