import type { Recorded } from "../recording/recorded.js";
import type { Traffic } from "./to-exchange.js";

/** An exchange as a list of them shows it, credentials redacted. */
export interface SeenExchange {
  /** When the request was sent, in milliseconds since 1970. */
  readonly sentAt: number;
  /** How long it took. */
  readonly milliseconds: number;
  readonly method: string;
  /** Path and query below the base URL, shortened where they are long. */
  readonly path: string;
  /** Absent where no complete response came. */
  readonly status?: number;
}

const MAX_PATH_LENGTH = 200;

/** Returns what a list shows for an exchange of the API. */
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
