import { REQUIRED, TOKENS } from "../../checks/expect/expect-unauthorized.js";
import { inTraffic } from "../../checks/incremental.js";
import type { Contract } from "../../load/contract.js";
import { LIST_OPERATIONS, type Operation } from "../../load/operation.js";
import type { SentRequest } from "../../probe/exchange.js";
import { isSuccess } from "../../probe/read-response.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

/** Statuses that reveal to a caller without a token whether the rest of the request is valid. */
const SPEAKS_OF_THE_REST = new Set([400, 403, 409, 422]);

/** Headers that a server may refuse before authentication. */
const REFUSED_EARLY = ["expect", "content-encoding", "transfer-encoding", "idempotency-key"];

/** Every request without a token in its header is refused. */
export const credentialsDemanded = inTraffic({
  id: "credentials-demanded",
  title: "No operation accepts a request without a bearer token, or judges more of it.",
  level: "unsafe",
  basis: [REQUIRED, TOKENS],
  operations: [...LIST_OPERATIONS, "createWebhook", "exportHostedDocument"],
  judgesHeadsAlone: true,
  begin(context) {
    let without = 0;
    return {
      see(exchange) {
        const { request, response } = exchange;
        const operation = operationOf(context.contract, request);
        const [value = ""] = [request.headers["authorization"] ?? ""].flat();
        if (!operation?.isProtected || /^bearer +\S/i.test(value)) return;
        without += 1;
        const what = value === "" ? "without Authorization" : "with another scheme than Bearer";
        const where = request.operation ?? `${request.method} ${request.path.split("?")[0]}`;
        if (isSuccess(response.status))
          return context.report(REQUIRED, `${where} ${what}: expected 401, got success.`, exchange);
        if (value !== "" || !SPEAKS_OF_THE_REST.has(response.status) || isOdd(request)) return;
        const message = `${where} ${what}: expected 401, got ${response.status}.`;
        context.report(TOKENS, message, { ...exchange, level: "broken" });
      },
      end() {
        if (without === 0) throw new NotExercisedError("every request had a token");
      },
    };
  },
});

/** HEAD exposes the same as GET, and servers may treat other spellings of a path as the same path. */
function operationOf(
  { operations }: Contract,
  { operation, method, path }: SentRequest,
): Operation | undefined {
  if (operation !== undefined) return operations.get(operation);
  const [plain = ""] = path.split("?");
  const spelled = plain.replaceAll(/%[\da-f]{2}/gi, decode).replaceAll(/\/+/g, "/");
  const wanted = spelled.split(";", 1)[0]?.replace(/\/$/, "").toLowerCase();
  const asked = method === "HEAD" ? "GET" : method;
  return [...operations.values()].find((one) => one.method === asked && one.path === wanted);
}

/** Decodes an escape; non-ASCII bytes remain escaped. */
function decode(escaped: string): string {
  const code = Number.parseInt(escaped.slice(1), 16);
  return code < 0x80 ? String.fromCodePoint(code) : escaped;
}

function isOdd({ operation, headers, path }: SentRequest): boolean {
  const isTwice = Object.values(headers).some((value) => typeof value === "object");
  const isEarly = REFUSED_EARLY.some((name) => headers[name] !== undefined);
  return operation === undefined || isTwice || isEarly || !/^[\w/?&=-]*$/.test(path);
}
