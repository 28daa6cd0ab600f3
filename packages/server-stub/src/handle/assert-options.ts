import { problemsOfOverrides } from "../overrides/assert-overrides.js";
import type { Overrides } from "../overrides/overrides.js";
import type { Operations } from "../contract/operation.js";

/** Throws a TypeError that names every handler or hook that is missing and every security scheme that is unknown: JavaScript callers have no compiler. */
export function assertOptions(
  operations: Operations,
  options: Overrides & { handlers: object; authenticate: unknown },
): void {
  const handlers: Record<string, unknown> = { ...options.handlers };
  const missing = Object.keys(operations).filter(
    (id) => typeof Reflect.get(options.handlers, id) !== "function",
  );
  const unknown = Object.keys(handlers).filter((id) => !Object.hasOwn(operations, id));
  const problems = [
    ...missing.map((id) => `the handler \`${id}\` is missing`),
    ...unknown.map((id) => `the handler \`${id}\` belongs to no operation`),
    ...unknownSchemes(operations),
    ...problemsOfOverrides(options, operations),
    ...(typeof options.authenticate === "function" ? [] : ["the hook `authenticate` is missing"]),
  ];
  if (problems.length > 0) throw new TypeError(`createServer: ${problems.join("; ")}.`);
}

/** A scheme that the runtime cannot check must neither let every caller in nor seem to keep callers out. */
function unknownSchemes(operations: Operations): string[] {
  const asked = Object.values(operations).flatMap(({ security }) => security.flat());
  const unknown = asked.flatMap(({ scheme, by }) =>
    by.kind === "unknown"
      ? [`the security scheme \`${scheme}\` (${by.type}) cannot be checked`]
      : [],
  );
  return [...new Set(unknown)];
}
