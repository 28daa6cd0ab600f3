import { incremental } from "../../checks/incremental.js";
import type { JudgeContext, TrafficRule } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import type { ContractResponse, Operation } from "../../load/operation.js";
import { responseOf } from "../../load/operation.js";
import { distinctViolations } from "../../openapi/responses/distinct-violations.js";
import { HEADERS, judgeHeaders } from "../../openapi/responses/judge-headers.js";
import { matchMediaType } from "../../load/media-type.js";
import { describeIn } from "../../openapi/responses/describe-in.js";
import type { Exchange } from "../../probe/exchange.js";

const STATUS = { openapi: "responses" } as const satisfies Basis;
const TYPE = { openapi: "content" } as const satisfies Basis;
const SCHEMA = { openapi: "schema" } as const satisfies Basis;

/** Statuses that any server may return even if the description does not mention them (RFC 9110, RFC 6585). */
const OF_ANY_SERVER = new Set([304, 405, 406, 408, 413, 414, 415, 417, 429, 431]);

/** Statuses that callers expect where the description asks for credentials: few suffer if it does not say them. */
const OF_SECURITY = new Set([401, 403]);

/** Statuses of a server that refuses a path, or does not find it, before any code of the API runs. */
const OF_ROUTERS = new Set([400, 404]);

/** Statuses whose responses have no content, whatever a description says about it (RFC 9110, 15.3.5, 15.3.6, 15.4.5). */
const WITHOUT_CONTENT = new Set([204, 205, 304]);

/** Server errors are left to `no-server-error`, so that each is reported once. */
function isOfAnyServer(status: number): boolean {
  return OF_ANY_SERVER.has(status) || status >= 500;
}

/** Every response matches the description: its status, its media type, its body. */
export const responsesDescribed: TrafficRule = incremental({
  id: "responses-described",
  title: "Every response has a described status, media type and headers, and a body of its schema.",
  basis: [STATUS, TYPE, SCHEMA, HEADERS],
  operations: [],
  depth: "quick",
  judgesHeadsAlone: true,
  begin: (context) => ({
    see(exchange) {
      const { request, response } = exchange;
      const operation = context.contract.operations.get(request.operation ?? "");
      if (!operation || request.method !== operation.method) return;
      const declared = responseOf(operation, response.status);
      const subject = `${operation.id} returned ${response.status}`;
      if (declared) {
        judgeHeaders(context, exchange, { declared, subject });
        return judgeBody(context, exchange, { declared, subject });
      }
      if (isOfAnyServer(response.status)) return;
      const isEarly = OF_ROUTERS.has(response.status) && isRefusedEarly(request.path);
      const message = describeStatus(context, operation, { status: response.status, isEarly });
      const isStrict = isEarly || (operation.isProtected && OF_SECURITY.has(response.status));
      context.report(STATUS, message, { ...exchange, ...(isStrict && { level: "strict" }) });
    },
    end() {
      for (const [at, reason] of context.checkSchema.unusable)
        context.remark(`nothing is judged by the schema at \`${at}\`: ${reason}`);
    },
  }),
});

/**
 * A status that no operation describes has one cause, whichever operation it comes from, and so has a refusal that operations with
 * the same statuses do not describe: what refuses them is the same.
 */
function describeStatus(
  { contract }: JudgeContext,
  operation: Operation,
  { status, isEarly }: { readonly status: number; readonly isEarly: boolean },
): string {
  const isDescribed = [...contract.operations.values()].some((one) => responseOf(one, status));
  const described = operation.responses.map(({ key }) => key).join(", ");
  if (!isDescribed)
    return `${status}: expected the description to have it, got it from ${operation.id}, which describes ${described}.`;
  // The server refuses such paths in one place, whatever the operation describes.
  if (isEarly)
    return `${status} for a path with odd characters: expected the operation to describe it, got it from ${operation.id}.`;
  return isRefusal(status)
    ? `${status}: expected one of ${described}, got it from ${operation.id}.`
    : `${operation.id} returned ${status}: expected one of ${described}.`;
}

function isRefusal(status: number): boolean {
  return status >= 400;
}

/** Escapes in a path that HTTP servers refuse before routing: delimiters, control characters, and invalid UTF-8. */
function isRefusedEarly(path: string): boolean {
  const [place = ""] = path.split("?");
  return /%(?:2F|5C|[01][\dA-F]|7F|ED%[AB])/i.test(place);
}

interface Declared {
  readonly declared: ContractResponse;
  readonly subject: string;
}

function judgeBody(
  context: JudgeContext,
  exchange: Exchange,
  { declared, subject }: Declared,
): void {
  const { request, response } = exchange;
  const hasContent = request.method !== "HEAD" && !WITHOUT_CONTENT.has(response.status);
  if (!hasContent || declared.schemas.size === 0) return;
  const type = response.headers.get("content-type") ?? "no content type";
  const matched = matchMediaType(declared.schemas.keys(), type);
  if (matched === undefined) {
    const expected = [...declared.schemas.keys()].map((name) => `\`${name}\``).join(" or ");
    const isStrict = response.status === 400 && isRefusedEarly(request.path);
    const evidence = {
      ...exchange,
      at: declared.at,
      ...(isStrict && { level: "strict" as const }),
    };
    // Refusals are written in one place, whatever they refuse.
    const message = isRefusal(response.status)
      ? `${response.status}: expected ${expected}, got \`${type}\` where ${subject}.`
      : `${subject}: expected ${expected}, got \`${type}\`.`;
    return context.report(TYPE, message, evidence);
  }
  const at = declared.schemas.get(matched) ?? "";
  if (!/json\b/i.test(matched) || exchange.missing?.response !== undefined) return;
  if (response.json === undefined)
    return context.report(SCHEMA, `${subject}: its body is not JSON.`, { ...exchange, at });
  const all = at === "" ? [] : context.checkSchema(at, response.json);
  const isPartial = selectsMembers(request);
  const { response: document } = context.contract.byDirection;
  for (const violation of distinctViolations(document, all))
    if (!(isPartial && violation.keyword === "required"))
      context.report(SCHEMA, ...describeIn(context.contract, { violation, subject, at }, exchange));
}

/** Parameters and headers that select the members of a response, in frameworks and in JSON:API. */
const SELECTION = /^(?:x-|\$)?(?:fields?(?:\[.*\])?|select|only|exclude|omit|mask)$/i;

/** Whether a request selects members: others are missing in the response then. */
function selectsMembers({ path, headers }: Exchange["request"]): boolean {
  const names = [...new URLSearchParams(path.split("?")[1] ?? "").keys(), ...Object.keys(headers)];
  return names.some((name) => SELECTION.test(name));
}
