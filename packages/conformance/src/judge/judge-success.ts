// Judges a success response alone; see `judge-problem.ts` for why it stands apart from the rules.
import { isSuccess } from "../checks/response-status.js";
import { basisOfViolation } from "../findings/basis-of-violation.js";
import type { Basis } from "../findings/basis.js";
import { describeViolation } from "../findings/describe-violation.js";
import type { Contract } from "../load/contract.js";
import type { ContractResponse } from "../load/operation.js";
import type { CheckSchema } from "../load/schema-validator.js";
import type { Exchange } from "../probe/exchange.js";
import type { Deviation } from "./deviation.js";
import { mediaType } from "./media-type.js";

/** The number of a success status is decided; that the body is JSON is not. */
export const SUCCESS_STATUS = { decision: "success-status" } as const satisfies Basis;

/** Every response body is JSON. */
export const JSON_BODIES = {
  clause: "Endpoints: response bodies are JSON",
} as const satisfies Basis;

const JSON_TYPE = "application/json";

/**
 * Gives how a success response deviates from the contract in status, media type and body.
 * Any 2xx is held to the body of the declared one, so that waiving the status waives nothing else.
 */
export function judgeSuccess(
  contract: Contract,
  checkSchema: CheckSchema,
  { request, response }: Exchange,
): Deviation[] {
  const operation = request.operation && contract.operations.get(request.operation);
  const declared = operation?.responses.find((response) => isSuccess(response.status));
  if (!operation || !declared) return [];
  const subject = `${operation.id} returned ${response.status}`;
  const deviations: Deviation[] = [];
  const note = (basis: Basis, message: string): void => {
    deviations.push({ basis, message: `${subject}: ${message}.` });
  };
  if (response.status !== declared.status) note(SUCCESS_STATUS, `expected ${declared.status}`);
  const type = mediaType(response);
  if (type !== JSON_TYPE) note(JSON_BODIES, `expected \`${JSON_TYPE}\`, got \`${type}\``);
  if (response.json === undefined) note(JSON_BODIES, "its body is no JSON");
  else
    for (const violation of violationsOf(declared, checkSchema, response.json))
      note(basisOfViolation(contract, violation), describeViolation(violation));
  return deviations;
}

function violationsOf(
  declared: ContractResponse,
  checkSchema: CheckSchema,
  body: unknown,
): ReturnType<CheckSchema> {
  const schema = declared.schemas.get(JSON_TYPE);
  return schema === undefined ? [] : checkSchema(schema, body);
}
