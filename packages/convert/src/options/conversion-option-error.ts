import { excerptOf } from "../warnings/excerpt-of.js";

/** Thrown for an invalid option. Nothing was converted. */
export class ConversionOptionError extends Error {
  override readonly name = "ConversionOptionError";
  /** Name of the option, such as `headingShift`. */
  readonly option: string;

  constructor(option: string, expected: string, received: unknown) {
    super(`The option \`${option}\` is invalid: expected ${expected}, got \`${show(received)}\`.`);
    this.option = option;
  }
}

function show(value: unknown): string {
  if (typeof value === "string") return excerptOf(value);
  return excerptOf(JSON.stringify(value) ?? String(value));
}
