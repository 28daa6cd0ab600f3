import { Agent } from "node:http";
import { defineFaults } from "../../fault.js";
import { create, list, seen, send, statusOf } from "../../observe/caller.js";
import { field, jsonOf, queryOf, withField } from "../../plant/message.js";
import {
  always,
  alters,
  exchange,
  hasToken,
  insteadOf,
  isCreate,
  isExport,
  isList,
  isRecords,
  isWebhooks,
  plain,
  problem,
  refuses,
  sends,
} from "../../plant/rewrite.js";
import { upload } from "../../observe/exports.js";
import { admit, auth, collections } from "./authentication.js";

/** Faults in how callers are refused, and in what they may do. */
export const REFUSALS = defineFaults("authentication", [
  {
    id: "challenge-missing",
    does: "Responds with 401 without `WWW-Authenticate`.",
    from: "Express, FastAPI HTTPException(401)",
    plant: insteadOf([401], (reply) => withField(reply, "www-authenticate", undefined)),
    shows: seen({ ...collections, token: null }, ({ headers }) => "www-authenticate" in headers),
    healthy: true,
    faulty: false,
  },
  {
    id: "challenge-is-basic",
    does: "Responds with 401 with a `Basic` challenge, so that browsers ask for a password.",
    from: "Spring Security, Rails, Apache",
    plant: insteadOf([401], (reply) => withField(reply, "www-authenticate", 'Basic realm="Realm"')),
    shows: seen({ ...collections, token: null }, ({ headers }) =>
      /^basic/i.test(headers["www-authenticate"] ?? ""),
    ),
    healthy: false,
    faulty: true,
  },
  {
    id: "missing-token-is-403",
    does: "Responds with 403 if there is no token.",
    from: "Spring Security without an entry point, FastAPI HTTPBearer",
    plant: insteadOf([401], () => problem(403)),
    shows: statusOf({ ...collections, token: null }),
    healthy: 401,
    faulty: 403,
  },
  {
    id: "missing-token-redirects",
    does: "Redirects to a login page if there is no token.",
    from: "ASP.NET cookie authentication, Devise, Laravel",
    plant: insteadOf([401], () => ({ ...plain(302, ""), fields: [["location", "/login"]] })),
    shows: statusOf({ ...collections, token: null }),
    healthy: 401,
    faulty: 302,
  },
  {
    id: "missing-token-is-404",
    does: "Responds with 404 where the token is wrong.",
    from: "hand-made: hides what is there",
    plant: insteadOf([401], () => problem(404)),
    shows: statusOf({ ...collections, token: "wrong" }),
    healthy: 401,
    faulty: 404,
  },
  {
    id: "scope-of-webhooks-unchecked",
    does: "Lists webhooks for a token that lacks `webhooks:read`.",
    from: "hand-made: scopes are checked for writing only",
    plant: admit((r) => isWebhooks(r) && hasToken(r, "Narrow-token")),
    shows: seen(
      (t) => list("webhooks", { token: t.narrowToken }),
      ({ status }) => status,
    ),
    healthy: 403,
    faulty: 200,
  },
  {
    id: "scope-of-records-unchecked",
    does: "Lists records for a token that lacks `exports:read`.",
    from: "hand-made",
    plant: admit((r) => isRecords(r) && hasToken(r, "Narrow-token")),
    shows: seen(
      (t) => list("document-exports", { token: t.narrowToken }),
      ({ status }) => status,
    ),
    healthy: 403,
    faulty: 200,
  },
  {
    id: "scope-of-export-unchecked",
    does: "Exports for a token that may only read collections.",
    from: "hand-made: authenticated is authorized",
    plant: admit((r) => isExport(r) && hasToken(r, "Narrow-token")),
    shows: statusOf((t) => upload(t, {}, { token: t.narrowToken })),
    healthy: 403,
    faulty: 202,
  },
  {
    id: "scope-of-create-unchecked",
    does: "Registers webhooks for a token that may only read collections.",
    from: "hand-made: authenticated is authorized",
    plant: admit((r) => isCreate(r) && hasToken(r, "Narrow-token")),
    shows: statusOf((t) => create(t, {}, { token: t.narrowToken })),
    healthy: 403,
    faulty: 201,
  },
  {
    id: "missing-scope-is-401",
    does: "Responds with 401 where a scope is missing.",
    from: "Passport: fail() without a status",
    plant: insteadOf([403], () => problem(401, [["www-authenticate", "Bearer"]])),
    shows: seen(
      (t) => list("webhooks", { token: t.narrowToken }),
      ({ status }) => status,
    ),
    healthy: 403,
    faulty: 401,
  },
  {
    id: "query-checked-before-token",
    does: "Responds with 400 to a wrong query of a caller without a token.",
    from: "FastAPI, ASP.NET: model binding before authorization filters",
    plant: refuses(
      (r) => isList(r) && [...queryOf(r).values()].some((value) => !/^[1-9]\d*$/.test(value)),
      400,
    ),
    shows: statusOf(list("collections?pageSize=0", { token: null })),
    healthy: 401,
    faulty: 400,
  },
  {
    id: "body-checked-before-token",
    does: "Responds with 400 to broken JSON of a caller without a token.",
    from: "Express: express.json() before authentication",
    plant: refuses((r) => isCreate(r) && jsonOf(r) === undefined, 400),
    shows: statusOf((t) => create(t, "{", { token: null })),
    healthy: 401,
    faulty: 400,
  },
  {
    id: "media-type-checked-before-token",
    does: "Responds with 415 to another media type of a caller without a token.",
    from: "Spring: consumes is part of the route",
    plant: refuses(
      (r) => isCreate(r) && !(field(r, "content-type") ?? "").startsWith("application/json"),
      415,
    ),
    shows: statusOf((t) =>
      create(t, {}, { token: null, headers: { "content-type": "text/plain" } }),
    ),
    healthy: 401,
    faulty: 415,
  },
  {
    id: "connection-stays-authenticated",
    does: "Takes requests without a token on a connection that had one with a token.",
    from: "NTLM, connection pooling of proxies",
    plant: {
      exchange: () => {
        const known = new WeakMap<object, string>();
        return (request, next) => {
          const token = field(request, "authorization") ?? known.get(request.connection);
          if (token !== undefined) known.set(request.connection, token);
          return next(withField(request, "authorization", token));
        };
      },
    },
    shows: async (t) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      await send(t, { ...collections, agent });
      const { status } = await send(t, { ...collections, token: null, agent });
      agent.destroy();
      return status;
    },
    healthy: 401,
    faulty: 200,
  },
  {
    id: "method-override-honoured",
    does: "Obeys `X-HTTP-Method-Override`, so that a POST reads a list.",
    from: "Rails, Express method-override, Symfony",
    plant: sends(
      (r) => field(r, "x-http-method-override") !== undefined,
      (r) => ({ ...withField(r, "content-type", undefined), method: "GET", body: Buffer.alloc(0) }),
    ),
    shows: statusOf({
      ...collections,
      method: "POST",
      headers: { "x-http-method-override": "GET" },
    }),
    healthy: 405,
    faulty: 200,
  },
  {
    id: "token-shown-in-header",
    does: "Sends the token back in a response header.",
    from: "refreshed tokens, debug headers",
    plant: alters(always, (reply, request) => withField(reply, "x-token", auth(request) ?? "")),
    shows: seen(collections, ({ headers }, t) => JSON.stringify(headers).includes(t.token)),
    healthy: false,
    faulty: true,
  },
  {
    id: "challenge-echoes-token",
    does: "Repeats the wrong token in `WWW-Authenticate`.",
    from: "hand-made: error_description",
    plant: exchange(async (request, next) => {
      const reply = await next(request);
      const value = `Bearer error="invalid_token", error_description="${auth(request)}"`;
      return reply.status === 401 ? withField(reply, "www-authenticate", value) : reply;
    }),
    shows: seen({ ...collections, token: "secret-of-a-caller" }, ({ headers }) =>
      String(headers["www-authenticate"]).includes("secret-of-a-caller"),
    ),
    healthy: false,
    faulty: true,
  },
]);
