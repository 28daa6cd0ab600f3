import { setTimeout as after } from "node:timers/promises";
import { ProblemError, type Handlers, type schemas } from "@document-export/server-stub";
import type { Behaviour } from "./behaviour.js";
import type { Deliveries } from "./deliveries.js";
import { startJob, type StoredJob } from "./jobs.js";
import { keepOnce, type Kept } from "./keep-once.js";
import { connectionsOf, type Workspace } from "./workspace.js";

/** The caller of an operation. */
export interface Caller {
  readonly token: string;
  readonly workspace: Workspace;
}

/** State shared by the handlers. */
export interface State {
  readonly behaviour: Behaviour;
  readonly deliveries: Deliveries;
  readonly kept: Map<string, Kept>;
  readonly running: Set<Promise<void>>;
  jobs: number;
  webhooks: number;
}

const EVENTS = new Set([
  "job.queued",
  "job.processing",
  "job.done",
  "job.failed",
  "document-export.created",
]);

/** Creates in-memory handlers for the five operations. */
export function createHandlers(state: State): Handlers<Caller> {
  return {
    listCollections: async ({ query, principal }) => ({
      status: 200,
      body: pageOf(principal.workspace.collections, query),
    }),
    listDocumentExports: async ({ query, principal }) => ({
      status: 200,
      body: pageOf(principal.workspace.records, query),
    }),
    listWebhooks: async ({ query, principal }) => ({
      status: 200,
      body: pageOf(
        principal.workspace.webhooks.map(({ shown }) => shown),
        query,
      ),
    }),
    createWebhook: async ({ body, headers, principal }) => {
      const key = headers["idempotency-key"];
      const use = key === undefined ? undefined : useOf(principal, "createWebhook", key);
      const { made } = await keepOnce(state, { use, content: { value: body, file: "" } }, () =>
        register(state, principal.workspace, body),
      );
      return { status: 201, body: made, headers: keyHeaders(state, key) };
    },
    exportHostedDocument: async ({ body, headers, principal }) => {
      const key = headers["idempotency-key"];
      const use = key === undefined ? undefined : useOf(principal, "exportHostedDocument", key);
      const file = Buffer.from(body.file.bytes()).toString("latin1");
      const document = readDocument(body.file.bytes());
      const { workspace } = principal;
      const content = { value: body.options, file };
      const { made, isRepeat } = await keepOnce(state, { use, content }, () => {
        const job = startJob(state, { workspace, document, options: body.options });
        track(state, job, use && state.behaviour.slotOf(use));
        return job;
      });
      return respond(state, made, { isRepeat, key, prefer: headers.prefer });
    },
  };
}

async function respond(
  { behaviour }: State,
  job: StoredJob,
  asked: { isRepeat: boolean; key: string | undefined; prefer: string | undefined },
) {
  const shownAtOnce = job.shown;
  const seconds = behaviour.waitOf(asked.prefer);
  if (seconds !== undefined && behaviour.waits !== "not") {
    const time = new AbortController();
    const whole = after(seconds * 1000, undefined, { signal: time.signal, ref: false }).catch(
      () => undefined,
    );
    await (behaviour.waits === "whole-time" ? whole : Promise.race([job.ended, whole]));
    time.abort();
  }
  const shown = seconds === undefined ? shownAtOnce : job.shown;
  const applied = seconds === undefined ? undefined : behaviour.appliedOf(seconds);
  return {
    status: 202 as const,
    body: behaviour.viewJob(shown, asked.isRepeat ? "repeat" : "response", job.first),
    headers: {
      ...keyHeaders({ behaviour }, asked.key),
      ...(applied !== undefined && { "preference-applied": applied }),
    },
  };
}

function track(state: State, job: StoredJob, slot: string | undefined): void {
  state.running.add(job.ended);
  void job.ended.finally(() => {
    state.running.delete(job.ended);
    if (slot !== undefined && state.behaviour.forgetsKeyAtEnd) state.kept.delete(slot);
  });
}

function useOf({ token, workspace }: Caller, operation: string, key: string) {
  return { token, workspace: workspace.name, operation, key };
}

function keyHeaders({ behaviour }: Pick<State, "behaviour">, key: string | undefined) {
  const sent = key === undefined ? undefined : behaviour.keyHeader(key);
  return sent === undefined ? {} : { "idempotency-key": sent };
}

function pageOf<Item>(
  all: readonly Item[],
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
) {
  const totalRecordCount = all.length;
  const pageCount = Math.ceil(totalRecordCount / pageSize);
  const items = all.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  return { items, pagination: { pageCount, pageNo, pageSize, totalRecordCount } };
}

function register(
  state: State,
  workspace: Workspace,
  { endpoint, events, connections, description = null, origin = null }: schemas.WebhookCreate,
): schemas.Webhook {
  const unknown = events.findIndex((name) => !EVENTS.has(name));
  if (unknown !== -1) throw refusal("unknown-event", `/events/${unknown}`, "the name of an event");
  if (![endpoint, String(description), String(origin)].every((text) => text.isWellFormed()))
    throw invalid("endpoint", "text without lone surrogates");
  if (!/^https?:\/\//i.test(endpoint) || !URL.canParse(endpoint))
    throw refusal("endpoint-refused", "/endpoint", "an absolute URL");
  const known = connectionsOf(workspace);
  const references = connections.map((id, index) => {
    const reference = known.find((connection) => connection.id === id);
    if (!reference)
      throw refusal("unknown-connection", `/connections/${index}`, "the id of a connection");
    return reference;
  });
  state.webhooks += 1;
  const shown = { id: state.webhooks, endpoint, events, connections: references, description };
  workspace.webhooks.push({ shown, isDisabled: false });
  return shown;
}

function readDocument(bytes: Uint8Array): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    throw refusal("not-a-hosted-document", "/file", "JSON");
  }
  throw refusal("not-a-hosted-document", "/file", "an object");
}

function invalid(pointer: string, expected: string): ProblemError {
  const detail = `Expected ${expected} at /${pointer}.`;
  return new ProblemError({
    type: "invalid-request",
    detail,
    errors: [{ in: "body", pointer: `/${pointer}`, keyword: "format", detail }],
  });
}

function refusal(
  type: "unknown-event" | "unknown-connection" | "endpoint-refused" | "not-a-hosted-document",
  pointer: string,
  expected: string,
): ProblemError {
  const detail = `Expected ${expected} at ${pointer}.`;
  return new ProblemError({
    type,
    detail,
    errors: [{ in: "body", pointer, keyword: "value", detail }],
  });
}
