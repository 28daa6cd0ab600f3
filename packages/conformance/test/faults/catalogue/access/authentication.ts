import { defineFaults } from "../../fault.js";
import { create, list, seen, sendBytes, statusOf } from "../../observe/caller.js";
import { field, queryOf } from "../../plant/message.js";
import {
  hasToken,
  is,
  isCreate,
  isExport,
  isWebhooks,
  refuses,
  sends,
  withToken,
} from "../../plant/rewrite.js";
import { upload } from "../../observe/exports.js";

const FIRST = "First-token";
const TOKENS = [FIRST, "Sibling-token", "Second-token", "Narrow-token"];
export const collections = list("collections");
const withAuth = (authorization: string) =>
  statusOf({ ...collections, token: null, headers: { authorization } });
export const admit = (when: Parameters<typeof sends>[0]) => sends(when, (r) => withToken(r, FIRST));
export const auth = (r: Parameters<typeof hasToken>[0]) => field(r, "authorization");

/** Faults in who is let in. */
export const AUTHENTICATION = defineFaults("authentication", [
  {
    id: "collections-are-public",
    does: "Lists collections without a token.",
    from: "hand-made: a route registered before the middleware",
    plant: admit((r) => is("GET /v2/collections")(r) && auth(r) === undefined),
    shows: statusOf({ ...collections, token: null }),
    healthy: 401,
    faulty: 200,
  },
  {
    id: "webhooks-are-public",
    does: "Lists webhooks without a token.",
    from: "Spring Security permitAll on a prefix",
    plant: admit((r) => isWebhooks(r) && auth(r) === undefined),
    shows: statusOf(list("webhooks", { token: null })),
    healthy: 401,
    faulty: 200,
  },
  {
    id: "create-is-public",
    does: "Registers webhooks without a token.",
    from: "hand-made: only GET is guarded",
    plant: admit((r) => isCreate(r) && auth(r) === undefined),
    shows: statusOf((t) => create(t, {}, { token: null })),
    healthy: 401,
    faulty: 201,
  },
  {
    id: "export-is-public",
    does: "Exports without a token.",
    from: "upload middleware mounted before authentication",
    plant: admit((r) => isExport(r) && auth(r) === undefined),
    shows: statusOf((t) => upload(t, {}, { token: null })),
    healthy: 401,
    faulty: 202,
  },
  {
    id: "head-is-public",
    does: "Answers HEAD without a token with 200.",
    from: "authentication on GET and POST routes only",
    plant: admit((r) => r.method === "HEAD" && auth(r) === undefined),
    shows: statusOf({ ...collections, method: "HEAD", token: null }),
    healthy: 401,
    faulty: 200,
  },
  {
    id: "any-token-taken",
    does: "Takes any token.",
    from: "JWT decoded without verification",
    plant: admit(
      (r) => /^bearer \S/i.test(auth(r) ?? "") && !TOKENS.some((token) => hasToken(r, token)),
    ),
    shows: withAuth("Bearer no-such-token"),
    healthy: 401,
    faulty: 200,
  },
  {
    id: "expired-token-taken",
    does: "Takes a token that has expired.",
    from: "JWT ignoreExpiration, a cache of tokens",
    plant: admit((r) => hasToken(r, "Expired-token")),
    shows: seen(
      (t) => ({ ...collections, token: t.expiredToken }),
      ({ status }) => status,
    ),
    healthy: 401,
    faulty: 200,
  },
  {
    id: "empty-token-taken",
    does: "Takes `Bearer` with nothing after it.",
    from: "startsWith('Bearer')",
    plant: admit((r) => /^bearer\s*$/i.test(auth(r) ?? "")),
    shows: withAuth("Bearer "),
    healthy: 401,
    faulty: 200,
  },
  {
    id: "token-prefix-taken",
    does: "Takes a token of which only the beginning is right.",
    from: "startsWith, SQL LIKE",
    plant: admit((r) => (auth(r) ?? "").startsWith(`Bearer ${FIRST}`)),
    shows: withAuth(`Bearer ${FIRST}-and-more`),
    healthy: 401,
    faulty: 200,
  },
  {
    id: "token-case-ignored",
    does: "Takes a token in another case.",
    from: "MySQL and SQL Server collations",
    plant: admit((r) => hasToken(r, FIRST)),
    shows: withAuth(`Bearer ${FIRST.toUpperCase()}`),
    healthy: 401,
    faulty: 200,
  },
  {
    id: "basic-taken",
    does: "Takes the token as the password of Basic.",
    from: "Spring Security httpBasic, GitHub",
    plant: admit((r) => /^basic /i.test(auth(r) ?? "")),
    shows: withAuth(`Basic ${Buffer.from(`x:${FIRST}`).toString("base64")}`),
    healthy: 401,
    faulty: 200,
  },
  {
    id: "token-scheme-taken",
    does: "Takes `Token …` in place of `Bearer …`.",
    from: "Django REST framework, Rails authenticate_with_http_token",
    plant: admit((r) => /^token /i.test(auth(r) ?? "")),
    shows: withAuth(`Token ${FIRST}`),
    healthy: 401,
    faulty: 200,
  },
  {
    id: "bare-token-taken",
    does: "Takes a token without a scheme.",
    from: "header.split(' ').pop()",
    plant: admit((r) => auth(r) === FIRST),
    shows: withAuth(FIRST),
    healthy: 401,
    faulty: 200,
  },
  {
    id: "scheme-case-matters",
    does: "Refuses `bearer` in lower case.",
    from: "startsWith('Bearer ')",
    plant: refuses((r) => (auth(r) ?? "").startsWith("bearer"), 401),
    shows: withAuth(`bearer ${FIRST}`),
    healthy: 200,
    faulty: 401,
  },
  {
    id: "token-in-query-taken",
    does: "Takes the token from `access_token` in the query.",
    from: "RFC 6750, 2.3; express-bearer-token, Spring",
    plant: admit((r) => auth(r) === undefined && queryOf(r).has("access_token")),
    shows: statusOf(list(`collections?access_token=${FIRST}`, { token: null })),
    healthy: 401,
    faulty: 200,
  },
  {
    id: "token-in-form-taken",
    does: "Takes the token from a part `access_token` of the upload.",
    from: "RFC 6750, 2.2; express-bearer-token",
    plant: admit((r) => isExport(r) && auth(r) === undefined && r.body.includes('"access_token"')),
    shows: statusOf((t) =>
      upload(
        t,
        {
          parts: [
            ['Content-Disposition: form-data; name="access_token"', FIRST],
            ['Content-Disposition: form-data; name="file"', "{}"],
            ['Content-Disposition: form-data; name="options"', `{"destination":${t.destination}}`],
          ],
        },
        { token: null },
      ),
    ),
    healthy: 401,
    faulty: 202,
  },
  {
    id: "token-in-cookie-taken",
    does: "Takes the token from a cookie.",
    from: "express-bearer-token, Rails sessions",
    plant: admit((r) => /token=/.test(field(r, "cookie") ?? "")),
    shows: statusOf({ ...collections, token: null, headers: { cookie: `access_token=${FIRST}` } }),
    healthy: 401,
    faulty: 200,
  },
  {
    id: "second-authorization-taken",
    does: "Takes the second of two `Authorization` headers where the first is wrong.",
    from: "proxies and servers that disagree on doubled headers",
    plant: sends(
      (r) => r.fields.filter(([name]) => name.toLowerCase() === "authorization").length > 1,
      (r) => withToken(r, FIRST),
    ),
    shows: async (t) => {
      const head = `GET /v2/collections HTTP/1.1\r\nHost: a\r\nConnection: close\r\n`;
      const two = `Authorization: Bearer wrong\r\nAuthorization: Bearer ${t.token}\r\n\r\n`;
      return (await sendBytes(t, head + two)).slice(9, 12) === "200";
    },
    healthy: false,
    faulty: true,
  },
]);
