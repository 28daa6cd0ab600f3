import { incremental } from "../../checks/incremental.js";
import type { Basis } from "../../findings/basis.js";
import { LIST_OPERATIONS } from "../../load/operation.js";
import type { Exchange, RecordedResponse, SentRequest } from "../../probe/exchange.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const TOKENS = { decision: "tokens", rfc: "RFC 6750, 5.3" } as const satisfies Basis;

/** Shorter credentials could be words of a message. */
const MIN_LENGTH = 12;

/** So many credentials are looked for in the responses to requests without them, and so many echoes are kept. */
const [MAX_CREDENTIALS, MAX_ECHOES] = [20, 50];

const PLACEHOLDER = /^\$(?:[A-Z]+_)?TOKEN$/;

/** What comes back of a token ends up in logs and in tickets. */
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
        // A token that is a word, such as `token`, is in the responses to requests without it too.
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

/** The token of a request, as a placeholder where it is one of the target. */
function credentialOf({ request }: Exchange): string | undefined {
  const [value = ""] = [request.headers["authorization"] ?? ""].flat();
  const credential = value.replace(/^\S+\s+/, "");
  return PLACEHOLDER.test(credential) || credential.length >= MIN_LENGTH ? credential : undefined;
}

/** Whether a request has the token anywhere, so that its response may have it from there. */
function mentions({ path, headers, hasTokenInBody }: SentRequest, credential: string): boolean {
  return hasTokenInBody === true || JSON.stringify([path, headers]).includes(credential);
}

function contains({ text, rawHeaders }: RecordedResponse, credential: string): boolean {
  return text.includes(credential) || rawHeaders.some(([, value]) => value.includes(credential));
}
