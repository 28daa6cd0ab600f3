import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { createServer, ProblemError, stub, type Handlers } from "@document-export/operator/server";
import type { Delivery, Job, Role } from "@document-export/operator/types";
import { serveFile } from "./serve-file.ts";
import { attemptsOf, delivery, detailsOf, job, overview, PREVIEW, webhooks } from "./story.ts";

const examples = stub();
const COOKIE = "document-export-console";
const SCOPES: readonly Role[] = ["read", "operate", "admin"];

/** A request sent by the console. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
}

/** The operator's API on the generated stub with scripted data, and the console next to it. */
export interface Backend {
  readonly origin: string;
  readonly jobs: Job[];
  /** The limits that the console set last. */
  limits: object;
  readonly received: readonly Received[];
  /** The role of the next person who signs in; existing sessions get it too. */
  role: Role;
  /** Changes a job and notifies event listeners. */
  change(id: string, changes: Partial<Job>): void;
  /** Sends an event to the listeners. */
  notify(event: { readonly type: string; readonly [member: string]: unknown }): void;
  /** Starts a session, and returns its cookie. */
  startSession(): { readonly name: string; readonly value: string };
  /** Forgets all sessions. */
  endSessions(): void;
  /** Closes all connections and refuses new ones until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Starts the API and the console on one local port. */
export async function startBackend(): Promise<Backend> {
  const streams = new Set<ServerResponse>();
  const received: Received[] = [];
  const sessions = new Set<string>();
  const jobs = Array.from({ length: 120 }, (_, at) => job(at));
  const state: Omit<Backend, "stop" | "start" | "origin"> = {
    jobs,
    received,
    limits: {},
    role: "admin",
    change(id, changes) {
      const at = jobs.findIndex((each) => each.id === id);
      const changed = { ...(jobs[at] as Job), ...changes };
      jobs[at] = changed;
      state.notify({ type: "job", ...changed });
    },
    notify(event) {
      for (const stream of streams)
        stream.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
    },
    startSession() {
      const value = `s${Math.random()}`;
      sessions.add(value);
      return { name: COOKIE, value };
    },
    endSessions: () => sessions.clear(),
  };
  const rolesOf = () => SCOPES.slice(0, SCOPES.indexOf(state.role) + 1);
  const api = createServer({
    handlers: { ...stub(), ...scripted(state, sessions) },
    authenticate: async ({ token }) =>
      sessions.has(token) ? { principal: {}, scopes: rolesOf() } : undefined,
  });
  let server: Server;
  const listen = async (port: number) => {
    server = createHttpServer((request, response) => {
      const { method = "", url = "", headers } = request;
      received.push({ method, path: url, headers });
      if (url.startsWith("/console/")) return void serveFile(url, response);
      if (url === "/operator/v1/events" && isSignedIn(headers.cookie, sessions))
        return void openStream(response, streams);
      void api.node(request, response);
    });
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return Object.assign(state, {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    async start() {
      await listen(port);
    },
  });
}

function isSignedIn(cookie: string | undefined, sessions: ReadonlySet<string>): boolean {
  return [...sessions].some((session) => cookie?.includes(`${COOKIE}=${session}`));
}

function openStream(response: ServerResponse, streams: Set<ServerResponse>): void {
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
  response.write(": open\n\n");
  streams.add(response);
  response.on("close", () => streams.delete(response));
}

/** The operations that do not use the examples of the contract. */
function scripted(
  state: Pick<Backend, "jobs" | "role" | "limits" | "change" | "notify" | "startSession">,
  sessions: Set<string>,
): Partial<Handlers<unknown>> {
  const { jobs } = state;
  const deliveries = Array.from({ length: 30 }, (_, at) => delivery(at));
  const sessionOf = () => ({ name: "On-call", role: state.role, expiresAt: null });
  return {
    updateWorkspace: async (request) => {
      state.limits = request.body.limits;
      return examples.updateWorkspace(request);
    },
    createSession: async ({ body }) => {
      const proof = "token" in body ? body.token : body.code;
      if (!/^(?:dxo_right|code)/.test(proof))
        throw new ProblemError({ type: "unauthorized", detail: "The token is not known." });
      const { name, value } = state.startSession();
      const cookie = `${name}=${value}; HttpOnly; SameSite=Strict; Path=/`;
      return { status: 201, headers: { "set-cookie": cookie }, body: sessionOf() };
    },
    getSession: async () => ({ status: 200, body: sessionOf() }),
    deleteSession: async () => {
      sessions.clear();
      return { status: 204, headers: { "set-cookie": `${COOKIE}=; Max-Age=0; Path=/` } };
    },
    getOverview: async () => ({ status: 200, body: overview() }),
    listJobs: async ({ query: { status = [], q, limit, cursor } }) => {
      const found = jobs.filter(
        (each) =>
          (status.length === 0 || status.includes(each.status)) && (!q || each.title.includes(q)),
      );
      return { status: 200, body: { ...pageOf(found, limit, cursor), searchedUntil: null } };
    },
    getJob: async ({ path }) => ({ status: 200, body: detailsOf(found(jobs, path.job)) }),
    retryJob: async ({ path }) => {
      const again: Job = {
        ...found(jobs, path.job),
        id: crypto.randomUUID(),
        status: "queued",
        retryOf: path.job,
        endedAt: null,
        attempt: 0,
        summary: "The export waits for a worker.",
      };
      jobs.unshift(again);
      state.notify({ type: "job", ...again });
      return { status: 201, body: again };
    },
    createJob: async ({ body }) => {
      const created: Job = {
        ...job(0),
        id: crypto.randomUUID(),
        title: body.file.name ?? "",
        queuedAt: new Date().toISOString(),
      };
      jobs.unshift(created);
      return { status: 201, body: created };
    },
    listDeliveries: async ({ query: { state: states = [], limit, cursor } }) => {
      const found = deliveries.filter((each) => states.length === 0 || states.includes(each.state));
      return { status: 200, body: { ...pageOf(found, limit, cursor), searchedUntil: null } };
    },
    getDelivery: async ({ path }) => ({
      status: 200,
      body: attemptsOf(found(deliveries, path.message)),
    }),
    replayDelivery: async ({ path }): Promise<{ status: 200; body: Delivery }> => {
      const again = { ...found(deliveries, path.message), state: "pending" as const };
      return { status: 200, body: again };
    },
    listWebhooks: async ({ query: { state: wanted } }) => ({
      status: 200,
      body: {
        items: webhooks().filter(({ state: own }) => !wanted || own === wanted),
        nextCursor: null,
        searchedUntil: null,
      },
    }),
    getWebhook: async ({ path }) => ({ status: 200, body: found(webhooks(), path.webhook) }),
    getJobPreview: async () => ({
      status: 200,
      body: PREVIEW,
      // The headers that the service sends.
      headers: {
        "content-security-policy":
          "sandbox allow-same-origin; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
      },
    }),
  };
}

function pageOf<T>(items: readonly T[], limit = 50, cursor = "0") {
  const from = Number(cursor);
  const next = from + limit;
  return { items: items.slice(from, next), nextCursor: next < items.length ? String(next) : null };
}

function found<T extends { readonly id: string | number }>(
  items: readonly T[],
  id: string | number,
): T {
  const item = items.find((each) => each.id === id);
  if (!item)
    throw new ProblemError({
      type: "not-found",
      detail: `There is nothing with the id \`${id}\`.`,
    });
  return item;
}
