import { preference } from "../decode/media-type.js";
import { ProblemError } from "../problems/problem-error.js";

/**
 * Returns the media types of an operation's success response that the caller accepts, by preference and then in the
 * contract's order (RFC 9110, 12.5.1). Throws a 406 if the caller accepts none of them.
 */
export function acceptableTypes(
  offered: readonly string[],
  accept: string | undefined,
): readonly string[] {
  if (!accept || accept === "*/*" || offered.length === 0) return offered;
  if (offered.length === 1 && accept === offered[0]) return offered;
  return sortByPreference(offered, accept);
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
  const listed = types.map((type) => `\`${type}\``).join(" or ");
  return new ProblemError({
    type: "not-acceptable",
    detail: `The operation responds with ${listed}, which \`Accept\` excludes.`,
  });
}
