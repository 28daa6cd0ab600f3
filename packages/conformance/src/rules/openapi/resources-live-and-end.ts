import type { Rule, RuleContext } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import type { Operation } from "../../load/operation.js";
import { reasonAgainst } from "../../openapi/reason-against.js";
import { createOne } from "../../openapi/resources/on-created.js";
import {
  findResources,
  pathOf,
  placeholders,
  type Resource,
} from "../../openapi/resources/find-resources.js";
import { expectChanged } from "../../openapi/resources/expect-changed.js";
import { expectStored } from "../../openapi/resources/expect-stored.js";
import {
  expectLocation,
  expectNotInList,
  expectNotListed,
  expectUnmoved,
} from "../../openapi/resources/judge-later.js";
import type { PlaceOfId } from "../../openapi/resources/shown-resource.js";
import { withOtherTexts } from "../../openapi/unique-texts.js";
import { buildRequest, valuesOf } from "../../openapi/valid-request.js";
import { SECOND_TOKEN } from "../../probe/credentials.js";
import type { Exchange, ProbeRequest } from "../../probe/exchange.js";
import { isSuccess, quoteResponse } from "../../probe/read-response.js";
import { withCredentials } from "../../probe/send-request.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const CREATED = { openapi: "paths", rfc: "RFC 9110, 15.3.2" } as const satisfies Basis;
const GONE = { openapi: "paths", rfc: "RFC 9110, 9.3.5" } as const satisfies Basis;
const IDEMPOTENT = { openapi: "paths", rfc: "RFC 9110, 9.2.2" } as const satisfies Basis;
const FOREIGN = { openapi: "security" } as const satisfies Basis;

/** A created resource can be read, changed and deleted, and does not exist afterwards. */
export const resourcesLiveAndEnd: Rule = {
  id: "resources-live-and-end",
  title: "What was created is there until it is deleted, for whoever created it, and then is gone.",
  basis: [CREATED, GONE, IDEMPOTENT, FOREIGN],
  operations: [],
  async run(context) {
    let created = 0;
    for (const resource of findResources([...context.contract.operations.values()])) {
      const reason = reasonAgainst(context, resource.create);
      if (reason === undefined) created += Number(await checkResource(context, resource));
      else context.remark(reason);
    }
    if (created === 0)
      throw new NotExercisedError("nothing was created whose path the description has");
  },
};

/** Creates one resource and follows its whole life cycle; returns whether one could be created. */
async function checkResource(context: RuleContext, resource: Resource): Promise<boolean> {
  const { create, read, updates, remove } = resource;
  const created = await createOne(context, resource);
  if (!isSuccess(created.response.status)) return false;
  const reading = requestOn(context, resource, { operation: read, created });
  const changes = updates.flatMap((update) => {
    const updating = requestOn(context, resource, { operation: update, created });
    return updating && reasonAgainst(context, update) === undefined ? [{ update, updating }] : [];
  });
  const removing = requestOn(context, resource, { operation: remove, created });
  if (!reading && !removing) {
    context.remark(`${create.id} says no id of what it creates, so it is neither read nor deleted`);
    return false;
  }
  const listing = requestOn(context, resource, { operation: resource.list, created });
  const place = placeOf(resource);
  let isLeft = true;
  try {
    if (reading && (await isThere(context, reading, create)))
      await expectStored(context, { reading, place, sent: created });
    if (reading) await expectLocation(context, reading, created);
    if (reading && (await isForeignRefused(context, reading)))
      await checkForeignList(context, resource, created);
    for (const { updating } of changes) await isForeignRefused(context, updating);
    // If the other caller could delete the resource, there is nothing left to check.
    isLeft = !removing || (await isForeignRefused(context, removing));
    if (!isLeft) return true;
    for (const change of changes)
      await checkUpdate(context, { ...change, created, reading, place });
    const updating = changes.map((change) => change.updating);
    expectUnmoved(context, { created, place, reading, updating });
  } finally {
    if (removing && isLeft && (await isGone(context, { removing, reading })) && listing)
      await expectNotInList(context, listing, { created, place, removing });
    else if (remove && !removing)
      context.remark(`${create.id} says no id of what ${remove.id} could delete`);
  }
  return true;
}

/** Returns the request of an operation on the created resource; undefined if its path cannot be built. */
function requestOn(
  context: RuleContext,
  resource: Resource,
  { operation, created }: { operation: Operation | undefined; created: Exchange },
): ProbeRequest | undefined {
  const path = operation && pathOf(resource, operation, created);
  if (!path) return undefined;
  const { parameters, ...values } = valuesOf(context, operation);
  return buildRequest(operation, { ...values, parameters: new Map([...parameters, ...path]) });
}

async function isThere(
  context: RuleContext,
  reading: ProbeRequest,
  create: Operation,
): Promise<boolean> {
  const exchange = await context.send(reading);
  const { status } = exchange.response;
  if (status === 404 || status === 410) {
    const message = `${reading.operation} of what ${create.id} has created: expected it to be there, got ${quoteResponse(exchange.response)}.`;
    context.report(CREATED, message, exchange);
  }
  return isSuccess(status);
}

function placeOf({ read, remove }: Resource): PlaceOfId {
  const { path = "" } = read ?? remove ?? {};
  return { placeholder: placeholders(path).at(-1) ?? "id", path };
}

/** A caller that may not read a resource must not see it in the list either. */
async function checkForeignList(
  context: RuleContext,
  resource: Resource,
  created: Exchange,
): Promise<void> {
  const { create, list } = resource;
  const listing = requestOn(context, resource, { operation: list, created });
  if (!listing || context.target.secondToken === undefined) return;
  const foreign = await context.send(asSecond(context, listing));
  if (!isSuccess(foreign.response.status)) return;
  expectNotListed(context, { place: placeOf(resource), create: create.id }, foreign);
}

/** Returns the same request with the token of another user. */
function asSecond({ target }: RuleContext, asked: ProbeRequest): ProbeRequest {
  const authorization = `Bearer ${SECOND_TOKEN}`;
  const own = target.credentialsOf?.get(asked.operation ?? "");
  return own ? withCredentials(asked, { ...own, authorization }) : { ...asked, authorization };
}

/** Another caller's token can neither read nor change the resource. */
async function isForeignRefused(context: RuleContext, asked: ProbeRequest): Promise<boolean> {
  if (context.target.secondToken === undefined) return true;
  const exchange = await context.send(asSecond(context, asked));
  if (!isSuccess(exchange.response.status)) return true;
  const message = `${asked.operation} of what another user has created: expected a 4xx status, got ${quoteResponse(exchange.response)}.`;
  context.report(FOREIGN, message, { ...exchange, level: "unsafe" });
  return false;
}

interface Updating {
  readonly created: Exchange;
  readonly update: Operation;
  readonly updating: ProbeRequest;
  readonly reading: ProbeRequest | undefined;
  readonly place: PlaceOfId;
}

/** What an update has sent can be read back, and it has an effect. */
async function checkUpdate(
  context: RuleContext,
  { created, update, updating, reading, place }: Updating,
): Promise<void> {
  const first = await sendUpdate(context, update, updating);
  if (!first) return;
  const { request: sent } = first;
  if (reading) await expectStored(context, { reading, place, sent: first });
  if (update.method === "PUT") await expectRepeatable(context, sent);
  if (reading) await expectChanged(context, { created, update, updating: sent, reading, place });
}

/** Sends an update, with other texts if others have the same ones; returns the exchange if it was accepted. */
async function sendUpdate(
  context: RuleContext,
  update: Operation,
  updating: ProbeRequest,
): Promise<Exchange | undefined> {
  const first = await context.send(updating);
  if (isSuccess(first.response.status)) return first;
  const other = withOtherTexts(context, update, valuesOf(context, update));
  if (!other) return undefined;
  const { body, headers } = buildRequest(update, other);
  const again = await context.send({
    ...updating,
    ...(headers && { headers }),
    ...(body && { body }),
  });
  return isSuccess(again.response.status) ? again : undefined;
}

/** PUT is idempotent: the second request is accepted like the first. */
async function expectRepeatable(context: RuleContext, updating: ProbeRequest): Promise<void> {
  const second = await context.send(updating);
  if (isSuccess(second.response.status)) return;
  const message = `${updating.operation} repeated: expected success as the first time, got ${quoteResponse(second.response)}.`;
  context.report(IDEMPOTENT, message, second);
}

/** A deleted resource cannot be read any more, and deleting it again does no harm. Returns whether it is gone. */
async function isGone(
  context: RuleContext,
  { removing, reading }: { removing: ProbeRequest; reading: ProbeRequest | undefined },
): Promise<boolean> {
  const removed = await context.send(removing);
  const { status } = removed.response;
  if (status === 404 || status === 410) {
    const message = `${removing.operation} of what was created: expected it to be there, got ${quoteResponse(removed.response)}.`;
    context.report(CREATED, message, removed);
  }
  if (!isSuccess(status)) return false;
  // Deleted again, it may be gone or not: a failure is found by `no-server-error`.
  await context.send(removing);
  // What is only accepted may be there for a while.
  if (status === 202 || !reading) return false;
  const after = await context.send(reading);
  if (!isSuccess(after.response.status)) return [404, 410].includes(after.response.status);
  const message = `${reading.operation} of what ${removing.operation} has deleted: expected 404 or 410, got ${quoteResponse(after.response)}.`;
  context.report(GONE, message, after);
  return false;
}
