// An API written by hand against `things.yaml`: each parameter has its own style, only the server creates ids, and
// things are created, changed and deleted. Faults can be planted.
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";

/** The faults of the API. */
export const THING_FAULTS = [
  "open-delete",
  "open-create",
  "key-alone-taken",
  "foreign-read",
  "update-not-stored",
  "deleted-still-read",
  "created-not-found",
  "second-put-refused",
  "kind-unchecked",
  "fails-on-null-note",
  "fails-on-odd-name",
  "name-not-required",
  "null-price-taken",
  "empty-kind-taken",
  "price-as-text",
  "days-unchecked",
  "foreign-delete",
  "plain-text-taken",
  "challenge-missing",
] as const;

/** One of {@link THING_FAULTS}. */
export type ThingFault = (typeof THING_FAULTS)[number];

const THING = { name: "A thing", price: 0.07, secret: "s" };

/** The profile for the API. */
export const THINGS_PROFILE = {
  token: "First-owner",
  secondToken: "Second-owner",
  credentials: { key: "the-right-key" },
  requests: {
    createThing: { body: THING },
    updateThing: { body: { ...THING, name: "Another name" } },
    lendThing: { body: { days: 3 } },
    setNote: { body: { any: "thing" } },
  },
};

interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly allow?: readonly string[];
}

/** A thing that the API has stored. */
export interface Thing {
  readonly id: string;
  readonly owner: string;
  readonly name: unknown;
  readonly price?: unknown;
}

/** Starts the API on a free port of the loopback; `things` has the stored things. */
export async function startThings(fault?: ThingFault) {
  const things = new Map<string, Thing>();
  const lent = new Set<string>();
  const server = createServer(async (request, response) => {
    const reply: Reply = await respond(request, { fault, things, lent }).catch(() => ({
      status: 500,
    }));
    const { status, body, allow } = reply;
    request.resume();
    if (allow) response.setHeader("allow", allow.join(", "));
    if (body !== undefined) response.setHeader("content-type", "application/json");
    if (status === 401 && fault !== "challenge-missing")
      response.setHeader("www-authenticate", "Bearer");
    response.writeHead(status);
    response.end(body === undefined ? undefined : JSON.stringify(body));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  return {
    baseUrl: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
    things,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

interface Stage {
  readonly fault: ThingFault | undefined;
  readonly things: Map<string, Thing>;
  readonly lent: Set<string>;
}

async function respond(request: IncomingMessage, stage: Stage): Promise<Reply> {
  const [path = "", query = ""] = (request.url ?? "").split("?");
  const { method = "" } = request;
  const isPlain = request.headers["content-type"] === "text/plain";
  if (isPlain && stage.fault !== "plain-text-taken") return { status: 415 };
  const [, first = "", id] = path.split("/");
  if (first === "search")
    return method === "GET" ? search(request, query, stage.fault) : notOne("GET");
  if (path === "/note") return method === "PUT" ? note(request, stage) : notOne("PUT");
  const isLoan = /^\/things\/[^/]+\/loans$/.test(path);
  if (first !== "things" || (path.split("/").length > 3 && !isLoan)) return { status: 404 };
  const allowed = id === undefined || isLoan ? ["POST"] : ["GET", "PUT", "DELETE"];
  if (!allowed.includes(method)) return notOne(...allowed);
  const owner = ownerOf(request, stage.fault);
  if (owner === undefined) return { status: 401 };
  if (isLoan && id !== undefined) return lend(request, { id, owner }, stage);
  return id === undefined ? create(request, owner, stage) : onThing(request, { id, owner }, stage);
}

function notOne(...allow: readonly string[]): Reply {
  return { status: 405, allow };
}

function ownerOf({ headers, method }: IncomingMessage, fault?: ThingFault): string | undefined {
  const isOpen =
    (fault === "open-delete" && method === "DELETE") ||
    (fault === "open-create" && method === "POST");
  if (isOpen) return "First";
  if (headers["x-api-key"] !== "the-right-key") return undefined;
  if (fault === "key-alone-taken") return "First";
  const [, name] = /^Bearer (First|Second)-owner$/.exec(headers.authorization ?? "") ?? [];
  return name;
}

async function create(request: IncomingMessage, owner: string, stage: Stage): Promise<Reply> {
  const sent = await thingOf(request, stage.fault);
  if (!sent) return { status: 400 };
  const thing = { id: `t${stage.things.size + 1}-${Math.random()}`, owner, ...sent };
  if (stage.fault !== "created-not-found") stage.things.set(thing.id, thing);
  return { status: 201, body: shown(thing, stage.fault) };
}

async function thingOf(
  request: IncomingMessage,
  fault: ThingFault | undefined,
): Promise<Pick<Thing, "name" | "price"> | undefined> {
  const body: unknown = await json(request).catch(() => undefined);
  if (typeof body !== "object" || body === null || Array.isArray(body)) return undefined;
  const { name, price, secret } = body as Readonly<Record<string, unknown>>;
  if (fault === "fails-on-odd-name" && String(name).includes("\u2028")) throw new Error("odd");
  const isNamed = typeof name === "string" && name !== "";
  const isLenient = fault === "name-not-required" && name === undefined;
  if ((!isNamed && !isLenient) || typeof secret !== "string") return undefined;
  if (fault === "null-price-taken" && price === null) return { name };
  const isPrice = price === undefined || (typeof price === "number" && isWhole(price * 100));
  return isPrice ? { name: name ?? "unnamed", ...(price !== undefined && { price }) } : undefined;
}

function isWhole(number: number): boolean {
  return Math.abs(Math.round(number) - number) < 1e-6;
}

function shown({ id, name, price }: Thing, fault: ThingFault | undefined): object {
  const written = fault === "price-as-text" ? String(price) : price;
  return { id, name, ...(price !== undefined && { price: written }) };
}

/** Lends a thing, which can be lent only once. */
async function lend(
  request: IncomingMessage,
  { id, owner }: { id: string; owner: string },
  { things, lent, fault }: Stage,
): Promise<Reply> {
  const body: unknown = await json(request).catch(() => undefined);
  if (things.get(decoded(id))?.owner !== owner) return { status: 404 };
  const { days } = (body ?? {}) as { readonly days?: unknown };
  const isRight = typeof days === "number" && Number.isInteger(days) && days >= 1;
  if (!isRight || (days > 30 && fault !== "days-unchecked")) return { status: 400 };
  return lent.size === lent.add(id).size ? { status: 409 } : { status: 204 };
}

function decoded(id: string): string {
  return decodeURIComponent(id.replaceAll(/%(?![\da-f]{2})|%ED.*/gi, ""));
}

async function onThing(
  request: IncomingMessage,
  { id, owner }: { id: string; owner: string },
  { things, fault }: Stage,
): Promise<Reply> {
  const thing = things.get(decoded(id));
  const isOpen = fault === "foreign-delete" && request.method === "DELETE";
  const isOwn = thing?.owner === owner || fault === "foreign-read" || isOpen;
  if (!thing || !isOwn) return { status: 404 };
  if (request.method === "GET") return { status: 200, body: shown(thing, fault) };
  if (request.method === "DELETE") {
    if (fault !== "deleted-still-read") things.delete(thing.id);
    return { status: 204 };
  }
  const sent = await thingOf(request, fault);
  if (!sent) return { status: 400 };
  if (fault === "second-put-refused" && thing.name === sent.name) return { status: 409 };
  if (fault !== "update-not-stored") things.set(thing.id, { ...thing, ...sent });
  return { status: 204 };
}

async function note(request: IncomingMessage, { fault }: Stage): Promise<Reply> {
  const body: unknown = await json(request).catch(() => undefined);
  if (body === undefined) return { status: 400 };
  if (fault === "fails-on-null-note" && body === null) throw new Error("null");
  return { status: 204 };
}

/** The required format of each parameter, as written in the request. */
const WRITTEN: readonly RegExp[] = [
  /^\/search\/3,4\/(?:%2E|\.)5(?:%2E|\.)6\/;matrix=7,8\?/,
  /[?&]filter%5Bmin%5D=0(?:&|$)/,
  /[?&]ids=1,2(?:&|$)/,
  /[?&]piped=1(?:%7C|\|)2(?:&|$)/,
  /[?&]a=1(?:&|$)/,
  /[?&]query=%7B%22x%22%3A1%7D(?:&|$)/,
];

function search(
  { url = "", headers }: IncomingMessage,
  query: string,
  fault: ThingFault | undefined,
): Reply {
  const isRight = WRITTEN.every((pattern) => pattern.test(url));
  const isComplete = headers["x-list"] === "a,b" && headers.cookie === "session=s1";
  const kind = new URLSearchParams(query).get("kind");
  const isEmpty = kind === "" && fault === "empty-kind-taken";
  const isListed = kind === null || ["small", "large"].includes(kind);
  const isKind = isListed || isEmpty || fault === "kind-unchecked";
  return isRight && isComplete && isKind ? { status: 200, body: [] } : { status: 400 };
}
