import type { OperationId } from "@document-export/types";
import { answers } from "../generated/shapes.js";
import { findViolation } from "./find-violation.js";
import type { Violation } from "./violation.js";

/**
 * Where the JSON of a successful response breaks the contract, the first place; undefined where it does not. As the
 * client's option `check` it makes such a response an InvalidResponseError; made for development, since it looks at everything.
 */
export function checkResponse(operationId: OperationId, json: unknown): Violation | undefined {
  return findViolation(answers[operationId] ?? {}, json);
}
