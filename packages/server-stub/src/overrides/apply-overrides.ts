import type {
  Body,
  BodyContent,
  Check,
  Operation,
  Part,
  ResponseContract,
} from "../contract/operation.js";
import type { Violation } from "../contract/violation.js";
import { enforceOnBody, enforceOnParameters } from "./enforce-bounds.js";
import { isOverridden } from "./is-overridden.js";
import type { Overrides } from "./overrides.js";

/**
 * Applies an implementation's overrides to an operation: violations of waived decisions are dropped, and other bounds
 * are enforced. Returns the same operation if no override affects it, so that it costs nothing.
 */
export function applyOverrides(operation: Operation, overrides: Overrides): Operation {
  const status = overrides.successStatus?.[operation.id];
  const { waived = [], bounds = {} } = overrides;
  const isSame = waived.length === 0 && Object.keys(bounds).length === 0;
  if (isSame || !operation.decided) return withStatus(operation, status);
  const overridden = {
    ...operation,
    decodeParameters: overrideDecoding(operation, overrides),
    body: operation.body && overrideBody(operation.body, operation, overrides),
    responses: overrideResponses(operation, overrides),
  };
  return withStatus(overridden, status);
}

function withStatus(operation: Operation, status: number | undefined): Operation {
  if (status === undefined) return operation;
  const success = Object.keys(operation.responses).find((code) => /^2\d\d$/.test(code));
  return success === undefined ? operation : { ...operation, sends: { [success]: status } };
}

function overrideDecoding(
  operation: Operation,
  overrides: Overrides,
): Operation["decodeParameters"] {
  const decided = sideOf(operation, "request");
  return (source, out) => {
    const own: Violation[] = [];
    const parameters = operation.decodeParameters(source, own);
    pushRemaining(own, decided, overrides, out);
    enforceOnParameters(decided, overrides, parameters, out);
    return parameters;
  };
}

function overrideBody(body: Body, operation: Operation, overrides: Overrides): Body {
  const decided = sideOf(operation, "request");
  const overrideCheck = (check: Check): Check => {
    const remaining = withoutOverridden(check, decided, overrides);
    return (value, at, out) => {
      remaining(value, at, out);
      enforceOnBody(decided, overrides, { value, at }, out);
    };
  };
  return {
    ...body,
    content: mapValues(body.content, (content) => overrideContent(content, overrideCheck)),
  };
}

function overrideContent(
  content: BodyContent,
  overrideCheck: (check: Check) => Check,
): BodyContent {
  switch (content.kind) {
    case "binary":
      return content;
    case "json":
    case "text":
      return { ...content, check: overrideCheck(content.check) };
    case "form":
    case "multipart":
      return {
        ...content,
        ...(content.check && { check: overrideCheck(content.check) }),
        parts: mapValues(content.parts, (part): Part => ({
          ...part,
          check: part.check && overrideCheck(part.check),
        })),
      };
  }
}

function overrideResponses(operation: Operation, overrides: Overrides): Operation["responses"] {
  const decided = sideOf(operation, "response");
  const { waived = [] } = overrides;
  const overridden = mapValues(operation.responses, (response): ResponseContract => ({
    ...response,
    content: mapValues(response.content, (content) => ({
      ...content,
      check: withoutOverridden(content.check, decided, overrides),
    })),
  }));
  const success = Object.entries(overridden).find(([code]) => code.startsWith("2"));
  const isOpen = decided.some(
    (entry) =>
      entry.in === "status" && entry.keyword === success?.[0] && waived.includes(entry.decision),
  );
  // The body follows the contract, whichever success code is sent.
  return isOpen && success ? { ...overridden, "2XX": success[1] } : overridden;
}

function withoutOverridden(
  check: Check,
  decided: Operation["decided"] & object,
  overrides: Overrides,
): Check {
  return (value, at, out) => {
    const own: Violation[] = [];
    check(value, at, own);
    pushRemaining(own, decided, overrides, out);
  };
}

/**
 * Appends violations one by one: for a body with many violations, `push(...own)` would exceed the maximum number of
 * arguments.
 */
function pushRemaining(
  own: readonly Violation[],
  decided: Operation["decided"] & object,
  overrides: Overrides,
  out: Violation[],
): void {
  for (const violation of own)
    if (!isOverridden(violation, decided, overrides)) out.push(violation);
}

function sideOf({ decided = [] }: Operation, side: "request" | "response") {
  return decided.filter((entry) => entry.side === side);
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
