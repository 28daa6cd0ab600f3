// An implementation in memory, on the stub. It has what the contract leaves to handlers (jobs, keys,
// deliveries) and a `Behaviour` that says how, so that faults can be planted without touching it.
import { once } from "node:events";
import { createServer } from "@document-export/server-stub";
import { createHttpServer } from "@document-export/server-stub/node";
import { HEALTHY, type Behaviour } from "./behaviour.js";
import { Deliveries } from "./deliveries.js";
import { createHandlers, type Caller, type State } from "./handlers.js";
import { fixRequest } from "./fix-request.js";
import { createWorkspace } from "./workspace.js";

/** What a checker, or a proof of a fault, needs to know of a running implementation. */
export interface Target {
  readonly baseUrl: string;
  readonly token: string;
  /** Another token of the same workspace. */
  readonly siblingToken: string;
  /** A token of another workspace. */
  readonly secondToken: string;
  readonly expiredToken: string;
  /** A token that has no scope but `collections:read`. */
  readonly narrowToken: string;
  readonly source: number;
  readonly destination: number;
  /** Another destination connection of the workspace. */
  readonly otherDestination: number;
  /** A destination connection of the workspace of `secondToken`. */
  readonly foreignDestination: number;
  /** The 32 bytes of the Ed25519 key that signs events. */
  readonly publicKey: Buffer;
  /** Resolves when no job runs and no delivery is under way. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

const SCOPES = [
  "exports:read",
  "exports:write",
  "collections:read",
  "webhooks:read",
  "webhooks:write",
];

/** Starts the implementation on a free port of the loopback; `changes` are the faults of its behaviour. */
export async function startOnStub(changes: Partial<Behaviour> = {}): Promise<Target> {
  const behaviour = { ...HEALTHY, ...changes };
  const [first, second] = [createWorkspace("First", 0), createWorkspace("Second", 1000)];
  const deliveries = new Deliveries(behaviour, [first, second]);
  const kept: State["kept"] = new Map();
  const running: State["running"] = new Set();
  const state: State = { behaviour, deliveries, kept, running, jobs: 0, webhooks: 0 };
  const callers = new Map<string, { caller: Caller; scopes: readonly string[] }>();
  const admit = (token: string, workspace = first, scopes: readonly string[] = SCOPES): void =>
    void callers.set(token, { caller: { token, workspace }, scopes });
  admit("First-token");
  admit("Sibling-token");
  admit("Second-token", second);
  admit("Narrow-token", first, ["collections:read"]);
  const server = createServer<Caller>({
    handlers: createHandlers(state),
    authenticate: async ({ token }) => {
      const known = callers.get(token);
      return known && { principal: known.caller, scopes: known.scopes };
    },
  });
  const http = createHttpServer({
    ...server,
    node: (request, response) => {
      if (request.url !== "/.well-known/webhook-keys.json") {
        return fixRequest(request, response) && server.node(request, response);
      }
      response.setHeader("content-type", "application/json");
      return response.end(JSON.stringify(deliveries.publishedKeys));
    },
  });
  await once(http.listen(0, "127.0.0.1"), "listening");
  const address = http.address();
  return {
    baseUrl: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
    token: "First-token",
    siblingToken: "Sibling-token",
    secondToken: "Second-token",
    expiredToken: "Expired-token",
    narrowToken: "Narrow-token",
    source: first.source.id,
    destination: first.destination.id,
    otherDestination: first.other.id,
    foreignDestination: second.destination.id,
    publicKey: deliveries.publicKey,
    async settled() {
      await Promise.all(running);
      await deliveries.settled();
    },
    async stop() {
      deliveries.stop();
      http.close();
      http.closeAllConnections();
      await once(http, "close");
    },
  };
}
