import { styleText } from "node:util";

const FORMATS = ["bold", "dim", "red", "green", "yellow", "cyan"] as const;

/** Functions that colour text, or return it unchanged. */
export type Style = Readonly<Record<(typeof FORMATS)[number], (text: string) => string>>;

/** Creates a style. The caller decides whether the stream shows colours. */
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

/** Inputs for the decision whether to colour. */
export interface ColourOptions {
  /** The setting; undefined if it is not set. */
  readonly color?: boolean | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly isTerminal: boolean;
}

/**
 * Whether to colour: as the setting says; otherwise on a terminal, unless it is dumb or `NO_COLOR` is set
 * (no-color.org).
 */
export function wantsColour({ color, environment, isTerminal }: ColourOptions): boolean {
  const { NO_COLOR: isOff, TERM: kind } = environment;
  return isTerminal && (color ?? (!isOff && kind !== "dumb"));
}
