// Checks on the later requests to a resource: its id and creation time stay the same, and other users do not see it.
import type { RuleContext } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { isJsonObject, type JsonObject, member } from "../../load/json.js";
import type { Exchange, ProbeRequest } from "../../probe/exchange.js";
import { isSuccess } from "../../probe/read-response.js";
import { readList } from "../lists/read-list.js";
import { memberOfId } from "./find-resources.js";

const SAME = { openapi: "paths", rfc: "RFC 9110, 15.3.2" } as const satisfies Basis;
const FOREIGN = { openapi: "security" } as const satisfies Basis;

/** Members with the time or author of the creation, which later requests must not change. */
const OF_CREATION = /^(?:date[_-]?)?(?:created|creation)(?:[_-]?(?:at|on|by|date|time))?$/i;

/** The requests to one resource. */
export interface Life {
  readonly created: Exchange;
  /** The path parameter that identifies it, such as `petId`. */
  readonly placeholder: string;
  readonly reading: ProbeRequest | undefined;
  readonly updating: ProbeRequest | undefined;
}

/** Reports an id that differs from the one at creation, and a creation time that differs between reads. */
export function expectUnmoved(
  context: RuleContext,
  { created, placeholder, reading, updating }: Life,
): void {
  const on = (request: ProbeRequest | undefined): readonly Exchange[] =>
    request === undefined ? [] : context.exchanges.filter((one) => isOn(one, request));
  const reads = on(reading);
  const id = memberOfId(placeholder, created);
  if (id) reportFirst(context, [created, ...reads, ...on(updating)], id);
  const [first] = reads;
  const names = first ? Object.keys(objectOf(first)) : [];
  for (const name of names.filter((one) => OF_CREATION.test(one)))
    reportFirst(context, reads, name);
}

function isOn({ request, response }: Exchange, { method, path }: ProbeRequest): boolean {
  return request.method === method && request.path === path && isSuccess(response.status);
}

/** Reports the first response whose member differs from that of the earliest response. */
function reportFirst(context: RuleContext, exchanges: readonly Exchange[], name: string): void {
  const [first, ...later] = exchanges.filter((one) => isScalar(objectOf(one)[name]));
  const before = first && textOf(first, name);
  const other = later.find((one) => textOf(one, name) !== before);
  if (!first || !other) return;
  const message = `${other.request.operation} of what was created: expected \`${name}\` as in the response of ${first.request.operation}, got ${textOf(other, name)} after ${before}.`;
  context.report(SAME, message, other);
}

function isScalar(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number";
}

/** Ignores case, because UUIDs are case-insensitive (RFC 9562, 4). */
function textOf(exchange: Exchange, name: string): string {
  return JSON.stringify(objectOf(exchange)[name]).toLowerCase();
}

function objectOf({ response }: Exchange): JsonObject {
  return isJsonObject(response.json) ? response.json : {};
}

/** Reports an item in another user's list that only its creator may read. */
export function expectNotListed(
  context: RuleContext,
  { placeholder, create }: { readonly placeholder: string; readonly create: string },
  foreign: Exchange,
): void {
  const own = context.exchanges.filter(
    ({ request, response }) => request.operation === create && isSuccess(response.status),
  );
  const idOf = (exchange: Exchange): string => {
    const name = memberOfId(placeholder, exchange);
    return name === undefined ? "" : `${name}: ${String(member(exchange.response.json, name))}`;
  };
  const ids = new Set(own.map(idOf));
  const shown = readList(foreign.response.json)?.items ?? [];
  const found = shown.find((item) =>
    Object.entries(item).some(([name, value]) => ids.has(`${name}: ${String(value)}`)),
  );
  if (!found) return;
  const message = `${foreign.request.operation} with the token of another user: shows what only its creator may read, ${JSON.stringify(found).slice(0, MAX_QUOTED)}.`;
  context.report(FOREIGN, message, { ...foreign, level: "unsafe" });
}

/** Maximum characters of an item quoted in a finding. */
const MAX_QUOTED = 80;
