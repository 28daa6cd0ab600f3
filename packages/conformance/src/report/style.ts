import { styleText } from "node:util";

/** Functions that highlight text on a terminal. */
export interface Style {
  green(text: string): string;
  red(text: string): string;
  yellow(text: string): string;
  dim(text: string): string;
}

/** Returns a style with colours, or a style that leaves text unchanged. */
export function createStyle(hasColours: boolean): Style {
  const paint = (format: "green" | "red" | "yellow" | "dim") => (text: string) =>
    hasColours ? styleText(format, text, { validateStream: false }) : text;
  return { green: paint("green"), red: paint("red"), yellow: paint("yellow"), dim: paint("dim") };
}
