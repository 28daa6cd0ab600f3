import { code, join, key, literal, type Code } from "../code.ts";
import type { ApiModel, MockModel, OperationModel, ResponseModel } from "../../model/model.ts";

/** What each operation responds before anything is written, by operation id. */
export function emitExamples({ operations }: ApiModel): Code {
  return code`
    /** A success, by operation id: an example of the contract, or what its schema allows; \`undefined\` where there is neither. */
    export const examples = {
      ${operations.map((operation) => code`${key(operation.id)}: ${exampleOf(operation)},`)}
    };
  `;
}

function exampleOf({ responses, mock }: OperationModel): Code {
  if (mock) return emitMock(mock);
  const success = responses.find(({ status }) => status.startsWith("2"));
  const example = success?.content.flatMap(({ examples }) => examples)[0];
  if (success?.content.length === 0) return code`{ status: ${statusOf(success)} }`;
  return success && example
    ? code`{ status: ${statusOf(success)}, body: ${literal(example.value ?? null)} }`
    : code`undefined`;
}

function emitMock({ status, contentType, headers, body }: MockModel): Code {
  const members = [
    code`status: ${status}`,
    ...(contentType === undefined ? [] : [code`contentType: ${contentType}`]),
    ...(headers ? [code`headers: ${literal(headers)}`] : []),
    ...(body === undefined ? [] : [code`body: ${literal(body)}`]),
  ];
  return code`{ ${join(members, ", ")} }`;
}

function statusOf({ status }: ResponseModel): number {
  return Number(status.replace("XX", "00"));
}
