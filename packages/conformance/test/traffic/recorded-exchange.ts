// Recorded exchanges, and the findings in them.
import type { Recorded, RecordedBody } from "../../src/recording/recorded.js";
import { judgeTraffic } from "../../src/traffic/judge-traffic.js";

const BASE = "https://api.example.com";
const TYPE = ["content-type", "application/json"] as const;
const DATE = ["date", "Mon, 21 Sep 2026 13:33:20 GMT"] as const;
/** The body that registers a webhook. */
export const WEBHOOK = { endpoint: "https://example.com/", events: ["job.done"], connections: [1] };
/** The body of the response. */
export const CREATED = {
  id: 7,
  ...WEBHOOK,
  connections: [{ id: 1, name: "A: B" }],
  httpMethod: "POST",
  description: null,
};

interface Sent {
  readonly method?: string;
  readonly path?: string;
  readonly key?: string;
  /** Sends the key again in a second header line. */
  readonly isTwice?: boolean;
  /** Null sends no token. */
  readonly token?: string | null;
  readonly body?: object;
}

interface Came {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

let second = 0;
/** A recorded exchange, one second after the previous one. */
export function exchange(sent: Sent, { status, headers = {}, body }: Came): Recorded {
  const { method = "GET", path = "/v2/webhooks", key, token = "first-token", body: content } = sent;
  const own = Object.entries(headers);
  return {
    sentAt: 1_790_000_000_000 + (second += 1) * 1_000,
    milliseconds: 5,
    request: {
      method,
      url: BASE + path,
      headers: [
        ...(token === null ? [] : [["authorization", `Bearer ${token}`] as const]),
        ...(key === undefined ? [] : [["idempotency-key", key] as const]),
        ...(sent.isTwice ? [["idempotency-key", "b"] as const] : []),
        ...(content ? [TYPE] : []),
      ],
      body: bodyOf(content),
    },
    response: {
      status,
      headers: [DATE, ...(body === undefined ? [] : [TYPE]), ...own],
      body: bodyOf(body),
    },
  };
}

function bodyOf(value: unknown): RecordedBody {
  const bytes = Buffer.from(value === undefined ? "" : JSON.stringify(value));
  return { bytes, size: bytes.length, isDecoded: true };
}

/** A recorded exchange that registers a webhook. */
export const create = (sent: Omit<Sent, "method">, came: Came): Recorded =>
  exchange({ method: "POST", body: WEBHOOK, ...sent }, came);

/** Returns the findings in the exchanges. */
export async function foundIn(...exchanges: readonly Recorded[]): Promise<readonly string[]> {
  const judging = judgeTraffic({ source: "test", baseUrl: BASE });
  for (const one of exchanges) await judging.see(one);
  return judging
    .end()
    .rules.flatMap(({ findings }) => findings.map(({ rule, message }) => `${rule}: ${message}`));
}
