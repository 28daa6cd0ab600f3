import type { ErrorObject } from "ajv";
import { describeViolation, expectationIn, quoteValue } from "../../findings/basis-of-violation.js";
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
  const { parentSchema, data, keyword } = violation;
  const place = (parentSchema && places.get(parentSchema)?.at) ?? at;
  const [, component, rest = ""] = /^\/components\/schemas\/([^/]+)(.*)$/.exec(place) ?? [];
  const evidence = { ...exchange, at: place };
  if (component === undefined) {
    // Refusals are written in one place, whatever they refuse.
    const { status } = exchange.response;
    const text = `${describeViolation(violation)}${keyword === "required" && status >= 400 ? ", got none" : ""}`;
    return [
      status < 400 ? `${subject}: ${text}.` : `${status}: ${text} where ${subject}.`,
      evidence,
    ];
  }
  const inside = rest.replaceAll(/\/properties(?=\/)/g, "").replaceAll(/\/items(?=\/|$)/g, "/*");
  const where = inside === "" ? "" : ` at \`${inside}\``;
  const got = keyword === "required" ? "none" : quoteValue(data);
  return [
    `\`${component}\`${where}: ${expectationIn(violation)}, got ${got} where ${subject}.`,
    evidence,
  ];
}
