import type { Recorded } from "../recording/recorded.js";
import type { Traffic } from "./to-exchange.js";

/** An exchange as shown in a list, with credentials redacted. */
export interface SeenExchange {
  /** Time of sending, in milliseconds since 1970. */
  readonly sentAt: number;
  /** Duration. */
  readonly milliseconds: number;
  readonly method: string;
  /** Path and query below the base URL, shortened if they are long. */
  readonly path: string;
  /** Absent if there was no complete response. */
  readonly status?: number;
}

const MAX_PATH_LENGTH = 200;

/** Returns the list entry for an exchange of the API. */
export function toSeen(
  { sentAt, milliseconds }: Recorded,
  traffic: Exclude<Traffic, { readonly kind: "outside" }>,
): SeenExchange {
  const { method, path } = traffic.kind === "exchange" ? traffic.exchange.request : traffic.request;
  const isLong = path.length > MAX_PATH_LENGTH;
  return {
    sentAt,
    milliseconds,
    method,
    path: isLong ? `${path.slice(0, MAX_PATH_LENGTH)}…` : path,
    ...(traffic.kind === "exchange" && { status: traffic.exchange.response.status }),
  };
}
