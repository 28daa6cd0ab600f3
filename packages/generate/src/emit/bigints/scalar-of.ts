import { Code, literal } from "../code.ts";
import type { SchemaKeywords } from "../../model/model.ts";
import { bigintOf } from "../../model/bigints/bigint-of.ts";

/** Emits a scalar of the description as a literal: an integer becomes a bigint if its types say so. */
export function scalarOf(value: unknown, types: SchemaKeywords["types"]): Code {
  const whole = types?.includes("bigint") ? bigintOf(value) : undefined;
  return whole === undefined ? literal(value) : new Code(`${whole}n`);
}
