import { memberAt, missing } from "../../checks/fail.js";
import type { Part } from "../../contract/operation.js";
import type { Violation } from "../../contract/violation.js";
import { decodeQuery } from "../parameters/decode-raw.js";
import { WireError } from "../parameters/raw.js";
import type { Pair } from "../parameters/sent.js";
import { parseJson } from "../json/parse-json.js";

/** Reads a form field that contains JSON, or the text of a file, into `body` and checks it. */
export function readJsonField(
  name: string,
  part: Part,
  pairs: readonly Pair[],
  body: Map<string, unknown>,
  out: Violation[],
): void {
  const at = memberAt("", name);
  const texts = pairs.filter(([key]) => key === name).map(([, raw]) => raw);
  if (texts.length === 0 && part.required) missing(out, "", name);
  if (texts.length > 1 && !part.repeated)
    return note(out, at, "single", `Expected one value, got ${texts.length}.`);
  const values = texts.map((text) => readValue(text, part, at, out));
  if (values.length === 0 || values.includes(undefined)) return;
  // A list is sent as a single value, or as one value per item.
  const [only] = values;
  const isWhole = values.length === 1 && (Array.isArray(only) || only === null);
  const value = part.repeated && !isWhole ? values : only;
  body.set(name, value);
  part.check?.(value, at, out);
}

function readValue(raw: string, { kind, bigints }: Part, at: string, out: Violation[]): unknown {
  try {
    const text = decodeQuery(raw);
    return kind === "json" ? parseJson(text, at, out, bigints) : text;
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    note(out, at, error.keyword, error.message);
    return undefined;
  }
}

function note(out: Violation[], pointer: string, keyword: string, detail: string): void {
  out.push({ in: "body", pointer, keyword, detail });
}
