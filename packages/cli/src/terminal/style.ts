import { styleText } from "node:util";

const formats = ["bold", "dim", "red", "green", "yellow", "cyan"] as const;

/** Puts colours on text, or leaves it as it is. */
export type Style = Readonly<Record<(typeof formats)[number], (text: string) => string>>;

/** Colours where wanted. Whether the stream can show them is decided before. */
export function createStyle(isColoured: boolean): Style {
  const paint = (format: (typeof formats)[number]) => (text: string) =>
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
