import { parseExactly } from "../json/parse-exactly.js";
import { MAX_JSON_DEPTH, isTooDeep } from "../json/is-too-deep.js";
import { decodeHeader, decodePercent, decodeQuery } from "./decode-raw.js";
import type { ParameterSettings } from "../../contract/parameter.js";
import { headerText } from "./header-text.js";
import { inexactInteger, WireError } from "./raw.js";
import { segment } from "./read-simple.js";
import type { Sent } from "./sent.js";

/**
 * Reads a parameter whose value is JSON (`content`); undefined if it was not sent. Throws {@link WireError} if the
 * value is not JSON.
 */
export function readJson(sent: Sent, settings: ParameterSettings): unknown {
  const texts = textsOf(sent, settings);
  const [text] = texts;
  if (text === undefined) return undefined;
  if (texts.length > 1) throw new WireError("single", `Expected one value, got ${texts.length}.`);
  if (isTooDeep(text)) throw new WireError("json", `Expected at most ${MAX_JSON_DEPTH} levels.`);
  try {
    const { value, inexact } = parseExactly(text, settings.bigints);
    const [first] = inexact;
    if (first) throw new WireError("precision", inexactInteger(first.digits).message);
    return value;
  } catch (error) {
    if (error instanceof WireError) throw error;
    throw new WireError("json", "Expected JSON.");
  }
}

function textsOf(sent: Sent, settings: ParameterSettings): string[] {
  const { name } = settings;
  switch (settings.in) {
    case "path":
      return [segment(sent, name) ?? ""].map(decodePercent);
    case "header": {
      const text = headerText(sent, settings);
      return text === undefined ? [] : [decodeHeader(text)];
    }
    case "query":
      return sent.query.filter(([key]) => key === name).map(([, raw]) => decodeQuery(raw));
    case "cookie":
      return sent.cookies.filter(([key]) => key === name).map(([, raw]) => decodePercent(raw));
  }
}
