// Example handlers. They keep webhooks in memory: other processes do not see them, and a restart loses them.
import { ProblemError, type Handlers, type schemas } from "@document-export/server-stub";
import type { Caller } from "../authenticate.ts";
import { pageOf } from "./page-of.ts";

/** IDs of the connections that a webhook may use: those in the examples of the contract. */
const CONNECTIONS = [
  { id: 7, name: "Newsroom documents" },
  { id: 12, name: "Company site" },
  { id: 13, name: "Archive" },
];
const EVENTS = new Set([
  "job.queued",
  "job.processing",
  "job.done",
  "job.failed",
  "document-export.created",
]);

/** Webhooks by workspace, oldest first. */
const stored = new Map<string, schemas.Webhook[]>();
let lastId = 0;

export const listWebhooks: Handlers<Caller>["listWebhooks"] = async ({ query, principal }) => ({
  status: 200,
  body: pageOf(stored.get(principal.workspace) ?? [], query),
});

export const createWebhook: Handlers<Caller>["createWebhook"] = async ({ body, principal }) => {
  const { endpoint, events, connections, description = null } = body;
  if (!/^https?:\/\//i.test(endpoint) || !URL.canParse(endpoint))
    throw refusal("endpoint-refused", "/endpoint", "an absolute URL");
  const unknown = events.findIndex((name) => !EVENTS.has(name));
  if (unknown >= 0) throw refusal("unknown-event", `/events/${unknown}`, "the name of an event");
  lastId += 1;
  const webhook = {
    id: lastId,
    endpoint,
    events,
    connections: connections.map(connectionAt),
    description,
  };
  stored.set(principal.workspace, [...(stored.get(principal.workspace) ?? []), webhook]);
  return { status: 201, body: webhook };
};

function connectionAt(id: number, index: number): schemas.ConnectionReference {
  const connection = CONNECTIONS.find((one) => one.id === id);
  if (connection) return connection;
  throw refusal("unknown-connection", `/connections/${index}`, "the id of a connection");
}

function refusal(
  type: "endpoint-refused" | "unknown-event" | "unknown-connection",
  pointer: string,
  expected: string,
): ProblemError {
  const detail = `Expected ${expected} at ${pointer}.`;
  return new ProblemError({
    type,
    detail,
    errors: [{ in: "body", pointer, keyword: type, detail }],
  });
}
