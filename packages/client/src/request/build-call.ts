import type { Operation } from "../operation/operation.js";
import type { Field } from "../operation/parameter.js";
import type { CallOptions, NestedOptions, UploadOptions } from "../options/options.js";
import { refuse } from "../types/refuse.js";
import { randomId } from "../utils/random-id.js";
import type { Call } from "./call.js";
import { scalar } from "./scalar.js";
import { toHeaders } from "../options/to-headers.js";
import { waitSeconds } from "./wait-seconds.js";

/** An operation of a description, with its id. */
export interface NamedOperation {
  readonly id: string;
  readonly operation: Operation;
  /** Returns the options of a call without undefined ones. Throws a TypeError that names a wrong option. */
  readonly take: (given: object) => object;
  readonly check?: Call["check"];
}

/** The options of a call, by the names that its operation uses. */
type GivenOptions = Readonly<Record<string, unknown>> &
  CallOptions &
  NestedOptions &
  UploadOptions & { readonly idempotencyKey?: string };

/** Builds a call from the caller's options. Throws a TypeError that names a wrong option. */
export function buildCall(named: NamedOperation, given: object): Call {
  const { id, operation } = named;
  const options = named.take(given) as GivenOptions;
  const { idempotencyHeader } = operation;
  const { nestedAs } = options;
  const headers: Record<string, string> = {};
  let query = "";
  const fields: Field[] = [];
  let waitMs = 0;
  let target = operation.path;
  for (const described of operation.parameters ?? []) {
    const parameter = nestedAs ? { ...described, nestedAs } : described;
    const { in: place, name, option = name, encode = scalar } = parameter;
    const { [option]: value = parameter.default } = options;
    if (value === undefined) continue;
    if (place === "body") {
      fields.push([parameter, value]);
      continue;
    }
    if (encode === waitSeconds) waitMs = (value as number) * 1000;
    const text = encode(parameter, value);
    if (place === "header") headers[name.toLowerCase()] = text;
    else if (place === "path") {
      // URL parsing removes empty and dot segments, even escaped ones, so the request would go to another path (WHATWG
      // URL, path state).
      if (/^(\.|%2e){0,2}$/i.test(text))
        refuse(`${id}: ${option}`, "a path segment", text, JSON.stringify);
      target = target.split(`{${name}}`).join(text);
    } else if (text) {
      if (place === "query") query += `&${text}`;
      else headers.cookie = headers.cookie ? `${headers.cookie}; ${text}` : text;
    }
  }
  if (idempotencyHeader)
    headers[idempotencyHeader.toLowerCase()] = options.idempotencyKey ?? randomId();
  const body = fields[0] && operation.body?.(fields, operation.mediaType, options.onProgress);
  return {
    ...named,
    target: target + query.replace("&", "?"),
    headers: options.headers ? { ...headers, ...toHeaders(id, options.headers) } : headers,
    body,
    waitMs,
    options,
  };
}
