/** What `RateLimit` says about one policy (draft-ietf-httpapi-ratelimit-headers). */
export interface Limit {
  readonly policy: string;
  /** Requests that are left. */
  readonly remaining: number;
  /** Seconds until there are more; undefined if it does not say. */
  readonly reset: number | undefined;
}

/** Reads the policies of `RateLimit`; those without a number that is left are left out. */
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
