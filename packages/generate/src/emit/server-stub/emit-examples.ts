import { code, join, key, literal, type Code } from "../code.ts";
import type { EmittedBigints } from "../bigints/create-bigints.ts";
import type { ApiModel, MockModel, OperationModel, ResponseModel } from "../../model/model.ts";

/** Emits the default response of each operation, by operation id, for handlers that are not written yet. */
export function emitExamples({ operations }: ApiModel, bigints: EmittedBigints): Code {
  return code`
    /** A success by operation id: an example of the contract, or a value that its schema allows; \`undefined\` if there is neither. */
    export const examples = {
      ${operations.map((operation) => code`${key(operation.id)}: ${exampleOf(operation, bigints)},`)}
    };
  `;
}

function exampleOf({ responses, mock }: OperationModel, bigints: EmittedBigints): Code {
  if (mock) return emitMock(mock, bigints);
  const success = responses.find(({ status }) => status.startsWith("2"));
  const example = success?.content.flatMap(({ examples }) => examples)[0];
  if (success?.content.length === 0) return code`{ status: ${statusOf(success)} }`;
  return success && example
    ? code`{ status: ${statusOf(success)}, body: ${literal(example.value ?? null)} }`
    : code`undefined`;
}

function emitMock(
  { status, contentType, headers, body, schema }: MockModel,
  bigints: EmittedBigints,
): Code {
  const members = [
    code`status: ${status}`,
    ...(contentType === undefined ? [] : [code`contentType: ${contentType}`]),
    ...(headers ? [code`headers: ${literal(headers)}`] : []),
    ...(body === undefined ? [] : [code`body: ${bigints.literal(body, schema)}`]),
  ];
  return code`{ ${join(members, ", ")} }`;
}

function statusOf({ status }: ResponseModel): number {
  return Number(status.replace("XX", "00"));
}
