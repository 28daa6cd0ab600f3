// Evaluates runtime expressions of links (OpenAPI 3.1, Runtime Expressions), as far as a request and its response
// allow.
import { type Json, member } from "../../load/json.js";
import type { Exchange } from "../../probe/exchange.js";
import { parseJson } from "../../probe/read-body.js";

/** Returns the value of an expression in an exchange, or the constant itself; undefined if there is no value. */
export function evaluate(expression: Json, { request, response }: Exchange): Json | undefined {
  if (typeof expression !== "string" || !expression.startsWith("$")) return expression;
  const [, side = "", source = "", rest = ""] =
    /^\$(request|response)\.(header|query|path|body)\.?([^]*)$/.exec(expression) ?? [];
  if (source === "body") {
    const text = request.body?.kind === "text" ? request.body.text : "";
    const body = side === "response" ? response.json : parseJson(Buffer.from(text));
    return follow(body, rest);
  }
  if (source === "header")
    return side === "response"
      ? (response.headers.get(rest) ?? undefined)
      : textOf(request.headers[rest.toLowerCase()]);
  const [, query = ""] = request.path.split("?");
  return source === "query" ? (new URLSearchParams(query).get(rest) ?? undefined) : undefined;
}

function textOf(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === "string" ? value : value?.[0];
}

/** Follows the JSON pointer after `#`. */
function follow(value: Json | undefined, reference: string): Json | undefined {
  let found = value;
  for (const segment of reference.replace(/^#/, "").split("/").slice(1)) {
    const name = segment.replaceAll("~1", "/").replaceAll("~0", "~");
    found = Array.isArray(found) ? (found as readonly Json[])[Number(name)] : member(found, name);
  }
  return found;
}
