// Judges one exchange without sending requests, so that recorded traffic can be judged too.

import { basisOfViolation, describeViolation } from "../findings/basis-of-violation.js";
import { type Basis, PROBLEM_DETAILS } from "../findings/basis.js";
import type { Contract } from "../load/contract.js";
import { member, pointer } from "../load/json.js";
import type { ContractResponse } from "../load/operation.js";
import type { CheckSchema } from "../load/schema-validator.js";
import type { Exchange, RecordedResponse } from "../probe/exchange.js";
import { isSuccess } from "../probe/read-response.js";

/** A deviation of an exchange from the contract. */
export interface Deviation {
  readonly basis: Basis;
  readonly message: string;
}

/** The exact success status is a decision; that the body is JSON is a clause. */
export const SUCCESS_STATUS = { decision: "success-status" } as const satisfies Basis;

/** Every response body is JSON. */
export const JSON_BODIES = {
  clause: "Endpoints: response bodies are JSON",
} as const satisfies Basis;

const JSON_TYPE = "application/json";
/** The media type of a problem (RFC 9457, 3). */
export const PROBLEM_TYPE = "application/problem+json";
const PROBLEM = pointer("components", "schemas", "Problem");

/**
 * Returns how a success response deviates from the contract in status, media type and body. Any 2xx is checked against
 * the body schema of the declared status, so that waiving the status waives nothing else.
 */
export function judgeSuccess(
  contract: Contract,
  checkSchema: CheckSchema,
  { request, response }: Exchange,
): Deviation[] {
  const operation = contract.operations.get(request.operation ?? "");
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
  if (response.json === undefined) note(JSON_BODIES, "its body is not JSON");
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

/** Returns how an error response deviates from problem details (RFC 9457). */
export function judgeProblem(
  checkSchema: CheckSchema,
  { request, response }: Exchange,
): Deviation[] {
  const subject = `${request.operation ?? request.method} returned ${response.status}`;
  const deviation = (message: string): Deviation => ({
    basis: PROBLEM_DETAILS,
    message: `${subject}: ${message}.`,
  });
  const type = mediaType(response);
  if (type !== PROBLEM_TYPE) return [deviation(`expected \`${PROBLEM_TYPE}\`, got \`${type}\``)];
  const violations = checkSchema(PROBLEM, response.json).map(({ instancePath, message }) =>
    deviation(`problem at \`${instancePath}\` ${message}`),
  );
  const status = member(response.json, "status");
  const isOther = typeof status === "number" && status !== response.status;
  return isOther ? [...violations, deviation(`its problem says \`status\` ${status}`)] : violations;
}

/** Returns the media type of a response without its parameters, in lower case (RFC 9110, 8.3.1). */
export function mediaType({ headers }: RecordedResponse): string {
  const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  return type ?? "no content type";
}
