import { Agent, request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";

/** Responses seen by callers that send requests one by one, each on its own keep-alive connection. */
export interface SeenResponses {
  /** Number of complete responses, by status. */
  readonly statuses: Map<number, number>;
  /** Number of complete responses after `mark`, with and without `Connection: close`. */
  readonly closing: { with: number; without: number };
  /** Requests that were sent and got no complete response. */
  readonly broken: string[];
}

/** A request that a caller repeats. */
export interface RepeatedRequest {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

/** Callers that continue until no server is listening. */
export interface KeepAliveCallers {
  readonly seen: SeenResponses;
  /** Starts counting responses by whether they close their connection. */
  readonly mark: () => void;
  /** Resolves when every caller's connection was refused. */
  readonly ended: Promise<unknown>;
}

/** Starts one caller for each request; each has one connection at a time and reuses it as long as possible. */
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
