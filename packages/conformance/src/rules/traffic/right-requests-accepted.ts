import { inTraffic } from "../../checks/incremental.js";
import { isAcceptable } from "../../requests/acceptable.js";
import { faultsOfRequest } from "../../requests/faults-of-request.js";
import { faultOfJsonBytes } from "../../checks/text/strict-json.js";
import { type Basis, HTTP_SEMANTICS, PART_ENCODING } from "../../findings/basis.js";
import { LIST_OPERATIONS } from "../../load/operation.js";
import { isJsonObject } from "../../load/json.js";
import type { Exchange, SentRequest } from "../../probe/exchange.js";
import { parseJson } from "../../probe/read-body.js";
import { quoteResponse } from "../../probe/read-response.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const PROBLEMS = { decision: "problem-details", rfc: "RFC 9457" } as const satisfies Basis;

/** The basis violated if a valid request gets one of these statuses. */
const SAYS: Readonly<Record<number, Basis>> = {
  400: PROBLEMS,
  404: HTTP_SEMANTICS,
  405: HTTP_SEMANTICS,
  406: HTTP_SEMANTICS,
  415: PART_ENCODING,
};

/** Headers that may be wrong in ways that the contract does not describe. */
const WITH_RULES_OF_THEIR_OWN = ["expect", "prefer", "content-encoding"];

/** A valid request is not refused as wrong. */
export const rightRequestsAccepted = inTraffic({
  id: "right-requests-accepted",
  title: "No request that satisfies the contract is refused as malformed, unknown or unsupported.",
  basis: [PROBLEMS, HTTP_SEMANTICS, PART_ENCODING],
  operations: [...LIST_OPERATIONS, "createWebhook", "exportHostedDocument"],
  begin(context) {
    let right = 0;
    return {
      see(exchange) {
        const { request, response, missing } = exchange;
        const operation = context.contract.operations.get(request.operation ?? "");
        const basis = SAYS[response.status];
        // Once one was right, only refusals matter: most traffic consists of successes.
        if (!basis && right > 0) return;
        if (!operation || missing?.request !== undefined || !isPlain(exchange)) return;
        if (faultsOfRequest(context, operation, request)?.length !== 0) return;
        right += 1;
        if (!basis) return;
        const message = `${operation.id} as the contract has it: expected no refusal of its form, got ${quoteResponse(response)}.`;
        context.report(basis, message, exchange);
      },
      end() {
        if (right === 0) throw new NotExercisedError("no request satisfied the contract");
      },
    };
  },
});

/** Whether the request has nothing unusual that a server may legitimately refuse. */
function isPlain({ request }: Exchange): boolean {
  const { headers, path } = request;
  const [plain = "", query = ""] = path.split("?");
  if (WITH_RULES_OF_THEIR_OWN.some((name) => headers[name] !== undefined)) return false;
  // The meaning of a header with two lines depends on the parser (decision `http-semantics`).
  if (Object.values(headers).some((value) => typeof value === "object")) return false;
  const { accept = "*/*", "idempotency-key": key = "key" } = headers;
  if (typeof key !== "string" || !/^[!-~]+$/.test(key)) return false;
  if (typeof accept !== "string" || isAcceptable(accept, "application/json") !== true) return false;
  const isQueryPlain = [...new URLSearchParams(query).values()].every(isPlainValue);
  return isQueryPlain && /^[\w/-]+$/.test(plain) && contentsOf(request).every(isStrict);
}

/** Integers in another notation may be refused. */
const PLAIN = /^(?:0|[1-9]\d{0,9}|[A-Za-z][\w .-]*)$/;

const MAX_INT32 = 2 ** 31 - 1;

/** An implementation may refuse numbers that it cannot represent, but must support 32 bits. */
function isPlainValue(text: string): boolean {
  return PLAIN.test(text) && !(Number(text) > MAX_INT32);
}

function contentsOf({ body }: SentRequest): readonly (string | Uint8Array)[] {
  if (!body || body.kind === "bytes") return [];
  return body.kind === "text" ? [body.text] : body.parts.map(({ content }) => content);
}

/** A lone surrogate, or a number that a double cannot represent exactly or at all (decision `integer-width`). */
const ODD = /\\ud[89a-f]|\de\+?\d{3}|\d{16}/i;

/** Servers may limit the nesting depth of JSON. */
const MAX_DEPTH = 64;

function isStrict(content: string | Uint8Array): boolean {
  const bytes = Buffer.from(content);
  const isObject = bytes[0] === OPENING_BRACE && isJsonObject(parseJson(bytes));
  return (
    isObject &&
    faultOfJsonBytes(bytes) === undefined &&
    !ODD.test(bytes.toString()) &&
    depthOf(bytes) <= MAX_DEPTH
  );
}

const [OPENING_BRACE, OPENING_BRACKET] = [0x7b, 0x5b];
const CLOSING = new Set([0x7d, 0x5d]);

/** Returns an upper bound of the depth, since brackets in strings count too. */
function depthOf(bytes: Uint8Array): number {
  let [depth, most] = [0, 0];
  for (const byte of bytes) {
    if (byte === OPENING_BRACE || byte === OPENING_BRACKET) most = Math.max(most, (depth += 1));
    else if (CLOSING.has(byte)) depth -= 1;
  }
  return most;
}
