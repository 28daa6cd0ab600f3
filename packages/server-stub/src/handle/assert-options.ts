import { problemsOfOverrides } from "../overrides/assert-overrides.js";
import type { Overrides } from "../overrides/overrides.js";
import type { Operations } from "../contract/operation.js";

/**
 * Throws a TypeError that names all missing handlers and hooks and all unknown security schemes, for JavaScript callers
 * without a compiler.
 */
export function assertOptions(
  operations: Operations,
  options: Overrides & {
    handlers: object;
    authenticate?: unknown;
    schemes?: Readonly<Record<string, unknown>>;
  },
): void {
  const handlers: Record<string, unknown> = { ...options.handlers };
  const missing = Object.keys(operations).filter(
    (id) => typeof Reflect.get(options.handlers, id) !== "function",
  );
  const unknown = Object.keys(handlers).filter((id) => !Object.hasOwn(operations, id));
  const problems = [
    ...missing.map((id) => `the handler \`${id}\` is missing`),
    ...unknown.map((id) => `the handler \`${id}\` belongs to no operation`),
    ...missingHooks(operations, options),
    ...problemsOfOverrides(options, operations),
  ];
  if (problems.length > 0) throw new TypeError(`createServer: ${problems.join("; ")}.`);
}

/**
 * Returns the missing hooks. Without a hook, a scheme would either let every caller in or only appear to protect the
 * operation.
 */
function missingHooks(
  operations: Operations,
  {
    authenticate,
    schemes = {},
  }: { authenticate?: unknown; schemes?: Readonly<Record<string, unknown>> },
): string[] {
  const asked = Object.values(operations).flatMap(({ security }) => security.flat());
  const open = asked.filter(
    ({ scheme }) => !Object.hasOwn(schemes, scheme) || typeof schemes[scheme] !== "function",
  );
  const missing = open.flatMap(({ scheme, by }) => {
    if (by.kind === "unknown")
      return [`the security scheme \`${scheme}\` (${by.type}) needs a hook \`schemes.${scheme}\``];
    return typeof authenticate === "function" ? [] : ["the hook `authenticate` is missing"];
  });
  return [...new Set(missing)];
}
