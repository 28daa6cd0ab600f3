import { isDeepStrictEqual } from "node:util";
import { isJsonObject, type Json } from "../load/json.js";
import type { Exchange, RequestBody } from "../probe/exchange.js";
import { parseJson } from "../probe/read-body.js";

/** Only contents of at least this length are checked: a message may legitimately quote a shorter value. */
const MIN_LENGTH = 64;

/** Larger contents are not searched for. */
const MAX_LENGTH = 2 ** 16;

/**
 * Whether a response contains the whole body of its request, or a part of its form: verbatim, as text in JSON, or as
 * JSON.
 */
export function hasEcho({ request, response, missing }: Exchange): boolean {
  if (!request.body || missing?.request !== undefined) return false;
  return contentsOf(request.body).some((content) => {
    if (content.length < MIN_LENGTH || content.length > MAX_LENGTH) return false;
    if (response.text.includes(content)) return true;
    if (response.text.includes(JSON.stringify(content).slice(1, -1))) return true;
    const value = parseJson(Buffer.from(content));
    return isJsonObject(value) && response.json !== undefined && holds(response.json, value);
  });
}

function contentsOf(body: RequestBody): readonly string[] {
  if (body.kind === "text") return [body.text.trim()];
  const contents = body.kind === "bytes" ? [body.bytes] : body.parts.map(({ content }) => content);
  return contents.map((content) => Buffer.from(content).toString().trim());
}

/** Whether a value equals another or contains it at any depth, ignoring white space and the order of members. */
function holds(value: Json, wanted: Json): boolean {
  if (isDeepStrictEqual(value, wanted)) return true;
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some((one) => one !== undefined && holds(one, wanted));
}
