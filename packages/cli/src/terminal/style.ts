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

/** What determines whether to colour. */
export interface ColourOptions {
  /** False after `--no-color`. */
  readonly color?: boolean | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly isTerminal: boolean;
}

/** Whether to colour: on a terminal, unless `--no-color`, `NO_COLOR` (no-color.org) or a dumb terminal says otherwise. */
export function wantsColour({ color = true, environment, isTerminal }: ColourOptions): boolean {
  return isTerminal && color && !environment["NO_COLOR"] && environment["TERM"] !== "dumb";
}
