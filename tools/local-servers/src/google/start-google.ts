import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createDriveState } from "./drive-state.ts";
import type { GoogleFault } from "./google-fault.ts";
import { type ApiContext, type PlannedFault, respondToApi } from "./respond-to-api.ts";
import { Tokens } from "./tokens.ts";

/** Starts a fake Google: its token endpoint and the two APIs, on one origin. */
export async function startGoogle() {
  const state = createDriveState();
  const tokens = new Tokens();
  const settings = {
    person: "person@example.com",
    maxPage: 1000,
    forgetsBefore: 0,
    refusesLogins: false,
  };
  const faults: string[] = [];
  const requests: string[] = [];
  const planned: PlannedFault[] = [];
  const images = new Map<string, Uint8Array>();
  const context: ApiContext = { state, tokens, settings, faults, planned };
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    void respond(context, images, request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** Origin that replaces Google's. */
    endpoint,
    /** Differences between requests or responses and the discovery documents: tests expect none. */
    faults: faults as readonly string[],
    requests: requests as readonly string[],
    state,
    tokens,
    settings,
    /** Makes the next API calls fail, one error each. */
    fail: (...errors: readonly GoogleFault[]) =>
      void planned.push(...errors.map((fault) => ({ path: "/", fault }))),
    /** Makes the next call fail whose path starts with `path`. */
    failOn: (path: string, fault: GoogleFault) => void planned.push({ path, fault }),
    /** Publishes an image, and returns its address. */
    addImage: (name: string, bytes: Uint8Array) => {
      images.set(`/image/${name}`, bytes);
      return `${endpoint}/image/${name}`;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** A fake Google. */
export type GoogleServer = Awaited<ReturnType<typeof startGoogle>>;

async function respond(
  context: ApiContext,
  images: ReadonlyMap<string, Uint8Array>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? "/", "http://127.0.0.1");
  if (url.pathname === "/token") return respondWithToken(context, request, response);
  if (url.pathname === "/o/oauth2/v2/auth") return respondToBrowser(context, url, response);
  if (url.pathname.startsWith("/image/")) return respondWithImage(images, url, request, response);
  const { status, body, headers } = await respondToApi(context, url, request);
  response.writeHead(status, { "content-type": "application/json; charset=UTF-8", ...headers });
  response.end(JSON.stringify(body));
}

async function respondWithToken(
  { tokens }: ApiContext,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { status, body } = tokens.exchange(new URLSearchParams(await text(request)));
  response
    .writeHead(status, { "content-type": "application/json; charset=UTF-8" })
    .end(JSON.stringify(body));
}

/** Responds like Google's consent page to a user who allows everything, or nothing. */
function respondToBrowser(
  { tokens, settings }: ApiContext,
  { searchParams }: URL,
  response: ServerResponse,
): void {
  const of = (name: string) => searchParams.get(name) ?? "";
  const back = new URL(of("redirect_uri"));
  back.searchParams.set("state", of("state"));
  if (settings.refusesLogins || of("code_challenge_method") !== "S256")
    back.searchParams.set("error", "access_denied");
  else {
    const [challenge, redirectUri, clientId] = [
      of("code_challenge"),
      of("redirect_uri"),
      of("client_id"),
    ];
    const login = {
      email: settings.person,
      scopes: of("scope").split(" "),
      challenge,
      redirectUri,
      clientId,
    };
    back.searchParams.set("code", tokens.addLogin(login));
  }
  response.writeHead(302, { location: back.href }).end();
}

/** Responds with an image; `?via=` redirects first. A request with a token is a fault: the address is enough. */
function respondWithImage(
  images: ReadonlyMap<string, Uint8Array>,
  { pathname, searchParams }: URL,
  { headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const via = searchParams.get("via");
  const bytes = images.get(pathname);
  if (via !== null) response.writeHead(302, { location: via }).end();
  else if (headers.authorization || !bytes) response.writeHead(403).end();
  else response.writeHead(200, { "content-type": "image/png" }).end(bytes);
}
