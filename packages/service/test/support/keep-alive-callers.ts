import { Agent, request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";

/** What callers saw who send one request after another, each on a connection that it keeps. */
export interface SeenResponses {
  /** Responses that arrived whole, by status. */
  readonly statuses: Map<number, number>;
  /** Whole responses after `mark`, with and without `Connection: close`. */
  readonly closing: { with: number; without: number };
  /** Requests that were sent and got no whole response. */
  readonly broken: string[];
}

/** One request that is repeated. */
export interface RepeatedRequest {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

/** Callers who go on until nothing listens any longer. */
export interface KeepAliveCallers {
  readonly seen: SeenResponses;
  /** From now on responses are counted by whether they close their connection. */
  readonly mark: () => void;
  /** Resolves when every caller was refused a connection. */
  readonly ended: Promise<unknown>;
}

/** Starts one caller for each request; each has one connection at a time and keeps it as long as it may. */
export function startKeepAliveCallers(
  url: string,
  requests: readonly RepeatedRequest[],
): KeepAliveCallers {
  const seen: SeenResponses = {
    statuses: new Map(),
    closing: { with: 0, without: 0 },
    broken: [],
  };
  let isMarked = false;
  const call = async (repeated: RepeatedRequest) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const sentAfterMark = isMarked;
      const outcome = await send(url, repeated, agent).catch((error: unknown) => error);
      if (isResponse(outcome)) {
        const status = outcome.statusCode ?? 0;
        seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
        if (sentAfterMark)
          seen.closing[outcome.headers.connection === "close" ? "with" : "without"] += 1;
      } else if (codeOf(outcome) === "ECONNREFUSED") return agent.destroy();
      else seen.broken.push(`${repeated.method} ${repeated.path}: ${String(outcome)}`);
    }
  };
  const ended = Promise.all(requests.map(call));
  return { seen, mark: () => void (isMarked = true), ended };
}

async function send(
  url: string,
  { method, path, headers, body }: RepeatedRequest,
  agent: Agent,
): Promise<IncomingMessage> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(url + path, { method, headers, agent }, resolve).on("error", reject);
    sent.end(body);
  });
  await text(response);
  return response;
}

function isResponse(outcome: unknown): outcome is IncomingMessage {
  return typeof outcome === "object" && outcome !== null && "statusCode" in outcome;
}

function codeOf(outcome: unknown): string {
  return outcome instanceof Error && "code" in outcome ? String(outcome.code) : "";
}
