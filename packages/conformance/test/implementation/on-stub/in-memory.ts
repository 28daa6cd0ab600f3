import { once } from "node:events";
import type { Server } from "node:http";
import type { Behaviour } from "./behaviour.js";
import { Deliveries } from "./deliveries.js";
import { createHandlers, type Caller, type State } from "./handlers.js";
import { createWorkspace } from "./workspace.js";

/** Details of a running implementation that a checker, or a proof of a fault, needs. */
export interface Target {
  readonly baseUrl: string;
  readonly token: string;
  /** Another token of the same workspace. */
  readonly siblingToken: string;
  /** A token of another workspace. */
  readonly secondToken: string;
  readonly expiredToken: string;
  /** A token whose only scope is `collections:read`. */
  readonly narrowToken: string;
  readonly source: number;
  readonly destination: number;
  /** Another destination connection of the workspace. */
  readonly otherDestination: number;
  /** A destination connection of the workspace of `secondToken`. */
  readonly foreignDestination: number;
  /** The 32 bytes of the Ed25519 key that signs events. */
  readonly publicKey: Buffer;
  /** Resolves when no job is running and no delivery is in progress. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** The owner of a token, and its permissions. */
export interface KnownCaller {
  readonly caller: Caller;
  readonly scopes: readonly string[];
}

/** An in-memory version of what the contract leaves to handlers, with the tokens of two workspaces. */
export interface InMemory {
  readonly handlers: ReturnType<typeof createHandlers>;
  readonly callers: ReadonlyMap<string, KnownCaller>;
  readonly publishedKeys: () => unknown;
  /** Starts the server on a free port of the loopback. */
  readonly listen: (http: Server) => Promise<Target>;
}

const SCOPES = [
  "exports:read",
  "exports:write",
  "collections:read",
  "webhooks:read",
  "webhooks:write",
];

/** Creates jobs, keys and deliveries that follow `behaviour`. */
export function createInMemory(behaviour: Behaviour): InMemory {
  const [first, second] = [createWorkspace("First", 0), createWorkspace("Second", 1000)];
  const deliveries = new Deliveries(behaviour, [first, second]);
  const running: State["running"] = new Set();
  const state: State = { behaviour, deliveries, kept: new Map(), running, jobs: 0, webhooks: 0 };
  const admit = (token: string, workspace = first, scopes: readonly string[] = SCOPES) =>
    [token, { caller: { token, workspace }, scopes }] as const;
  return {
    handlers: createHandlers(state),
    callers: new Map([
      admit("First-token"),
      admit("Sibling-token"),
      admit("Second-token", second),
      admit("Narrow-token", first, ["collections:read"]),
    ]),
    publishedKeys: () => deliveries.publishedKeys,
    listen: async (http) => {
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
    },
  };
}
