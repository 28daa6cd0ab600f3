import type { Traffic } from "./to-exchange.js";

/** How much of the traffic was judged. */
export interface TrafficCounts {
  /** All that came. */
  exchanges: number;
  /** Those that are a matter of the description and have a response. */
  judged: number;
  /** Those that are not: other addresses or paths. */
  outside: number;
  /** Those that the caller gave up. */
  aborted: number;
  /** Those without a complete response. */
  silent: number;
  /** Those that came faster than they could be judged. */
  lost: number;
  withoutRequestBody: number;
  withoutResponseBody: number;
  multipart: number;
}

/** Returns counts of nothing. */
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

/** Whether so much was judged that finding nothing means something: at least half of what is of the API. */
export function isMostlyJudged({ exchanges, judged, silent, outside }: TrafficCounts): boolean {
  return judged + silent > 0 && (judged + silent) * 2 >= exchanges - outside;
}

/** Returns what counts an exchange, and notes its operation. */
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
