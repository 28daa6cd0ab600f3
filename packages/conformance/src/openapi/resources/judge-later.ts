// Checks on the later requests to a resource: its id and creation time stay the same, and other users do not see it.
import type { RuleContext } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import type { Json } from "../../load/json.js";
import type { Exchange, ProbeRequest } from "../../probe/exchange.js";
import { isSuccess, quoteResponse } from "../../probe/read-response.js";
import { readList } from "../lists/read-list.js";
import { type PlaceOfId, shownResource } from "./shown-resource.js";

const SAME = { openapi: "paths", rfc: "RFC 9110, 15.3.2" } as const satisfies Basis;
const REMOVED = { openapi: "paths", rfc: "RFC 9110, 9.3.5" } as const satisfies Basis;
const FOREIGN = { openapi: "security" } as const satisfies Basis;

/** Members with the time or author of the creation, which later requests must not change. */
const OF_CREATION = /^(?:date[_-]?)?(?:created|creation)(?:[_-]?(?:at|on|by|date|time))?$/i;

/** The requests to one resource. */
export interface Life {
  readonly created: Exchange;
  readonly place: PlaceOfId;
  readonly reading: ProbeRequest | undefined;
  readonly updating: readonly ProbeRequest[];
}

/** Reports an id that differs from the one at creation, and a creation time that differs between reads. */
export function expectUnmoved(
  context: RuleContext,
  { created, place, reading, updating }: Life,
): void {
  const on = (request: ProbeRequest | undefined): readonly Exchange[] =>
    request === undefined ? [] : context.exchanges.filter((one) => isOn(one, request));
  const reads = on(reading);
  const id = shownResource(created.response.json, place)?.id;
  const valueOf =
    (name: string): ValueOf =>
    ({ response }) =>
      shownResource(response.json, place)?.resource[name];
  if (id !== undefined)
    reportFirst(context, [created, ...reads, ...updating.flatMap(on)], {
      name: id,
      valueOf: valueOf(id),
    });
  const shown = shownResource(reads[0]?.response.json, place)?.resource ?? {};
  for (const name of Object.keys(shown).filter((one) => OF_CREATION.test(one)))
    reportFirst(context, reads, { name, valueOf: valueOf(name) });
}

function isOn({ request, response }: Exchange, { method, path }: ProbeRequest): boolean {
  return request.method === method && request.path === path && isSuccess(response.status);
}

type ValueOf = (exchange: Exchange) => Json | undefined;

/** Reports the first response whose member differs from that of the earliest response. */
function reportFirst(
  context: RuleContext,
  exchanges: readonly Exchange[],
  { name, valueOf }: { readonly name: string; readonly valueOf: ValueOf },
): void {
  const [first, ...later] = exchanges.filter((one) => isScalar(valueOf(one)));
  const before = first && textOf(valueOf(first));
  const other = later.find((one) => textOf(valueOf(one)) !== before);
  if (!first || !other) return;
  const message = `${other.request.operation} of what was created: expected \`${name}\` as in the response of ${first.request.operation}, got ${textOf(valueOf(other))} after ${before}.`;
  context.report(SAME, message, other);
}

function isScalar(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number";
}

/** Ignores case, because UUIDs are case-insensitive (RFC 9562, 4). */
function textOf(value: Json | undefined): string {
  return JSON.stringify(value ?? null).toLowerCase();
}

/** Reports an item in another user's list that only its creator may read. */
export function expectNotListed(
  context: RuleContext,
  { place, create }: { readonly place: PlaceOfId; readonly create: string },
  foreign: Exchange,
): void {
  const own = context.exchanges.filter(
    ({ request, response }) => request.operation === create && isSuccess(response.status),
  );
  const idOf = ({ response }: Exchange): string => {
    const shown = shownResource(response.json, place);
    return shown ? `${shown.id}: ${String(shown.resource[shown.id])}` : "";
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

/** Reports a `Location` that leads nowhere: callers follow it to what they created (RFC 9110, 15.3.2). */
export async function expectLocation(
  context: RuleContext,
  reading: ProbeRequest,
  { request, response }: Exchange,
): Promise<void> {
  const path = pathBelow(context.target.baseUrl, request.url, response.headers.get("location"));
  if (path === undefined || path === reading.path) return;
  const found = await context.send({ ...reading, path });
  const { status } = found.response;
  if (status !== 404 && status !== 410) return;
  const message = `The \`Location\` of ${request.operation}: expected what was created there, got ${quoteResponse(found.response)}.`;
  context.report(SAME, message, found);
}

/** Returns the path of a URL below the base URL; undefined if it is elsewhere, such as behind a proxy's public address. */
function pathBelow(baseUrl: string, from: string, location: string | null): string | undefined {
  if (location === null || !URL.canParse(location, from)) return undefined;
  const { origin, pathname, search } = new URL(location, from);
  const base = new URL(baseUrl);
  const prefix = base.pathname.replace(/\/$/, "");
  if (origin !== base.origin || !pathname.startsWith(`${prefix}/`)) return undefined;
  return pathname.slice(prefix.length) + search;
}

/** Reports a deleted resource that a list still shows. */
export async function expectNotInList(
  context: RuleContext,
  listing: ProbeRequest,
  {
    created,
    place,
    removing,
  }: Pick<Life, "created" | "place"> & { readonly removing: ProbeRequest },
): Promise<void> {
  const shown = shownResource(created.response.json, place);
  if (!shown) return;
  const { [shown.id]: id } = shown.resource;
  const listed = await context.send(listing);
  const items = isSuccess(listed.response.status)
    ? readList(listed.response.json)?.items
    : undefined;
  if (!items?.some((item) => item[shown.id] === id)) return;
  const message = `${listing.operation} after ${removing.operation}: expected it without what was deleted, got an item with \`${shown.id}\` ${JSON.stringify(id)}.`;
  context.report(REMOVED, message, listed);
}
