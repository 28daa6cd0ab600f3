import type { RuleContext } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { type Json, member } from "../../load/json.js";
import type { Operation } from "../../load/operation.js";
import { replaceAt } from "../../mutate/edit.js";
import { requestSchemas } from "../../mutate/mutations.js";
import { otherValues } from "../../mutate/other-values.js";
import type { Exchange, ProbeRequest } from "../../probe/exchange.js";
import { parseJson } from "../../probe/read-body.js";
import { isSuccess } from "../../probe/read-response.js";
import { jsonSchemaOf } from "../write-body.js";
import { type PlaceOfId, shownResource } from "./shown-resource.js";

const CHANGED = { openapi: "paths", rfc: "RFC 9110, 9.3.4" } as const satisfies Basis;

/** An update that was accepted, and how to read what it changes. */
interface Update {
  readonly created: Exchange;
  readonly update: Operation;
  readonly updating: ProbeRequest;
  readonly reading: ProbeRequest;
  readonly place: PlaceOfId;
}

/** Members that may stay as they are, however often they are sent. */
const OF_IDENTITY = /^(?:_?id|uuid|version|etag|type|kind)$/i;

/**
 * Sends another value for each member of an accepted update, and reports those that are read back as before, although
 * the creation stored them as sent. A server that refuses some of the values shows nothing.
 */
export async function expectChanged(
  context: RuleContext,
  { created, update, updating, reading, place }: Update,
): Promise<void> {
  const at = jsonSchemaOf(update);
  const valid = bodyOf(updating);
  if (at === undefined || valid === undefined) return;
  const stored = shownResource(created.response.json, place)?.resource;
  const isStored = (name: string): boolean =>
    member(stored, name) !== undefined &&
    member(stored, name) === member(bodyOf(created.request), name);
  const others = otherValues(requestSchemas(context), at, { valid, number: 2 }).flatMap(
    ({ path: [name = "", ...below], after }) =>
      below.length === 0 && !OF_IDENTITY.test(String(name)) && isStored(String(name))
        ? [{ name: String(name), after }]
        : [],
  );
  const changed = others.reduce((body, { name, after }) => replaceAt(body, [name], after), valid);
  if (others.length === 0 || context.checkSchema(at, changed, "request").length > 0) return;
  const shown = async (): Promise<Json | undefined> =>
    shownResource((await context.send(reading)).response.json, place)?.resource;
  const before = await shown();
  const body = { kind: "text", text: JSON.stringify(changed) } as const;
  const exchange = await context.send({ ...updating, body });
  if (!isSuccess(exchange.response.status)) return;
  const now = await shown();
  for (const { name, after } of others) {
    const got = member(now, name);
    if (got !== member(before, name) || got === after) continue;
    const message = `${update.id} with another \`${name}\`: expected ${JSON.stringify(after)} when it is read again, got ${JSON.stringify(got)} as before.`;
    context.report(CHANGED, message, exchange);
  }
}

function bodyOf({ body }: ProbeRequest): Json | undefined {
  return body?.kind === "text" ? parseJson(Buffer.from(body.text)) : undefined;
}
