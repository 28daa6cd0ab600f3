import type { Fault } from "./fault.js";
import { Refusal, type Reply } from "./reply.js";
import { nextId, type Workspace } from "./workspace.js";

const INT32 = 2 ** 31;

/** Registers a webhook. */
export function createWebhook(
  workspace: Workspace,
  text: string,
  faults: ReadonlySet<Fault>,
): Reply & { readonly body: Record<string, unknown> } {
  const sent = parse(text);
  const { endpoint, events, connections, description = null, origin = null } = sent;
  const isText = typeof endpoint === "string";
  if (!isText || (endpoint === "" && !faults.has("empty-endpoint-taken")))
    throw new Refusal(400, "endpoint is missing or empty.");
  if (!isFilled(events) && !(events === undefined && faults.has("missing-events-taken")))
    throw new Refusal(400, "events is missing or empty.");
  if (!isFilled(connections) || !connections.every(isInt32))
    throw new Refusal(400, "connections is missing or empty.");
  if (description !== null && typeof description !== "string")
    throw new Refusal(400, "description is no string.");
  const webhook = {
    id: nextId(),
    endpoint,
    events: events ?? [],
    connections: connections.map((id) => connectionOf(workspace, id)),
    description: faults.has("description-lost") ? null : description,
    ...(faults.has("origin-returned") && { origin }),
  };
  if (!faults.has("webhook-not-listed")) workspace.webhooks.push(webhook);
  return { status: faults.has("200-for-created") ? 200 : 201, body: webhook };
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, "The body is no JSON.");
  }
}

function isFilled(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length > 0;
}

function isInt32(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) < INT32;
}

function connectionOf(workspace: Workspace, id: unknown): unknown {
  const connection = workspace.connections.find((candidate) => candidate.id === id);
  if (!connection) throw new Refusal(422, "No such connection.");
  return connection;
}
