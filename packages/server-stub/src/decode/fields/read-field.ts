import type { ParameterSettings, ParameterStyle } from "../../contract/parameter.js";
import type { Part } from "../../contract/operation.js";
import { pairsToRaw } from "../parameters/pairs-to-raw.js";
import { WireError, type Raw } from "../parameters/raw.js";
import { readBrackets } from "../parameters/read-deep-object.js";
import type { Pair } from "../parameters/sent.js";
import { toValue } from "../parameters/to-value.js";

/** The named texts of a body: the pairs of a form, or the text parts of a multipart body. */
export interface Fields {
  readonly pairs: readonly Pair[];
  /** Decodes a received text; may throw a WireError. */
  readonly decode: (raw: string) => string;
}

const SEPARATORS: Readonly<Partial<Record<ParameterStyle, string | RegExp>>> = {
  form: ",",
  spaceDelimited: /%20|\+| /,
  pipeDelimited: /%7c|\|/i,
};

/** Reads one field in its style (OpenAPI 3.1, Encoding Object); undefined if it was not sent. Throws a WireError. */
export function readField(fields: Fields, name: string, part: Part): unknown {
  const { shape = { scalars: ["string"] }, style = "form", explode = true, required } = part;
  const raw = readRaw(fields, { in: "query", name, required, style, explode, shape });
  if (raw === undefined) return undefined;
  return raw === "" && shape.scalars.includes("null") ? null : toValue(raw, shape);
}

function readRaw({ pairs, decode }: Fields, settings: ParameterSettings): Raw | undefined {
  const { name, style } = settings;
  if (style === "deepObject") return readBrackets(pairs, name, decode);
  const separator = style === "json" ? undefined : SEPARATORS[style];
  if (separator === undefined) throw new WireError("style", "Expected another style.");
  return pairsToRaw(pairs, settings, { separator, named: false, decode });
}

/** Returns true if a field belongs to a part of the contract. */
export function belongs(field: string, name: string, { style, explode, shape }: Part): boolean {
  if (field === name) return true;
  if (style === "deepObject") return field.startsWith(`${name}[`);
  return explode === true && shape?.members !== undefined && Object.hasOwn(shape.members, field);
}
