import type { Rule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import { LIST_OPERATIONS } from "../../load/operation.js";
import type { Exchange, RecordedResponse, SentRequest } from "../../probe/exchange.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const TOKENS = { decision: "tokens", rfc: "RFC 6750, 5.3" } as const satisfies Basis;

/** Shorter credentials could be words of a message. */
const MIN_LENGTH = 12;

const PLACEHOLDER = /^\$(?:[A-Z]+_)?TOKEN$/;

/** What comes back of a token ends up in logs and in tickets. */
export const tokenNotEchoed: Rule = {
  id: "token-not-echoed",
  title: "No response contains the token that was sent.",
  basis: [TOKENS],
  operations: [...LIST_OPERATIONS, "createWebhook", "exportHostedDocument"],
  depth: "quick",
  judge(exchanges, context) {
    const sent = exchanges.map((exchange) => ({ exchange, credential: credentialOf(exchange) }));
    for (const { exchange, credential } of sent) {
      if (credential === undefined || !contains(exchange.response, credential)) continue;
      // A token that is a word, such as `token`, stands in the responses to requests without it too.
      const isWord = exchanges.some(
        ({ request, response }) => !mentions(request, credential) && contains(response, credential),
      );
      if (isWord) throw new NotExercisedError("the token is a word that responses contain anyway");
      const { operation, method } = exchange.request;
      context.report(
        TOKENS,
        `${operation ?? method}: expected no token in the response.`,
        exchange,
      );
    }
  },
};

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
