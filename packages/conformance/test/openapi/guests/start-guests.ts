// An API with habits of others: its own media types, forms, envelopes, and members that must be unique.
import { createServer, type IncomingMessage } from "node:http";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import type { JsonObject } from "../../../src/load/json.js";

/** The faults of the API. */
export type GuestFault =
  | "name-unchecked"
  | "nickname-not-changed"
  | "count-missing"
  | "count-as-text"
  | "location-elsewhere"
  | "deleted-listed"
  | "own-type-refused"
  | "login-unchecked";

const MEDIA_TYPE = "application/vnd.guests+json";
const described = (schema: string) => ({ [MEDIA_TYPE]: { schema: { $ref: schema } } });
const REFUSED = { "4XX": { description: "Refused." } };
const GUEST = "#/components/schemas/Guest";
const one = (status: number, more = {}) => ({
  ...REFUSED,
  [status]: {
    description: "The guest.",
    content: described("#/components/schemas/Shown"),
    ...more,
  },
});
const id = { name: "guest_id", in: "path", required: true, schema: { type: "string" } };
const requestBody = { required: true, content: described(GUEST) };
const integer = { schema: { type: "integer" } };

/** The description of the API. */
export const GUESTS: JsonObject = {
  openapi: "3.1.0",
  info: { title: "Guests", version: "1" },
  paths: {
    "/guests": {
      get: {
        operationId: "listGuests",
        responses: {
          200: {
            description: "All guests.",
            headers: { "X-Count": { required: true, ...integer } },
            content: described("#/components/schemas/Guests"),
          },
        },
      },
      post: { operationId: "invite", requestBody, responses: one(201) },
    },
    "/guests/{guest_id}": {
      parameters: [id],
      get: { operationId: "readGuest", responses: one(200) },
      put: { operationId: "changeGuest", requestBody, responses: one(200) },
      delete: { operationId: "uninvite", responses: { ...REFUSED, 204: { description: "Gone." } } },
    },
    "/login": {
      post: {
        operationId: "login",
        requestBody: {
          required: true,
          content: {
            "application/x-www-form-urlencoded": {
              schema: {
                type: "object",
                required: ["name"],
                properties: { name: { type: "string" } },
              },
            },
          },
        },
        responses: { ...REFUSED, 204: { description: "Logged in." } },
      },
    },
    "/photo": {
      post: {
        operationId: "sendPhoto",
        requestBody: {
          required: true,
          content: {
            "multipart/form-data": {
              schema: {
                type: "object",
                properties: { photo: { type: "string", format: "binary" }, of: { type: "string" } },
              },
            },
          },
        },
        responses: { ...REFUSED, 204: { description: "Stored." } },
      },
    },
  },
  components: {
    schemas: {
      Guest: {
        type: "object",
        required: ["name"],
        properties: {
          name: { type: "string", minLength: 1, maxLength: 20, pattern: "^[^~]*$" },
          nickname: { type: "string" },
        },
      },
      Shown: {
        type: "object",
        required: ["data"],
        properties: { data: { type: "object", required: ["guest"] } },
      },
      Guests: { type: "object", required: ["data"], properties: { data: { type: "array" } } },
    },
  },
};

/** A guest that the API has stored. */
export interface Guest {
  readonly guestId: string;
  readonly name: string;
  readonly nickname?: string;
}

interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Stage {
  readonly guests: Map<string, Guest>;
  readonly gone: Guest[];
  readonly fault: GuestFault | undefined;
}

/** Starts the API on a free port of the loopback. */
export async function startGuests(fault?: GuestFault) {
  const stage: Stage = { guests: new Map(), gone: [], fault };
  const server = createServer(async (request, response) => {
    const { status, body, headers } = await respond(request, stage);
    response.writeHead(status, { "content-type": MEDIA_TYPE, ...headers });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  return {
    baseUrl: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
    guests: stage.guests,
    async stop() {
      server.closeAllConnections();
      await once(server.close(), "close");
    },
  };
}

async function respond(request: IncomingMessage, stage: Stage): Promise<Reply> {
  const { method = "", url = "", headers } = request;
  const type = headers["content-type"] ?? "";
  const sent = await text(request);
  if (url === "/login") return login(type, sent, stage.fault);
  if (url === "/photo")
    return {
      status:
        /name="photo"; filename="[^"]+"\r\n/.test(sent) && type.startsWith("multipart") ? 204 : 422,
    };
  const [, guestId] = /^\/guests\/([^/?]+)$/.exec(url) ?? [];
  if (guestId === undefined && !/^\/guests(?:\?|$)/.test(url)) return { status: 404, body: {} };
  if (method === "POST" || method === "PUT") {
    if (type !== MEDIA_TYPE || stage.fault === "own-type-refused") return { status: 415, body: {} };
    return store(sent, guestId, stage);
  }
  return guestId === undefined ? list(method, stage) : onGuest(method, guestId, stage);
}

function login(type: string, sent: string, fault: GuestFault | undefined): Reply {
  if (type !== "application/x-www-form-urlencoded") return { status: 415 };
  const isKnown = new URLSearchParams(sent).get("name") === "Ann" || fault === "login-unchecked";
  return { status: isKnown ? 204 : 422 };
}

function list(method: string, { guests, gone, fault }: Stage): Reply {
  if (method !== "GET") return { status: 405, headers: { allow: "GET, POST" }, body: {} };
  const shown = [...guests.values(), ...(fault === "deleted-listed" ? gone : [])];
  const count = fault === "count-as-text" ? "many" : String(shown.length);
  const headers = fault === "count-missing" ? {} : { "x-count": count };
  return { status: 200, headers, body: { data: shown } };
}

function onGuest(method: string, guestId: string, { guests, gone }: Stage): Reply {
  if (method !== "GET" && method !== "DELETE")
    return { status: 405, headers: { allow: "GET, PUT, DELETE" }, body: {} };
  const guest = guests.get(guestId);
  if (!guest) return { status: 404, body: {} };
  if (method === "GET") return { status: 200, body: { data: { guest } } };
  guests.delete(guestId);
  gone.push(guest);
  return { status: 204 };
}

let count = 0;

function store(sent: string, guestId: string | undefined, { guests, fault }: Stage): Reply {
  const own = guestId === undefined ? undefined : guests.get(guestId);
  if (guestId !== undefined && !own) return { status: 404, body: {} };
  const guest = parsed(sent, fault === "name-unchecked");
  if (!guest) return { status: 422, body: {} };
  if ([...guests.values()].some((other) => other.name === guest.name && other !== own))
    return { status: 409, body: {} };
  count += 1;
  const kept = own && fault === "nickname-not-changed" ? { nickname: own.nickname } : {};
  const stored = { ...guest, ...kept, guestId: own?.guestId ?? `g${count}` } as Guest;
  guests.set(stored.guestId, stored);
  const location = `/guests/${fault === "location-elsewhere" ? "new" : stored.guestId}`;
  return own
    ? { status: 200, body: { data: { guest: stored } } }
    : { status: 201, body: { data: { guest: stored } }, headers: { location } };
}

function parsed(sent: string, isAnyName: boolean): { readonly name: string } | undefined {
  try {
    const guest = JSON.parse(sent) as Record<string, unknown>;
    const { name, nickname = "" } = guest;
    const isName = typeof name === "string" && name !== "" && name.length <= 20;
    const isRight = isName && !name.includes("~") && typeof nickname === "string";
    return isRight || (isAnyName && typeof name === "string") ? { ...guest, name } : undefined;
  } catch {
    return undefined;
  }
}
