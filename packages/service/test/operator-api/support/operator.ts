import { EventEmitter, once } from "node:events";
import { request as send, type IncomingMessage } from "node:http";
import { onTestFinished } from "vitest";
import { hashToken } from "../../../src/auth/tokens.js";
import { connectSocket } from "../../../src/control/socket-path.js";
import type { ServiceParts, SettingsInput } from "../../../src/experimental.js";
import { newOperatorToken } from "../../../src/operator-api/access/operator-tokens.js";
import type { Role } from "../../../src/operator-api/access/roles.js";
import { startDemo, type Demo } from "../../support/start-demo.js";

/** A service with an operator's port. */
export interface OperatedDemo extends Demo {
  /** Base URL of the operator's port. */
  readonly port: string;
}

/** Starts a service with an operator's port; it stops after the test. */
export async function startOperated(
  settings: SettingsInput = {},
  parts: ServiceParts = {},
): Promise<OperatedDemo> {
  const operator = { port: 0, ...settings.operator };
  const demo = await startDemo({ ...settings, operator }, parts);
  return { ...demo, port: demo.service.operatorUrl ?? "" };
}

/** Adds an operator token. */
export async function addOperatorToken(
  { service: { storage } }: Demo,
  role: Role,
  name: string = role,
): Promise<string> {
  const token = newOperatorToken();
  await storage.db
    .insertInto("operator_tokens")
    .values({
      hash: Buffer.from(hashToken(token), "hex"),
      name,
      role,
      created_at: new Date(),
      expires_at: null,
    })
    .execute();
  return token;
}

/** Returns the headers of a request with a token. */
export function bearer(token: string): Readonly<Record<string, string>> {
  return { authorization: `Bearer ${token}` };
}

/** Parts of a request that `fetch` does not let callers set. */
export interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** A data folder; the request goes to its control socket. */
  readonly socket?: string;
}

/** A complete response. */
export interface RawResponse {
  readonly status: number | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly text: string;
}

/** Sends a request with any `Host`, or over a control socket. */
export async function rawRequest(url: string, options: RawRequest = {}): Promise<RawResponse> {
  const response = await openRequest(url, options);
  const text = (await response.setEncoding("utf8").toArray()).join("");
  return { status: response.statusCode, headers: response.headers, text };
}

async function openRequest(
  url: string,
  { method = "GET", headers = {}, body, socket }: RawRequest,
): Promise<IncomingMessage> {
  const connection = socket === undefined ? undefined : await connectSocket(socket);
  const request = send(url, {
    method,
    headers,
    ...(connection && { createConnection: () => connection }),
  });
  request.end(body);
  const [response] = (await once(request, "response")) as [IncomingMessage];
  return response;
}

/** A stream of events. */
export interface Events {
  readonly status: number | undefined;
  /** Waits for the next matching event and returns its data; discards those before it. */
  readonly until: (isWanted: (data: EventData) => boolean) => Promise<EventData>;
  /** Resolves when the stream has ended. */
  readonly ended: Promise<unknown>;
}

/** The data of an event. */
export type EventData = { readonly type: string; readonly [member: string]: unknown };

/** Reads events until the test ends. */
export async function readEvents(url: string, options: RawRequest = {}): Promise<Events> {
  const response = await openRequest(`${url}/operator/v1/events`, options);
  onTestFinished(() => void response.destroy());
  const seen: EventData[] = [];
  const arrived = new EventEmitter();
  // Reads immediately, because an unread stream does not end.
  const ended = (async () => {
    for await (const data of parseEvents(response.setEncoding("utf8"))) {
      seen.push(data);
      arrived.emit("event");
    }
  })().catch(() => undefined);
  const isOver = ended.then(() => "over" as const);
  return {
    status: response.statusCode,
    ended,
    until: async (isWanted) => {
      for (;;) {
        const next = once(arrived, "event");
        const at = seen.findIndex(isWanted);
        const [found] = at === -1 ? [] : seen.splice(0, at + 1).slice(-1);
        if (found) return found;
        if ((await Promise.race([next, isOver])) === "over") throw new Error("The stream is over.");
      }
    },
  };
}

async function* parseEvents(chunks: AsyncIterable<string>): AsyncGenerator<EventData> {
  let rest = "";
  for await (const chunk of chunks) {
    const blocks = (rest + chunk).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data !== undefined) yield JSON.parse(data) as EventData;
    }
  }
}
