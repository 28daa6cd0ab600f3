import { isJsonObject, type Json, member } from "../load/json.js";
import type { SentRequest } from "../probe/exchange.js";

/** RFC 6901, 3. */
const POINTER = /^(?:\/(?:[^~/]|~[01])*)*$/;

const METHODS_WITH_BODY = new Set(["POST", "PUT", "PATCH"]);

/** The parts of an upload, which may be missing from it. */
const PARTS = ["file", "options"];

/**
 * Returns what is wrong with the location of a violation (decision `problem-details`); undefined if it may be correct.
 */
export function faultOfPlace(violation: Json, request: SentRequest): string | undefined {
  const place = member(violation, "in");
  if (place === "body") return faultOfPointer(member(violation, "pointer"), request);
  if (typeof place !== "string") return undefined;
  const name = member(violation, "name");
  if (typeof name !== "string" || name === "")
    return `expected the \`name\` of the parameter in the ${place}, got none`;
  if (place === "query" && !request.path.includes("?"))
    return "the query is named, and the request has none";
  return undefined;
}

function faultOfPointer(pointer: Json | undefined, request: SentRequest): string | undefined {
  if (typeof pointer !== "string") return "expected a `pointer` into the body, got none";
  if (!POINTER.test(pointer)) return `expected a JSON pointer, got \`${pointer}\``;
  const { body, method } = request;
  // The pointer to the whole document is correct if a required body is missing.
  if (!body && pointer === "" && METHODS_WITH_BODY.has(method)) return undefined;
  if (!body) return "the body is named, and the request has none";
  const segments = pointer.split("/").slice(1).map(unescape);
  if (segments.length === 0) return undefined;
  if (body.kind === "multipart") {
    const names = [...PARTS, ...body.parts.map(({ name }) => name)];
    if (names.includes(segments[0] ?? "")) return undefined;
    return `expected a pointer that begins with the name of a part, got \`${pointer}\``;
  }
  const json = body.kind === "text" ? parse(body.text) : undefined;
  if (json === undefined || isBelow(json, segments)) return undefined;
  return `expected a pointer to a place in the body, got \`${pointer}\``;
}

function unescape(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether all segments but the last lead to an array or an object, in which the last one may be missing. */
function isBelow(json: Json, segments: readonly string[]): boolean {
  let value: Json | undefined = json;
  for (const segment of segments.slice(0, -1)) {
    if (Array.isArray(value)) value = value[Number(segment)];
    else value = isJsonObject(value) && Object.hasOwn(value, segment) ? value[segment] : undefined;
  }
  const last = segments.at(-1) ?? "";
  return Array.isArray(value) ? /^(?:\d+|-)$/.test(last) : isJsonObject(value);
}
