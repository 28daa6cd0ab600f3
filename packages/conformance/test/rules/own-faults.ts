// Faults for rules that find none in the catalogue alone, or that find more than it has. Their authors knew the rules,
// so the benchmark does not count them.
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import type { Plant } from "../faults/fault.js";
import { field, jsonOf, queryOf, withBody, withField } from "../faults/plant/message.js";
import {
  alters,
  always,
  changes,
  exchange,
  hasToken,
  is,
  isCollections,
  isCreate,
  isExport,
  isList,
  problem,
  refuses,
  remembering,
} from "../faults/plant/rewrite.js";

/** Changes to the bytes of a connection in front of an implementation, before HTTP is parsed. */
export interface Wire {
  /** Returns what the implementation reads instead. */
  readonly alter?: (bytes: string) => string;
  /** Whether all connections break when a caller disconnects before it has a response. */
  readonly diesWithCaller?: boolean;
}

/** A fault defined in this file. */
export interface OwnFault {
  readonly does: string;
  readonly fault: Plant | { readonly wire: Wire };
  /** Rules that must run before, since the rule judges what they cause. */
  readonly after?: readonly string[];
}

const isKeys = is("GET /.well-known/webhook-keys.json");

const DAY_MS = 24 * 60 * 60_000;

/** The faults, keyed by the rule that finds them. */
export const OWN_FAULTS: Readonly<Record<string, OwnFault>> = {
  "workspace-shared": {
    does: "a list shows what its own token has made",
    fault: changes(
      (request) => isList(request) && hasToken(request, "Sibling-token"),
      (body) => ({
        items: [],
        pagination: { ...body.pagination, pageCount: 0, totalRecordCount: 0 },
      }),
    ),
  },
  "public-keys": { does: "the public keys need a token", fault: refuses(isKeys, 401) },
  "unmatched-condition-served": {
    does: "any If-None-Match gets 304",
    fault: exchange(async (request, next) =>
      field(request, "if-none-match") === undefined
        ? next(request)
        : { status: 304, fields: [], body: Buffer.alloc(0) },
    ),
  },
  "other-versions-served": {
    does: "an offer of HTTP/2 is refused",
    fault: refuses((request) => field(request, "upgrade") === "h2c", 400),
  },
  "upload-recorded": {
    does: "an export is recorded with another destination",
    fault: {
      behaviour: {
        recordsOf: (record) => [
          { ...record, destinationConnection: { ...record.destinationConnection, id: 3 } },
        ],
      },
    },
    after: ["parts-in-any-order"],
  },
  "framing-unambiguous": {
    does: "a space before the colon of Content-Length is taken",
    fault: {
      wire: { alter: (bytes) => bytes.replaceAll("Content-Length : ", "Content-Length: ") },
    },
  },
  "parallel-reads-apart": {
    does: "the page size is kept where the next request finds it",
    fault: remembering(
      () => ({ pageSize: 0 }),
      async (state, request, next) => {
        if (!isCollections(request)) return next(request);
        state.pageSize = Number(queryOf(request).get("pageSize") ?? 50);
        const reply = await next(request);
        const body = jsonOf(reply);
        if (!body?.pagination) return reply;
        const pagination = { ...body.pagination, pageSize: state.pageSize };
        return withBody(reply, JSON.stringify({ ...body, pagination }));
      },
    ),
  },
  "abandoned-request-survived": {
    does: "a caller that leaves in the middle of its body takes the server down",
    fault: { wire: { diesWithCaller: true } },
  },
  "throttling-true": {
    does: "429 says to try again in a second, and a window of a minute goes on",
    fault: remembering(
      () => ({ left: 20 }),
      async (state, request, next) => {
        if (!isCollections(request) || (state.left -= 1) > 0) return next(request);
        return problem(429, [["retry-after", "1"]]);
      },
    ),
  },
  "token-in-header-only": {
    does: "pages of every site may send the token and read what comes",
    fault: alters(always, (reply, request) => {
      const origin = field(request, "origin");
      const allowed = withField(reply, "access-control-allow-origin", origin);
      return withField(allowed, "access-control-allow-credentials", "true");
    }),
  },
  "response-head-sound": {
    does: "the clock is a day behind",
    fault: alters(always, (reply) =>
      withField(reply, "date", new Date(Date.now() - DAY_MS).toUTCString()),
    ),
    after: ["every-violation-listed"],
  },
  "internals-hidden": {
    does: "a refusal has the body that it refuses",
    fault: alters(isCreate, (reply, request) =>
      reply.status < 400
        ? reply
        : withBody(reply, JSON.stringify({ ...jsonOf(reply), input: jsonOf(request) })),
    ),
    after: ["every-violation-listed"],
  },
  "odd-texts-survived": {
    does: "a title with digits of another script takes a request down",
    fault: refuses(
      (request) => isExport(request) && request.body.toString().includes("\u0967"),
      500,
    ),
  },
  "wrong-tokens-lock-nobody-out": {
    does: "ten wrong tokens lock an address out",
    fault: remembering(
      () => ({ wrong: 0 }),
      async (state, request, next) => {
        if (state.wrong >= 10) return problem(429);
        const reply = await next(request);
        if (reply.status === 401) state.wrong += 1;
        return reply;
      },
    ),
  },
};

/** Puts a wire in front of an implementation. */
export async function startWire(
  upstream: string,
  { alter = (bytes) => bytes, diesWithCaller = false }: Wire,
): Promise<{ readonly baseUrl: string; stop(): void }> {
  const open = new Set<Socket>();
  let isDead = false;
  const stop = (): void => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((caller) => {
    if (isDead) return void caller.destroy();
    const inner = connect(Number(new URL(upstream).port), "127.0.0.1");
    let isOwed = false;
    for (const socket of [caller, inner]) open.add(socket.on("error", () => socket.destroy()));
    caller.on("data", (chunk: Buffer) => {
      isOwed = true;
      inner.write(alter(chunk.toString("latin1")), "latin1");
    });
    inner.on("data", (chunk: Buffer) => {
      isOwed = false;
      caller.write(chunk);
    });
    inner.on("close", () => caller.end());
    caller.on("close", () => {
      inner.destroy();
      if (!isOwed || !diesWithCaller) return;
      isDead = true;
      stop();
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  return {
    baseUrl: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
    stop() {
      stop();
      server.close();
    },
  };
}
