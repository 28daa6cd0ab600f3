import type { ErrorObject } from "ajv";

const MAX_LENGTH = 60;

/** Gives a violation as `at place: rule, got value`; array positions are left out so that doubles merge. */
export function describeViolation({ instancePath, keyword, message, data }: ErrorObject): string {
  const place = instancePath.replaceAll(/\/\d+(?=\/|$)/g, "/*");
  if (keyword === "required") return `at \`${place}\`: ${message}`;
  const got = (JSON.stringify(data) ?? "nothing").slice(0, MAX_LENGTH).replaceAll("`", "'");
  return `at \`${place}\`: ${message ?? "breaks the schema"}, got \`${got}\``;
}
