// A foreign API, written against `pets.yaml`, with faults to plant.
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";

/** The faults of the API. */
export type PetFault =
  | "limit-unchecked"
  | "names-unchecked"
  | "any-token-taken"
  | "undescribed-status"
  | "plain-text-list"
  | "id-as-text"
  | "fails-on-bad-json"
  | "any-method-taken"
  | "path-missing"
  | "retirement-unannounced"
  | "sunset-too-early";

interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const error = (status: number, headers = {}): Reply => {
  return { status, body: { message: `Refused with ${status}` }, headers };
};

const hasRightToken = ({ headers }: IncomingMessage): boolean =>
  headers.authorization === "Bearer right";

/** Starts the API on a free port of the loopback; `isKnown` decides who may call it. */
export async function startPets(
  fault?: PetFault,
  isKnown: (request: IncomingMessage) => boolean = hasRightToken,
): Promise<{ readonly baseUrl: string; stop(): Promise<void> }> {
  const pets: Pets = new Map([[1, { id: 1, name: "Tom", tag: null }]]);
  const server = createServer(async (request, response) => {
    const isCaller = fault === "any-token-taken" || isKnown(request);
    const { status, body, headers } = await handle(request, { isCaller, fault, pets }).catch(() =>
      error(500),
    );
    const isPlain = fault === "plain-text-list" && status === 200;
    const type = isPlain ? "text/plain" : "application/json";
    response.writeHead(status, { "content-type": type, ...headers });
    response.end(JSON.stringify(body));
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

type Pets = Map<number, { id: number; name?: unknown; tag?: unknown }>;

interface Stage {
  readonly isCaller: boolean;
  readonly fault: PetFault | undefined;
  readonly pets: Pets;
}

async function handle(request: IncomingMessage, { isCaller, fault, pets }: Stage): Promise<Reply> {
  const { method = "", url = "" } = request;
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const isKnown = /^\/pets(?:\/[^/]+)?$/.test(pathname) && fault !== "path-missing";
  if (!isKnown) return error(404);
  const allowed = pathname === "/pets" ? ["GET", "POST"] : ["GET"];
  if (!allowed.includes(method) && fault !== "any-method-taken")
    return error(405, { allow: allowed.join(", ") });
  if (!isCaller) return error(401, { "www-authenticate": "Bearer" });
  if (fault === "undescribed-status") return { status: 203, body: [] };
  const shown = (pet: { id: number }) => ({ ...pet, id: fault === "id-as-text" ? "1" : pet.id });
  if (method === "POST") return create(request, fault, pets);
  if (pathname === "/pets") {
    const limit = searchParams.get("limit") ?? "10";
    const isLimit = /^[1-9]\d{0,2}$/.test(limit) && Number(limit) <= 100;
    return isLimit || fault === "limit-unchecked"
      ? { status: 200, body: [...pets.values()].slice(0, Number(limit)).map(shown) }
      : error(400);
  }
  const id = pathname.slice("/pets/".length);
  if (!/^[1-9]\d*$/.test(id)) return error(400);
  const pet = pets.get(Number(id));
  return pet ? { status: 200, body: shown(pet), headers: announcement(fault) } : error(404);
}

/** Headers that announce that reading one pet is deprecated. */
function announcement(fault: PetFault | undefined): Readonly<Record<string, string>> {
  if (fault === "retirement-unannounced") return {};
  const year = fault === "sunset-too-early" ? "Fri, 01 May 2026" : "Sat, 01 May 2027";
  return { deprecation: "@1793491200", sunset: `${year} 00:00:00 GMT` };
}

async function create(
  request: IncomingMessage,
  fault: PetFault | undefined,
  pets: Pets,
): Promise<Reply> {
  if (request.headers["content-type"] === "text/plain") return error(415);
  const body = await json(request).catch((cause: unknown) => {
    if (fault === "fails-on-bad-json") throw cause;
  });
  if (typeof body !== "object" || body === null || Array.isArray(body)) return error(400);
  const { name, tag }: { readonly name?: unknown; readonly tag?: unknown } = body;
  const isName = typeof name === "string" && name !== "" && name.length <= 20;
  const isTag = tag === undefined || tag === null || tag === "cat" || tag === "dog";
  if ((!isName && fault !== "names-unchecked") || !isTag) return error(422);
  const pet = { id: pets.size + 1, name, ...(tag !== undefined && { tag }) };
  pets.set(pet.id, pet);
  return { status: 201, body: pet };
}
