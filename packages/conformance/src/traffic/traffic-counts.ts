import type { TrafficCounts } from "../report/traffic-summary.js";
import type { Traffic } from "./to-exchange.js";

/** Returns counts that are all zero. */
export function noCounts(): TrafficCounts {
  return {
    exchanges: 0,
    judged: 0,
    outside: 0,
    aborted: 0,
    silent: 0,
    lost: 0,
    withoutRequestBody: 0,
    withoutResponseBody: 0,
    multipart: 0,
  };
}

/** Returns a function that counts an exchange and notes its operation. */
export function createCount(
  counts: TrafficCounts,
  operations: Set<string>,
): (traffic: Traffic) => void {
  return (traffic) => {
    counts.exchanges += 1;
    if (traffic.kind === "outside") counts.outside += 1;
    else if (traffic.kind === "aborted") counts.aborted += 1;
    else if (traffic.kind === "silence") counts.silent += 1;
    else {
      const { request, missing } = traffic.exchange;
      counts.judged += 1;
      if (missing?.request !== undefined) counts.withoutRequestBody += 1;
      if (missing?.response !== undefined) counts.withoutResponseBody += 1;
      if (request.body?.kind === "multipart") counts.multipart += 1;
      if (request.operation !== undefined) operations.add(request.operation);
    }
  };
}
