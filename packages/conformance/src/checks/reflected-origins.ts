import type { ProbeRequest } from "../probe/exchange.js";
import { listRequest } from "../probe/requests.js";
import type { Basis } from "../findings/basis.js";
import type { RuleContext } from "./rule.js";

/** `Access-Control-Allow-Origin` defines which other sites may read responses in a browser. */
export const ORIGINS = {
  decision: "tokens",
  rfc: "Fetch Standard, CORS protocol and credentials",
} as const satisfies Basis;

/** A site that nobody allows (RFC 2606), and the origin that a sandboxed frame of any site sends. */
const STRANGERS = ["https://another-site.invalid", "null"];

const { path } = listRequest("listCollections");

/** The request, and the preflight that a browser sends before a request with a token. */
const REQUESTS: readonly ProbeRequest[] = [
  listRequest("listCollections"),
  {
    method: "OPTIONS",
    path,
    authorization: null,
    headers: {
      "access-control-request-method": "GET",
      "access-control-request-headers": "authorization",
    },
  },
];

/** Reports a target that reflects any origin, which lets pages of any site send credentials and read the response. */
export async function checkOrigins(context: RuleContext): Promise<void> {
  for (const origin of STRANGERS)
    for (const request of REQUESTS) {
      const sent = { ...request, headers: { ...request.headers, origin } };
      const exchange = await context.send(sent);
      const { headers } = exchange.response;
      const isAllowed = headers.get("access-control-allow-origin")?.trim() === origin;
      if (!isAllowed || headers.get("access-control-allow-credentials")?.trim() !== "true")
        continue;
      const message = `${request.method} ${path} with \`Origin: ${origin}\`: expected no other site to be allowed credentials, got its origin with \`Access-Control-Allow-Credentials: true\`.`;
      return context.report(ORIGINS, message, exchange);
    }
}
