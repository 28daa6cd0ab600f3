import type { Target } from "../../src/load/target.js";
import type { Plant } from "../faults/fault.js";
import { jsonOf, queryOf, withBody, withField, withQuery } from "../faults/plant/message.js";
import { startPlanted } from "../faults/plant/plant.js";
import {
  alters,
  always,
  changes,
  exchange,
  isCreate,
  isList,
  problem,
  sends,
} from "../faults/plant/rewrite.js";
import { profileOf } from "../implementation/profile-of.js";

/** A running implementation, and the profile for it. */
export type Started = Target & { stop(): Promise<void> };

/** Starts an implementation with one deviation, or a correct one if `plant` is absent. */
export async function startWith(plant?: Plant): Promise<Started> {
  const target = await startPlanted(plant);
  return { ...profileOf(target), stop: target.stop };
}

/** A page has 20 items unless the request sets a size. */
export const defaultOf20 = sends(
  (request) => isList(request) && !queryOf(request).has("pageSize"),
  (request) => withQuery(request, (query) => query.set("pageSize", "20")),
);

/** `Prefer` and `Idempotency-Key` are ignored. */
export const ignoresPreferencesAndKeys = sends(always, (request) =>
  withField(withField(request, "prefer", undefined), "idempotency-key", undefined),
);

/** A list is a bare array. */
export const bareList = changes(isList, (body) => body.items);

/** The first request gets 429. */
export function busyAtFirst(): Plant {
  let isBusy = true;
  return exchange(async (request, next) => {
    if (!isBusy) return next(request);
    isBusy = false;
    return problem(429, [["retry-after", "0"]]);
  });
}

/** Creating a webhook returns 200, with members added or removed. */
export function createdWith200(members: Readonly<Record<string, unknown>>): Plant {
  return alters(isCreate, (reply) =>
    reply.status === 201
      ? withBody({ ...reply, status: 200 }, JSON.stringify({ ...jsonOf(reply), ...members }))
      : reply,
  );
}

/** The total of a list is not an integer. */
export const fractionalTotal = changes(isList, (body) => ({
  ...body,
  pagination: { ...body.pagination, totalRecordCount: body.pagination.totalRecordCount + 0.5 },
}));

/** Combines several wrappers around one implementation, the first outermost. */
export function together(...plants: readonly Plant[]): Plant {
  return {
    exchange: () =>
      plants
        .flatMap((plant) => ("exchange" in plant ? [plant.exchange()] : []))
        .reduce((outer, inner) => (request, next) => outer(request, (sent) => inner(sent, next))),
  };
}
