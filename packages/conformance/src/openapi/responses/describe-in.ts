import type { ErrorObject } from "ajv";
import { describeViolation, quoteValue } from "../../findings/basis-of-violation.js";
import type { Evidence } from "../../findings/finding.js";
import type { Contract } from "../../load/contract.js";
import type { Exchange } from "../../probe/exchange.js";

/** A schema violation in a response. */
interface Violated {
  readonly violation: ErrorObject;
  /** The response, such as `readPet returned 200`. */
  readonly subject: string;
  /** JSON pointer of the schema of the whole body. */
  readonly at: string;
}

/**
 * Returns the message and the evidence of a violation. A violation of a component is one cause, whichever response
 * shows it, so the message names the response after the received value.
 */
export function describeIn(
  { places }: Pick<Contract, "places">,
  { violation, subject, at }: Violated,
  exchange: Exchange,
): readonly [message: string, evidence: Evidence] {
  const { parentSchema, message = "violates the schema", data, keyword } = violation;
  const place = (parentSchema && places.get(parentSchema)?.at) ?? at;
  const [, component, rest = ""] = /^\/components\/schemas\/([^/]+)(.*)$/.exec(place) ?? [];
  const evidence = { ...exchange, at: place };
  if (component === undefined) return [`${subject}: ${describeViolation(violation)}.`, evidence];
  const inside = rest.replaceAll(/\/properties(?=\/)/g, "").replaceAll(/\/items(?=\/|$)/g, "/*");
  const where = inside === "" ? "" : ` at \`${inside}\``;
  const got = keyword === "required" ? "none" : quoteValue(data);
  return [`\`${component}\`${where}: ${message}, got ${got} where ${subject}.`, evidence];
}
