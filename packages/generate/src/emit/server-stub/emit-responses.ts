import { code, key, type Code } from "../code.ts";
import { memberName } from "../names.ts";
import type { OperationModel, ResponseModel } from "../../model/model.ts";
import type { Constants } from "../constants.ts";
import { emitCheck, emitResponseContent } from "./emit-content.ts";
import { emitHeaderChecks } from "./parameters/emit-header-checks.ts";
import type { SchemaContext } from "../schema-context.ts";

/** Contracts up to this length, in characters, are repeated at each use: a constant would be no shorter. */
const MAX_SHORT = 70;

/** Returns the contract of a response for the operation table. */
export type EmitResponse = (response: ResponseModel) => Code;

/**
 * Creates an emitter for responses. A contract that several operations share, such as that of an error, becomes a
 * constant; others are inlined.
 */
export function createResponses(
  operations: readonly OperationModel[],
  known: SchemaContext,
  constants: Constants,
): EmitResponse {
  const written = new Map<ResponseModel, Code>();
  const uses = new Map<string, number>();
  for (const response of operations.flatMap(({ responses }) => responses)) {
    const contract = emitContract(response, known, constants);
    written.set(response, contract);
    uses.set(contract.text, (uses.get(contract.text) ?? 0) + 1);
  }
  return (response) => {
    const contract = written.get(response) ?? emitContract(response, known, constants);
    const isShort = contract.text.length <= MAX_SHORT;
    if (isShort || (uses.get(contract.text) ?? 0) < 2) return contract;
    return constants.declare(nameOf(response), code`ResponseContract`, contract);
  };
}

/** Names a response contract after its content, because responses with different codes are often the same. */
function nameOf({ content }: ResponseModel): Code {
  const [first] = content;
  if (!first) return code`responseEmpty`;
  const { schema } = first;
  return memberName("response", schema?.kind === "reference" ? schema.name : first.kind);
}

function emitContract(
  { content, headers }: ResponseModel,
  known: SchemaContext,
  constants: Constants,
): Code {
  const checks = emitHeaderChecks(headers, known, constants);
  const [only] = content;
  // The most common case.
  if (content.length === 1 && only?.mediaType === "application/json" && checks.text === "")
    return code`jsonResponse(${emitCheck(only.schema)})`;
  const bodies = content.map(
    (body) => code`${key(body.mediaType)}: ${emitResponseContent(body, known)},`,
  );
  return code`{ content: { ${bodies} }, ${checks} }`;
}
