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
import { isExcused } from "./is-decided.js";
import type { Terms } from "./terms.js";

/**
 * The operation as an implementation decided it: what rests on a decision that the terms change is excused or held
 * to other bounds. The same operation where the terms do not concern it, so that it costs nothing there.
 */
export function onTerms(operation: Operation, terms: Terms): Operation {
  const status = terms.successStatus?.[operation.id];
  const { waived = [], bounds = {} } = terms;
  const isSame = waived.length === 0 && Object.keys(bounds).length === 0;
  if (isSame || !operation.decided) return withStatus(operation, status);
  const judged = {
    ...operation,
    decodeParameters: decodeOnTerms(operation, terms),
    body: operation.body && bodyOnTerms(operation.body, operation, terms),
    responses: responsesOnTerms(operation, terms),
  };
  return withStatus(judged, status);
}

function withStatus(operation: Operation, status: number | undefined): Operation {
  if (status === undefined) return operation;
  const success = Object.keys(operation.responses).find((code) => /^2\d\d$/.test(code));
  return success === undefined ? operation : { ...operation, sends: { [success]: status } };
}

function decodeOnTerms(operation: Operation, terms: Terms): Operation["decodeParameters"] {
  const decided = sideOf(operation, "request");
  return (source, out) => {
    const own: Violation[] = [];
    const parameters = operation.decodeParameters(source, own);
    keep(own, decided, terms, out);
    enforceOnParameters(decided, terms, parameters, out);
    return parameters;
  };
}

function bodyOnTerms(body: Body, operation: Operation, terms: Terms): Body {
  const decided = sideOf(operation, "request");
  const judge = (check: Check): Check => {
    const excused = excusing(check, decided, terms);
    return (value, at, out) => {
      excused(value, at, out);
      enforceOnBody(decided, terms, { value, at }, out);
    };
  };
  return { ...body, content: mapValues(body.content, (content) => judgeContent(content, judge)) };
}

function judgeContent(content: BodyContent, judge: (check: Check) => Check): BodyContent {
  switch (content.kind) {
    case "binary":
      return content;
    case "json":
    case "text":
      return { ...content, check: judge(content.check) };
    case "form":
    case "multipart":
      return {
        ...content,
        ...(content.check && { check: judge(content.check) }),
        parts: mapValues(content.parts, (part): Part => ({
          ...part,
          check: part.check && judge(part.check),
        })),
      };
  }
}

function responsesOnTerms(operation: Operation, terms: Terms): Operation["responses"] {
  const decided = sideOf(operation, "response");
  const { waived = [] } = terms;
  const judged = mapValues(operation.responses, (response): ResponseContract => ({
    ...response,
    content: mapValues(response.content, (content) => ({
      ...content,
      check: excusing(content.check, decided, terms),
    })),
  }));
  const success = Object.entries(judged).find(([code]) => code.startsWith("2"));
  const isOpen = decided.some(
    (entry) =>
      entry.in === "status" && entry.keyword === success?.[0] && waived.includes(entry.decision),
  );
  // Whichever code of success is sent, the body is the contract's.
  return isOpen && success ? { ...judged, "2XX": success[1] } : judged;
}

function excusing(check: Check, decided: Operation["decided"] & object, terms: Terms): Check {
  return (value, at, out) => {
    const own: Violation[] = [];
    check(value, at, own);
    keep(own, decided, terms, out);
  };
}

/** One by one: a call has no room for as many arguments as a body can have violations. */
function keep(
  own: readonly Violation[],
  decided: Operation["decided"] & object,
  terms: Terms,
  out: Violation[],
): void {
  for (const violation of own) if (!isExcused(violation, decided, terms)) out.push(violation);
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
