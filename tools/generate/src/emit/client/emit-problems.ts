import { Code, code, join, key } from "../code.ts";
import type { ApiModel, OperationModel, ResponseModel } from "../../model/model.ts";
import { typeOf, type TypeContext } from "../schemas/type-of.ts";
import { successesOf } from "./result-of.ts";

/** The error responses of each operation, by their status, and a function that tells them. */
export function emitProblems({ operations }: ApiModel, context: TypeContext): Code {
  return code`
    /** The error responses of each operation, as the description has them: their statuses and bodies. */
    export interface Problems {
      ${operations.map((operation) => code`${key(operation.id)}: ${problemsOf(operation, context)};`)}
    }

    /** Whether an error is a response of that operation, so that its \`status\` tells its \`body\`. */
    export function isProblem<Id extends keyof Problems>(error: unknown, operationId: Id): error is Problems[Id] {
      return isProblemOf(error, operationId);
    }
  `;
}

/** Statuses with the same body are one member of the union. */
function problemsOf(operation: OperationModel, context: TypeContext): Code {
  const successes = new Set(successesOf(operation));
  const errors = operation.responses.filter(
    (response) => !successes.has(response) && !/^[1-3]/.test(response.status),
  );
  const byBody = Map.groupBy(errors, (response) => bodyType(response, context).text);
  const problems = [...byBody].map(
    ([body, responses]) => code`ProblemOf<${statusesOf(responses)}, ${new Code(body)}>`,
  );
  return problems.length > 0 ? join(problems, " | ") : code`ProblemOf<number, unknown>`;
}

function statusesOf(responses: readonly ResponseModel[]): Code {
  const codes = responses.map(({ status }) =>
    /^\d+$/.test(status) ? code`${Number(status)}` : code`number`,
  );
  return codes.some(({ text }) => text === "number") ? code`number` : join(codes, " | ");
}

function bodyType({ content }: ResponseModel, context: TypeContext): Code {
  const json = content.find(({ kind }) => kind === "json");
  return json?.schema ? typeOf(json.schema, context) : code`unknown`;
}
