import type { ErrorObject } from "ajv";
import type { Contract } from "../load/contract.js";
import { decisionOf, type KeywordPlace } from "../load/keyword-places.js";
import type { Basis } from "./basis.js";

/**
 * Returns the basis of a schema violation: the decision named next to the keyword, otherwise a clause, or the keyword
 * itself if the description is not that of the interface.
 */
export function basisOfViolation(contract: Contract, violation: ErrorObject): Basis {
  const { parentSchema } = violation;
  const place = parentSchema && contract.places.get(parentSchema);
  const decision = place && decisionOf(place, violation.keyword);
  if (decision !== undefined) return { decision };
  // Only the description of the interface has clauses.
  return contract.clauses.size === 0
    ? { openapi: violation.keyword }
    : { clause: clauseOf(contract, place) };
}

function clauseOf(contract: Contract, place: KeywordPlace | undefined): string {
  const component = place?.at.match(/^\/components\/schemas\/([^/]+)/)?.[1] ?? "";
  return contract.clauses.get(component) ?? "Endpoints";
}

const MAX_LENGTH = 60;

/** Formats a violation as `at place: rule, got value`; array positions are left out so that duplicates merge. */
export function describeViolation(violation: ErrorObject): string {
  const { instancePath, keyword, data } = violation;
  const place = instancePath.replaceAll(/\/\d+(?=\/|$)/g, "/*");
  const where = place === "" ? "" : `at \`${place}\`: `;
  const got = keyword === "required" ? "" : `, got ${quoteValue(data)}`;
  return `${where}${expectationIn(violation)}${got}`;
}

/** Returns what a schema expects of a value; names the member or the values, which the message of Ajv leaves out. */
export function expectationIn({
  keyword,
  message = "violates the schema",
  params,
}: ErrorObject): string {
  const { additionalProperty, allowedValues, allowedValue } = params as Record<string, unknown>;
  if (keyword === "additionalProperties")
    return `must NOT have the member \`${additionalProperty}\``;
  if (keyword === "const") return `must be ${quoteValue(allowedValue)}`;
  return keyword === "enum" ? `must be one of ${quoteValue(allowedValues)}` : message;
}

/** Returns the start of a value as JSON, between backticks. */
export function quoteValue(value: unknown): string {
  const text = (JSON.stringify(value) ?? "nothing").slice(0, MAX_LENGTH);
  return `\`${text.replaceAll("`", "'")}\``;
}
