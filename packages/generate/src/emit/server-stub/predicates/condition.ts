import { code, join, type Code } from "../../code.ts";
import type { Assertion } from "../assertions/assertions.ts";

/** An expression that is always true. */
export const yes = code`true`;

/** An expression that is always false. */
export const no = code`false`;

/**
 * Emits an expression that is true if all of `parts` are true. Constants are folded, so that nothing is tested twice.
 */
export function all(parts: readonly Code[]): Code {
  if (parts.includes(no)) return no;
  const open = parts.filter((part) => part !== yes);
  return open.length === 0 ? yes : joined(open, " && ");
}

/** Emits an expression that is true if a value conforms to all of `assertions`. */
export function testAssertions(assertions: readonly Assertion[]): Code {
  return all(assertions.map(({ condition }) => condition));
}

/** Emits an expression that is true if any of `parts` is true. */
export function any(parts: readonly Code[]): Code {
  if (parts.includes(yes)) return yes;
  const open = parts.filter((part) => part !== no);
  return open.length === 0 ? no : joined(open, " || ");
}

/** Emits an expression that is true if `part` is false. */
export function negated(part: Code): Code {
  if (part === yes) return no;
  return part === no ? yes : code`!(${part})`;
}

/** Emits an expression that is true if exactly one of `parts` is true. */
export function exactlyOne(parts: readonly Code[]): Code {
  const open = parts.filter((part) => part !== yes && part !== no);
  const missing = 1 - parts.filter((part) => part === yes).length;
  if (missing < 0) return no;
  if (missing === 0) return negated(any(open));
  if (open.length <= 1) return any(open);
  return code`${join(
    open.map((part) => code`Number(${part})`),
    " + ",
  )} === 1`;
}

/** Emits a conditional expression: `whenTrue` if `condition` is true, else `whenFalse`. Constants are folded. */
export function choice(condition: Code, whenTrue: Code, whenFalse: Code): Code {
  if (condition === yes) return whenTrue;
  if (condition === no) return whenFalse;
  if (whenFalse === yes) return any([negated(condition), whenTrue]);
  if (whenTrue === yes) return any([condition, whenFalse]);
  return code`(${condition} ? ${whenTrue} : ${whenFalse})`;
}

function joined(parts: readonly Code[], operator: string): Code {
  const [first] = parts;
  if (first && parts.length === 1) return first;
  return join(
    parts.map((part) => code`(${part})`),
    operator,
  );
}
