import type { Shape } from "./shape.js";

/** A shape as it is checked: all have the same members, and names are looked up in a map, since it is much faster. */
export interface Rule {
  readonly kind: Shape["kind"];
  /** What the elements of a list or the entries of a dictionary must be. */
  of: Rule | undefined;
  /** What the members of an object must be. */
  readonly members: Map<string, Rule>;
}

const KNOWN = new Map<Shape, Rule>();

/** The rule of a shape, the same object for the same shape: a shape may contain itself. */
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
