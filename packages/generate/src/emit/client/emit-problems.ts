import { STATUS_CODES } from "node:http";
import { Code, code, join, key, literal } from "../code.ts";
import type { ApiModel, OperationModel, ResponseModel } from "../../model/model.ts";
import { typeOf, type TypeContext } from "../schemas/type-of.ts";
import { problemsOf as errorsOf } from "./result-of.ts";

/** Status classes of errors; fetch treats all others as a success or handles them itself. */
const CLASSES = ["4", "5"] as const;
type Class = (typeof CLASSES)[number];

/** Emits the error responses of each operation, by status, and a function that recognizes them. */
export function emitProblems({ operations }: ApiModel, context: TypeContext): Code {
  return code`
    /** The described error responses of each operation: their statuses and bodies. */
    export interface Problems {
      ${operations.map((operation) => code`${key(operation.id)}: ${problemsOf(operation, context)};`)}
    }

    const statuses = {
      ${operations.map((operation) => code`${key(operation.id)}: ${literal(listedOf(operation))},`)}
    };

    /** Whether an error is a described error response of the operation, so that its \`status\` determines its \`body\`. */
    export function isProblem<id extends keyof Problems>(error: unknown, operationId: id): error is Problems[id] {
      return isProblemOf(error, operationId, statuses[operationId]);
    }
  `;
}

/**
 * Returns the statuses of an operation's errors with JSON, and of other errors. An operation without described errors
 * treats every error as other.
 */
function listedOf(operation: OperationModel): { json: Listed; other: Listed } {
  const errors = errorsOf(operation);
  if (errors.length === 0) return { json: [], other: codesOf("default") };
  const [json, other] = [errors.filter(hasJson), errors.filter((error) => !hasJson(error))];
  const codes = (responses: ResponseModel[]) => responses.flatMap(({ status }) => codesOf(status));
  return { json: codes(json), other: codes(other) };
}

type Listed = readonly (number | string)[];

/** Returns a status code, or status classes such as `4XX`; `default` means both error classes. */
function codesOf(status: string): Listed {
  if (isCode(status)) return [Number(status)];
  const classes = CLASSES.filter((digit) => status === "default" || status.startsWith(digit));
  return classes.map((digit) => `${digit}XX`);
}

/** Whether the body of a response is always JSON, for every media type. */
function hasJson({ content }: ResponseModel): boolean {
  return content.length > 0 && content.every(({ kind }) => kind === "json");
}

/** Emits the union of an operation's errors; statuses with the same body become one member. */
function problemsOf(operation: OperationModel, context: TypeContext): Code {
  const byBody = Map.groupBy(errorsOf(operation), (response) => bodyType(response, context).text);
  const problems = [...byBody].map(
    ([body, responses]) =>
      code`ProblemOf<${statusesOf(responses, operation.responses)}, ${new Code(body)}>`,
  );
  return problems.length > 0 ? join(problems, " | ") : code`ProblemOf<number, unknown>`;
}

/**
 * Emits the statuses of responses. A range or `default` covers the codes of its classes that no other response names,
 * so that a code determines the body.
 */
function statusesOf(responses: readonly ResponseModel[], all: readonly ResponseModel[]): Code {
  const statuses = responses.map(({ status }) => status);
  const classes = [...new Set(statuses.flatMap((status) => classesOf(status, all)))];
  const isWithin = (status: string) =>
    isCode(status) && classes.some((digit) => status.startsWith(digit));
  const named = statuses.filter((status) => isCode(status) && !isWithin(status)).map(toCode);
  if (classes.length === 0) return join(named, " | ");
  const within = join(classes.map(statusName), " | ");
  const others = all
    .map(({ status }) => status)
    .filter((status) => isWithin(status) && !statuses.includes(status));
  const rest =
    others.length > 0 ? code`Exclude<${within}, ${join(others.map(toCode), " | ")}>` : within;
  return join([...named, rest], " | ");
}

function classesOf(status: string, all: readonly ResponseModel[]): Class[] {
  if (isCode(status)) return [];
  if (status !== "default") return CLASSES.filter((digit) => status.startsWith(digit));
  return CLASSES.filter((digit) => !all.some((other) => other.status === `${digit}XX`));
}

/** Emits, for each error class that `body` uses, the type of its registered status codes. */
export function emitStatuses(body: Code): Code[] {
  return CLASSES.filter((digit) => body.text.includes(statusName(digit).text)).map((digit) => {
    const codes = Object.keys(STATUS_CODES).filter((status) => status.startsWith(digit));
    return code`type ${statusName(digit)} = ${join(codes.map(toCode), " | ")};`;
  });
}

/** Returns a type name that no schema can have. */
function statusName(digit: Class): Code {
  return new Code(`status${digit}XX`);
}

function isCode(status: string): boolean {
  return /^\d+$/.test(status);
}

function toCode(status: string): Code {
  return code`${Number(status)}`;
}

function bodyType(response: ResponseModel, context: TypeContext): Code {
  const json = response.content.find(({ kind }) => kind === "json");
  if (!json?.schema) return code`unknown`;
  const type = typeOf(json.schema, context);
  return hasJson(response) ? type : code`${type} | undefined`;
}
