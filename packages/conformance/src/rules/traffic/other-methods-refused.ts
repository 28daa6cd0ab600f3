import { faultOfAllow, PATHS } from "../../checks/allowed-methods.js";
import { inTraffic } from "../../checks/incremental.js";
import type { Basis } from "../../findings/basis.js";
import type { Exchange } from "../../probe/exchange.js";
import { isSuccess, quoteResponse } from "../../probe/read-response.js";
import { NotExercisedError } from "../../verdict/verdict-errors.js";

const METHODS = { decision: "http-semantics", rfc: "RFC 9110, 15.5.6" } as const satisfies Basis;
const OPTIONS = { decision: "http-semantics", rfc: "RFC 9110, 9.3.7" } as const satisfies Basis;
const HEAD = { decision: "http-semantics", rfc: "RFC 9110, 9.3.2" } as const satisfies Basis;

/** Methods that every server knows; it may respond to other methods with 501. */
const KNOWN = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);

/** Statuses that are about the caller or the server rather than the method. */
const SPEAKS_OF_OTHERS = new Set([400, 401, 403, 408, 413, 414, 415, 417, 429, 431]);

/** A known path refuses unsupported methods, and lists the supported ones. */
export const otherMethodsRefused = inTraffic({
  id: "other-methods-refused",
  title:
    "A known path answers another method with 405 and `Allow`, OPTIONS with 204, and HEAD like GET.",
  level: "strict",
  basis: [METHODS, OPTIONS, HEAD],
  operations: ["listDocumentExports", "exportHostedDocument", "listCollections", "listWebhooks"],
  judgesHeadsAlone: true,
  begin({ report }) {
    let others = 0;
    return {
      see(exchange) {
        const { method } = exchange.request;
        const known = methodsOf(exchange);
        if (!known || known.includes(method)) return checkUnknown(exchange, report);
        others += 1;
        const [basis, fault] = judge(exchange, known) ?? [];
        const [path = ""] = exchange.request.path.split("?");
        if (basis) report(basis, `${path} with ${method}: ${fault}`, exchange);
      },
      end() {
        if (others === 0) throw new NotExercisedError("no path got a method that it does not have");
      },
    };
  },
});

function methodsOf({ request }: Exchange): readonly string[] | undefined {
  const [plain = ""] = request.path.split("?");
  return PATHS.find(({ path }) => path === plain)?.methods;
}

function judge(
  { request: { method }, response }: Exchange,
  methods: readonly string[],
): readonly [Basis, fault: string] | undefined {
  const { status, headers } = response;
  if (status >= 500 || SPEAKS_OF_OTHERS.has(status)) return undefined;
  if (method === "OPTIONS") return judgeOptions(status, headers, methods);
  if (method === "HEAD" && methods.includes("GET"))
    return status === 404 || status === 405
      ? [HEAD, `expected the status of GET, got ${status}.`]
      : undefined;
  if (!KNOWN.has(method) && !isSuccess(status)) return undefined;
  if (status !== 405) return [METHODS, `expected 405, got ${quoteResponse(response)}.`];
  const fault = faultOfAllow(methods, headers);
  return fault === undefined ? undefined : [METHODS, fault];
}

function judgeOptions(
  status: number,
  headers: Headers,
  methods: readonly string[],
): readonly [Basis, fault: string] | undefined {
  // The response to a preflight request follows CORS, for which servers respond differently.
  if (headers.has("access-control-allow-methods")) return undefined;
  if (status !== 204) return [OPTIONS, `expected 204, got ${status}.`];
  const fault = faultOfAllow(methods, headers);
  return fault === undefined ? undefined : [OPTIONS, fault];
}

type Report = Parameters<Parameters<typeof inTraffic>[0]["begin"]>[0]["report"];

/** The methods of unknown paths cannot be checked, but a 405 must list some (RFC 9110, 15.5.6). */
function checkUnknown(exchange: Exchange, report: Report): void {
  const { status, headers } = exchange.response;
  if (status !== 405 || headers.has("allow")) return;
  const { method, operation } = exchange.request;
  const subject = operation ?? `${method} on an unknown path`;
  report(METHODS, `${subject}: expected \`Allow\` beside 405, got none.`, exchange);
}
