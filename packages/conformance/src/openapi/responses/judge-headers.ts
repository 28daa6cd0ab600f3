import type { JudgeContext } from "../../checks/rule.js";
import type { Basis } from "../../findings/basis.js";
import type { ContractResponse } from "../../load/operation.js";
import type { Exchange } from "../../probe/exchange.js";
import { readings } from "../readings.js";

/** The described headers of a response. */
export const HEADERS = { openapi: "headers" } as const satisfies Basis;

const MAX_QUOTED = 80;

/** Reports a described header that is required and missing, or whose value violates its schema however it is read. */
export function judgeHeaders(
  context: JudgeContext,
  exchange: Exchange,
  { declared, subject }: { readonly declared: ContractResponse; readonly subject: string },
): void {
  const evidence = { ...exchange, at: declared.at };
  for (const { name, isRequired, schema } of declared.headers ?? []) {
    const value = exchange.response.headers.get(name);
    if (value === null && isRequired)
      context.report(HEADERS, `${subject}: expected the header \`${name}\`, got none.`, evidence);
    if (value === null || schema === undefined) continue;
    const items = value.split(",").map((item) => item.trim());
    const isWrong = (one: unknown): boolean => context.checkSchema(schema, one).length > 0;
    if (![...readings(value), items].every(isWrong)) continue;
    const [violation] = context.checkSchema(schema, value);
    const message = `${subject}: the header \`${name}\` ${violation?.message ?? "violates its schema"}, got \`${value.slice(0, MAX_QUOTED)}\`.`;
    context.report(HEADERS, message, evidence);
  }
}
