/** How much of the traffic was judged. */
export interface TrafficCounts {
  /** All exchanges. */
  exchanges: number;
  /** Exchanges that the description covers and that have a response. */
  judged: number;
  /** Exchanges with other addresses or paths. */
  outside: number;
  /** Exchanges that the caller aborted. */
  aborted: number;
  /** Exchanges without a complete response. */
  silent: number;
  /** Exchanges that arrived faster than they could be judged. */
  lost: number;
  withoutRequestBody: number;
  withoutResponseBody: number;
  multipart: number;
}

/** Summary of the judged traffic in a report. */
export type TrafficSummary = TrafficCounts & {
  /** What this traffic cannot show, and why. */
  readonly notShown: readonly string[];
};

/** Whether enough exchanges were judged for a clean result to be meaningful: at least half of those of the API. */
export function isMostlyJudged({ exchanges, judged, silent, outside }: TrafficCounts): boolean {
  return judged + silent > 0 && (judged + silent) * 2 >= exchanges - outside;
}

/** Describes the summary in words: how much was judged, whether that is enough, and what the traffic cannot show. */
export function describeTraffic(traffic: TrafficSummary): readonly string[] {
  return [
    describeCounts(traffic),
    ...explainLittle(traffic),
    ...traffic.notShown.map((spot) => `Not shown: ${spot}.`),
  ];
}

function describeCounts(counts: TrafficCounts): string {
  const { exchanges, judged, silent, aborted, lost, outside } = counts;
  const parts = [
    `${judged} judged`,
    ...(silent > 0 ? [`${silent} without a complete response`] : []),
    ...(aborted > 0 ? [`${aborted} given up by the caller`] : []),
    ...(lost > 0 ? [`${lost} not judged in time`] : []),
    ...(outside > 0 ? [`${outside} not of this API`] : []),
  ];
  return `${exchanges} exchanges: ${parts.join(", ")}`;
}

function explainLittle(counts: TrafficCounts): readonly string[] {
  if (isMostlyJudged(counts)) return [];
  if (counts.exchanges > counts.outside)
    return ["Fewer than half of the exchanges were judged, so finding nothing means little."];
  return ["Nothing was judged: no exchange is at a path of the description below the base URL."];
}
