import { incremental } from "../../checks/incremental.js";
import type { JudgeContext, TrafficRule } from "../../checks/rule.js";
import { describeViolation } from "../../findings/basis-of-violation.js";
import type { Basis } from "../../findings/basis.js";
import type { ContractResponse } from "../../load/operation.js";
import { responseOf } from "../../load/operation.js";
import { matchMediaType } from "../../openapi/media-type.js";
import type { Exchange, RecordedResponse } from "../../probe/exchange.js";

const STATUS = { openapi: "responses" } as const satisfies Basis;
const TYPE = { openapi: "content" } as const satisfies Basis;
const SCHEMA = { openapi: "schema" } as const satisfies Basis;

/** Statuses that any server may give without a word of the description (RFC 9110, RFC 6585). */
const OF_ANY_SERVER = new Set([304, 405, 408, 413, 414, 417, 429, 431, 501, 503, 505]);

/** Every response is one that the description has: its status, its media type, its body. */
export const responsesDescribed: TrafficRule = incremental({
  id: "responses-described",
  title: "Every response has a described status, a described media type and a body of its schema.",
  basis: [STATUS, TYPE, SCHEMA],
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
      if (declared) judgeBody(context, exchange, { declared, subject });
      else if (!OF_ANY_SERVER.has(response.status))
        context.report(
          STATUS,
          `${subject}: expected one of ${operation.responses.map(({ key }) => key).join(", ")}.`,
          exchange,
        );
    },
    end() {
      for (const [at, reason] of context.checkSchema.unusable)
        context.remark(`nothing is judged by the schema at \`${at}\`: ${reason}`);
    },
  }),
});

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
  if (request.method === "HEAD" || declared.schemas.size === 0) return;
  const type = response.headers.get("content-type") ?? "no content type";
  const matched = matchMediaType(declared.schemas.keys(), type);
  if (matched === undefined) {
    const expected = [...declared.schemas.keys()].map((name) => `\`${name}\``).join(" or ");
    const evidence = { ...exchange, at: declared.at };
    return context.report(TYPE, `${subject}: expected ${expected}, got \`${type}\`.`, evidence);
  }
  const at = declared.schemas.get(matched) ?? "";
  if (!/json\b/i.test(matched) || exchange.missing?.response !== undefined) return;
  if (response.json === undefined)
    return context.report(SCHEMA, `${subject}: its body is not JSON.`, { ...exchange, at });
  for (const violation of violations(context, at, response))
    context.report(SCHEMA, `${subject}: ${describeViolation(violation)}.`, { ...exchange, at });
}

function violations(
  { contract, checkSchema }: JudgeContext,
  at: string,
  { json }: RecordedResponse,
): ReturnType<typeof checkSchema> {
  return contract.document && at !== "" ? checkSchema(at, json) : [];
}
