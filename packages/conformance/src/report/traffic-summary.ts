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

/** What a report says about the traffic that it judges. */
export type TrafficSummary = TrafficCounts & {
  /** What this traffic cannot show, and why. */
  readonly notShown: readonly string[];
};

/** Whether so much was judged that finding nothing means something: at least half of what is of the API. */
export function isMostlyJudged({ exchanges, judged, silent, outside }: TrafficCounts): boolean {
  return judged + silent > 0 && (judged + silent) * 2 >= exchanges - outside;
}

/** Returns the summary in words: how much was judged, whether that is enough, and what cannot be shown. */
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
