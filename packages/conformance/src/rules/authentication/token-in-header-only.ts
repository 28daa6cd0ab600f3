import { expectUnauthorized, REQUIRED, TOKENS } from "../../checks/expect/expect-unauthorized.js";
import { checkOrigins, ORIGINS } from "../../checks/reflected-origins.js";
import { requireWorkingToken } from "../../checks/operation-requests.js";
import type { Rule, RuleContext } from "../../checks/rule.js";
import { RARE_EVENT } from "../../load/target.js";
import { TOKEN } from "../../probe/credentials.js";
import type { ProbeRequest } from "../../probe/exchange.js";
import { isSuccess } from "../../probe/read-response.js";
import {
  exportRequest,
  filePart,
  listRequest,
  optionsPart,
  webhookRequest,
} from "../../probe/requests.js";

/** Names that frameworks use for a token in a query, a form or a cookie. */
const NAMES = [
  "access_token",
  "token",
  "api_key",
  "apikey",
  "auth",
  "authorization",
  "bearer",
  "id_token",
  "jwt",
  "key",
  "session",
  "sid",
];
const PAIRS = NAMES.map((name) => `${name}=${TOKEN}`);

const KEY_HEADERS = {
  "x-api-key": TOKEN,
  "x-auth-token": TOKEN,
  "x-access-token": TOKEN,
  "x-jwt": TOKEN,
  authentication: `Bearer ${TOKEN}`,
  "sec-websocket-protocol": `bearer, ${TOKEN}`,
  "x-authorization": `Bearer ${TOKEN}`,
  "proxy-authorization": `Bearer ${TOKEN}`,
};

/** Headers that only a proxy in front of an implementation may set. */
const PROXY_HEADERS = {
  "x-forwarded-for": "127.0.0.1",
  "x-real-ip": "127.0.0.1",
  "x-forwarded-user": "admin",
  "x-remote-user": "admin",
  "x-original-url": "/",
  "x-rewrite-url": "/",
};

type Case = readonly [what: string, request: ProbeRequest];

const PART = { name: "access_token", content: TOKEN };

function cases(destination: number): readonly Case[] {
  const webhook = { endpoint: "https://example.com/", events: [RARE_EVENT] };
  return [
    ["with the token in the query", listRequest("listCollections", PAIRS.join("&"))],
    [
      "with the token in cookies",
      { ...listRequest("listCollections"), headers: { cookie: PAIRS.join("; ") } },
    ],
    [
      "with the token in other headers",
      { ...listRequest("listCollections"), headers: KEY_HEADERS },
    ],
    [
      "with what a proxy would say about a caller",
      { ...listRequest("listCollections"), headers: PROXY_HEADERS },
    ],
    [
      "with the token in a part of the form",
      exportRequest([PART, filePart("{}"), optionsPart(destination)]),
    ],
    [
      "with the token in a form",
      {
        ...webhookRequest({}, { "content-type": "application/x-www-form-urlencoded" }),
        body: { kind: "text", text: PAIRS.join("&") },
      },
    ],
    [
      "with the token in a member of the body",
      webhookRequest({ ...webhook, connections: [destination], access_token: TOKEN, token: TOKEN }),
    ],
  ];
}

/** The token is accepted only in `Authorization`: queries end up in logs and histories. */
export const tokenInHeaderOnly: Rule = {
  id: "token-in-header-only",
  title:
    "The token in a query, a form, a cookie or another header opens nothing, and no other site may send it.",
  level: "unsafe",
  basis: [REQUIRED, TOKENS, ORIGINS],
  operations: ["listCollections", "listWebhooks", "exportHostedDocument", "createWebhook"],
  async run(context) {
    const control = await requireWorkingToken(context, "listCollections");
    for (const [what, request] of cases(await context.scenario.destination())) {
      const sent = { ...request, authorization: null, hasTokenInBody: true };
      const expectation = { what: `${what} and without Authorization`, orBadRequest: true };
      expectUnauthorized(context, await context.send(sent), expectation);
    }
    const cookies = control.response.headers.getSetCookie().map((text) => text.split(";", 1)[0]);
    await expectPathClosed(context);
    await checkOrigins(context);
    if (cookies.length === 0) return;
    const headers = { cookie: cookies.join("; ") };
    const request = { ...listRequest("listCollections"), authorization: null, headers };
    const what = "with the cookie of an earlier response and without Authorization";
    expectUnauthorized(context, await context.send(request), { what });
  },
};

/** Tests path parameters as servlets have them; a server without support for them has no such path. */
async function expectPathClosed(context: RuleContext): Promise<void> {
  const { method, path } = listRequest("listCollections");
  const pairs = NAMES.map((name) => `;${name}=${TOKEN}`).join("");
  // The path is not part of the contract, so 404 is as correct as 401.
  const exchange = await context.send({ method, path: path + pairs, authorization: null });
  if (!isSuccess(exchange.response.status)) return;
  const what = "with the token in parameters of the path and without Authorization";
  expectUnauthorized(context, exchange, { what });
}
