// A paginated notes API, written against `notes.yaml`, with faults to plant in its lists and in members that must not change.
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";

/** Faults that can be planted. */
export type NoteFault =
  | "limit-ignored"
  | "page-ignored"
  | "total-of-page"
  | "state-ignored"
  | "tag-ignored"
  | "others-listed"
  | "update-has-new-id"
  | "creation-moves"
  | "second-delete-fails";

interface Note {
  readonly id: string;
  readonly created_at: string;
  readonly owner: string;
  readonly state?: string;
  readonly tags?: readonly string[];
}

interface Reply {
  readonly status: number;
  readonly body?: unknown;
}

/** Starts the API with five notes on a free loopback port. */
export async function startNotes(fault?: NoteFault) {
  const notes = new Map<string, Note>();
  const stage: Stage = { notes, gone: new Set(), fault };
  for (const tag of ["a", "b", "c", "d", "e"])
    add(stage, "first", { text: "A note", state: tag < "c" ? "open" : "done", tags: [tag] });
  const server = createServer(async (request, response) => {
    const { status, body } = await respond(request, stage);
    response.writeHead(status, { "content-type": "application/json" });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  return {
    baseUrl: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

interface Stage {
  readonly notes: Map<string, Note>;
  readonly gone: Set<string>;
  readonly fault: NoteFault | undefined;
}

function add({ notes }: Stage, owner: string, sent: object): Note {
  const id = randomUUID();
  const note = { ...sent, id, created_at: new Date().toISOString(), owner };
  notes.set(id, note);
  return note;
}

async function respond(request: IncomingMessage, stage: Stage): Promise<Reply> {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
  const [, owner] = /^Bearer (first|second)$/.exec(request.headers.authorization ?? "") ?? [];
  if (owner === undefined) return { status: 401 };
  const id = pathname.split("/")[2];
  if (id !== undefined) return onNote(request, { id, owner }, stage);
  if (request.method === "GET") return list(searchParams, owner, stage);
  return { status: 201, body: add(stage, owner, (await json(request)) as object) };
}

function list(query: URLSearchParams, owner: string, { notes, fault }: Stage): Reply {
  const of = (name: string, whenIgnored: NoteFault): string | null =>
    fault === whenIgnored ? null : query.get(name);
  const state = of("state", "state-ignored");
  const tag = of("tag", "tag-ignored");
  const found = [...notes.values()].filter(
    (note) =>
      (note.owner === owner || fault === "others-listed") &&
      (state === null || note.state === state) &&
      (tag === null || note.tags?.includes(tag)),
  );
  const limit = Number(of("limit", "limit-ignored") ?? 20);
  const start = (Number(of("page", "page-ignored") ?? 1) - 1) * limit;
  const page = found.slice(start, start + limit);
  const totalCount = fault === "total-of-page" ? page.length : found.length;
  return { status: 200, body: { notes: page, totalCount } };
}

async function onNote(
  request: IncomingMessage,
  { id, owner }: { readonly id: string; readonly owner: string },
  { notes, gone, fault }: Stage,
): Promise<Reply> {
  const note = notes.get(id);
  if (gone.has(id) && fault === "second-delete-fails" && request.method === "DELETE")
    return { status: 500 };
  if (note?.owner !== owner) return { status: 404 };
  if (request.method === "DELETE") {
    notes.delete(id);
    gone.add(id);
    return { status: 204 };
  }
  if (request.method === "PUT") {
    const changed = { ...note, ...((await json(request)) as object), id };
    notes.set(id, changed);
    return {
      status: 200,
      body: fault === "update-has-new-id" ? { ...changed, id: "n-new" } : changed,
    };
  }
  const moved = fault === "creation-moves" && { created_at: `2026-01-01T00:00:00.${counter()}Z` };
  return { status: 200, body: { ...note, ...moved } };
}

let count = 100;
function counter(): number {
  count += 1;
  return count;
}
