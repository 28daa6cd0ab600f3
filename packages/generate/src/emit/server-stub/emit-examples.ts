import { code, key, literal, type Code } from "../code.ts";
import type { ApiModel, OperationModel, ResponseModel } from "../../model/model.ts";

/** The first example of each operation's first success response, by operation id. */
export function emitExamples({ operations }: ApiModel): Code {
  return code`
    /** The contract's own example of a success, by operation id; \`undefined\` where it gives none. */
    export const examples = {
      ${operations.map((operation) => code`${key(operation.id)}: ${exampleOf(operation)},`)}
    };
  `;
}

function exampleOf({ responses }: OperationModel): Code {
  const success = responses.find(({ status }) => status.startsWith("2"));
  const example = success?.content.flatMap(({ examples }) => examples)[0];
  if (success?.content.length === 0) return code`{ status: ${statusOf(success)} }`;
  return success && example
    ? code`{ status: ${statusOf(success)}, body: ${literal(example.value ?? null)} }`
    : code`undefined`;
}

function statusOf({ status }: ResponseModel): number {
  return Number(status.replace("XX", "00"));
}
