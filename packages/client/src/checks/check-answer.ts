import type { OperationId } from "@document-export/types";
import { responses } from "../generated/shapes.js";
import { findViolation } from "./find-violation.js";
import type { Violation } from "./violation.js";

/**
 * Where the JSON of a successful answer breaks the contract, the first place; undefined where it does not. As the
 * client's option `check` it makes such an answer an AnswerError; made for development, since it looks at everything.
 */
export function checkAnswer(operationId: OperationId, json: unknown): Violation | undefined {
  return findViolation(responses[operationId] ?? {}, json);
}
