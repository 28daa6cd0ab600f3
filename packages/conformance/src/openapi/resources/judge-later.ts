// What must not change in the life of a thing, and where others must not meet it.
import type { RuleContext } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { isJsonObject, type JsonObject, member } from "../../load/json.js";
import type { Exchange, ProbeRequest } from "../../probe/exchange.js";
import { isSuccess } from "../../probe/read-response.js";
import { readList } from "../lists/read-list.js";
import { memberOfId } from "./find-resources.js";

const SAME = { openapi: "paths", rfc: "RFC 9110, 15.3.2" } as const satisfies Basis;
const FOREIGN = { openapi: "security" } as const satisfies Basis;

/** Members that say when and by whom a thing was created: nothing that happens to it later changes them. */
const OF_CREATION = /^(?:date[_-]?)?(?:created|creation)(?:[_-]?(?:at|on|by|date|time))?$/i;

/** The responses on one thing, as far as they were successes with an object. */
export interface Life {
  readonly created: Exchange;
  /** The placeholder of its path, such as `petId`. */
  readonly placeholder: string;
  readonly reading: ProbeRequest | undefined;
  readonly updating: ProbeRequest | undefined;
}

/** Its id is that which it was created with, and each read has the same moment of its creation. */
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

/** Reports the first response that has the member with another value than the first of all has. */
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

/** UUIDs are the same in either case (RFC 9562, 4). */
function textOf(exchange: Exchange, name: string): string {
  return JSON.stringify(objectOf(exchange)[name]).toLowerCase();
}

function objectOf({ response }: Exchange): JsonObject {
  return isJsonObject(response.json) ? response.json : {};
}

/** The list that somebody else is shown has nothing that only its creator may read. */
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

/** Characters of an item in a finding. */
const MAX_QUOTED = 80;
