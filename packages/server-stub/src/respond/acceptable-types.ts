import type { Operation } from "../contract/operation.js";
import { preference } from "../decode/media-type.js";
import { ProblemError } from "../problems/problem-error.js";

const offered = new WeakMap<Operation["responses"], readonly string[]>();

/**
 * The media types of an operation's success that the caller takes, the most wanted first and else in the contract's
 * order (RFC 9110, 12.5.1). Throws 406 where the caller takes none of them.
 */
export function acceptableTypes(
  { responses }: Operation,
  accept: string | undefined,
): readonly string[] {
  const types = offered.get(responses) ?? successTypes(responses);
  if (!accept || accept === "*/*" || types.length === 0) return types;
  if (types.length === 1 && accept === types[0]) return types;
  return sortByPreference(types, accept);
}

function successTypes(responses: Operation["responses"]): readonly string[] {
  const types: string[] = [];
  for (const [status, { content }] of Object.entries(responses))
    if (status.startsWith("2")) types.push(...Object.keys(content));
  offered.set(responses, Object.freeze(types));
  return types;
}

function sortByPreference(types: readonly string[], accept: string): readonly string[] {
  if (accept.trim() === "") return types;
  const wanted = types
    .map((type) => ({ type, weight: preference(accept, type) }))
    .filter(({ weight }) => weight > 0);
  if (wanted.length === 0) throw notAcceptable(types);
  return wanted.sort((one, other) => other.weight - one.weight).map(({ type }) => type);
}

function notAcceptable(types: readonly string[]): ProblemError {
  const answers = types.map((type) => `\`${type}\``).join(" or ");
  return new ProblemError({
    type: "not-acceptable",
    detail: `The operation answers with ${answers}, \`Accept\` excludes it.`,
  });
}
