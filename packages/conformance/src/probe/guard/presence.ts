import { StopRunError } from "../../verdict/verdict-errors.js";
import type { Exchange, ProbeRequest } from "../exchange.js";
import { NoResponseError } from "./no-response-error.js";

/** Requests without a complete response, one after another, before the target counts as gone. */
const MAX_FAILED_IN_ROW = 3;

type Send = (request: ProbeRequest) => Promise<Exchange>;

/**
 * Returns a function that sends requests until the target is gone. If several requests in a row fail, it repeats the
 * first GET request that got a response: a target that no longer responds to it either is gone. All rules would find
 * the same, so that this one cause ends the run.
 * @throws StopRunError if the target is gone; from then on for every request, without sending it
 */
export function whileItResponds(send: Send): Send {
  let witness: ProbeRequest | undefined;
  let failed: readonly NoResponseError[] = [];
  let gone: StopRunError | undefined;
  return async (request) => {
    if (gone) throw gone;
    try {
      const exchange = await send(request);
      failed = [];
      if (request.method === "GET") witness ??= request;
      return exchange;
    } catch (error) {
      if (!(error instanceof NoResponseError)) throw error;
      failed = [...failed, error];
      if (failed.length <= MAX_FAILED_IN_ROW) throw error;
      const last = witness ? await failureOf(send, witness) : error;
      if (last) throw (gone ??= goneError(failed, last, witness !== undefined));
      failed = [];
      throw error;
    }
  };
}

async function failureOf(send: Send, request: ProbeRequest): Promise<NoResponseError | undefined> {
  try {
    await send(request);
    return undefined;
  } catch (error) {
    if (error instanceof NoResponseError) return error;
    throw error;
  }
}

function goneError(
  [first, ...others]: readonly NoResponseError[],
  last: NoResponseError,
  hasResponded: boolean,
): StopRunError {
  const begin = hasResponded ? "the target stopped responding" : "the target does not respond";
  const since = first
    ? `, as ${others.length} requests before it since ${first.request.method} ${first.request.path.slice(0, 120)}`
    : "";
  return new StopRunError(`${begin}: ${last.message.replace(/\.$/, "")}${since}`);
}
