/** One policy of the `RateLimit` header (draft-ietf-httpapi-ratelimit-headers). */
export interface Limit {
  readonly policy: string;
  /** Requests left. */
  readonly remaining: number;
  /** Seconds until more requests are available; undefined if the header does not say. */
  readonly reset: number | undefined;
}

/** Parses the policies of `RateLimit`; policies without a remaining count are skipped. */
export function readLimits(headers: Headers): readonly Limit[] {
  return (headers.get("ratelimit") ?? "").split(",").flatMap((text) => {
    const remaining = /;\s*r=(\d{1,9})\b/.exec(text)?.[1];
    if (remaining === undefined) return [];
    const reset = /;\s*t=(\d{1,9})\b/.exec(text)?.[1];
    const [policy = ""] = text.trim().split(";");
    return [
      {
        policy,
        remaining: Number(remaining),
        reset: reset === undefined ? undefined : Number(reset),
      },
    ];
  });
}
