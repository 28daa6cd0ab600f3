// Judges an error response alone, whoever asked: the checks of the active mode use it,
// and so can whatever only watches traffic.
import { PROBLEM_DETAILS } from "../checks/shared-basis.js";
import { member } from "../load/json.js";
import { pointer } from "../load/json-pointer.js";
import type { CheckSchema } from "../load/schema-validator.js";
import type { Exchange } from "../probe/exchange.js";
import type { Deviation } from "./deviation.js";
import { mediaType } from "./media-type.js";

const MEDIA_TYPE = "application/problem+json";
const PROBLEM = pointer("components", "schemas", "Problem");

/** Gives what keeps an error response from being a problem detail (RFC 9457). */
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
  if (type !== MEDIA_TYPE) return [deviation(`expected \`${MEDIA_TYPE}\`, got \`${type}\``)];
  const violations = checkSchema(PROBLEM, response.json).map(({ instancePath, message }) =>
    deviation(`problem at \`${instancePath}\` ${message}`),
  );
  const status = member(response.json, "status");
  const isOther = typeof status === "number" && status !== response.status;
  return isOther ? [...violations, deviation(`its problem says \`status\` ${status}`)] : violations;
}
