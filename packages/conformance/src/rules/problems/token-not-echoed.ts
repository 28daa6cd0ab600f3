import { incremental } from "../../checks/incremental.js";
import type { Basis } from "../../findings/basis.js";
import { LIST_OPERATIONS } from "../../load/operation.js";
import type { Exchange, RecordedResponse, SentRequest } from "../../probe/exchange.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const TOKENS = { decision: "tokens", rfc: "RFC 6750, 5.3" } as const satisfies Basis;

/** Shorter credentials could be ordinary words in a message. */
const MIN_LENGTH = 12;

/** Maximum number of credentials to look for in responses to other requests, and maximum number of stored echoes. */
const [MAX_CREDENTIALS, MAX_ECHOES] = [20, 50];

const PLACEHOLDER = /^\$(?:[A-Z]+_)?TOKEN$/;

/** A response must not contain the token, since it would end up in logs and in tickets. */
export const tokenNotEchoed = incremental({
  id: "token-not-echoed",
  title: "No response contains the token that was sent.",
  level: "unsafe",
  basis: [TOKENS],
  operations: [...LIST_OPERATIONS, "createWebhook", "exportHostedDocument"],
  depth: "quick",
  begin(context) {
    const [seen, words] = [new Set<string>(), new Set<string>()];
    const echoes = new Map<string, Exchange>();
    return {
      see(exchange) {
        const { request, response } = exchange;
        const credential = credentialOf(exchange);
        // A token that is an ordinary word, such as `token`, also appears in responses to requests without it.
        for (const known of seen)
          if (contains(response, known) && !mentions(request, known)) words.add(known);
        if (credential === undefined) return;
        const isEcho = contains(response, credential);
        if (isEcho || seen.size < MAX_CREDENTIALS) seen.add(credential);
        if (isEcho && echoes.size < MAX_ECHOES)
          echoes.set(`${request.operation ?? request.method} ${credential}`, exchange);
      },
      end() {
        for (const exchange of echoes.values()) {
          const credential = credentialOf(exchange) ?? "";
          if (words.has(credential))
            throw new NotExercisedError("the token is a word that responses contain anyway");
          const { operation, method } = exchange.request;
          const message = `${operation ?? method}: expected no token in the response.`;
          context.report(TOKENS, message, exchange);
        }
      },
    };
  },
});

/** Returns the token of a request, as a placeholder if it is one of the target's tokens. */
function credentialOf({ request }: Exchange): string | undefined {
  const [value = ""] = [request.headers["authorization"] ?? ""].flat();
  const credential = value.replace(/^\S+\s+/, "");
  return PLACEHOLDER.test(credential) || credential.length >= MIN_LENGTH ? credential : undefined;
}

/** Whether a request contains the token anywhere, in which case its response may repeat it. */
function mentions({ path, headers, hasTokenInBody }: SentRequest, credential: string): boolean {
  return hasTokenInBody === true || JSON.stringify([path, headers]).includes(credential);
}

function contains({ text, rawHeaders }: RecordedResponse, credential: string): boolean {
  return text.includes(credential) || rawHeaders.some(([, value]) => value.includes(credential));
}
