import type { Shape } from "./shape.js";

/**
 * A shape compiled for checking. All rules have the same members, and names are looked up in a map, which is much
 * faster.
 */
export interface Rule {
  readonly kind: Shape["kind"];
  /** Rule for the elements of a list or the entries of a dictionary. */
  of: Rule | undefined;
  /** Rules for the members of an object. */
  readonly members: Map<string, Rule>;
}

const KNOWN = new Map<Shape, Rule>();

/** Returns the rule for a shape. The same shape always returns the same object, because a shape may contain itself. */
export function ruleOf(shape: Shape): Rule {
  const known = KNOWN.get(shape);
  if (known) return known;
  const rule: Rule = { kind: shape.kind, of: undefined, members: new Map() };
  KNOWN.set(shape, rule);
  if ("of" in shape) rule.of = ruleOf(shape.of);
  if ("members" in shape) {
    for (const [name, member] of Object.entries(shape.members))
      rule.members.set(name, ruleOf(member));
  }
  return rule;
}
