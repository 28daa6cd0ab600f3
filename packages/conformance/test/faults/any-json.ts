/** Any JSON: faults and their proofs access values that no schema describes. */
// oxlint-disable-next-line typescript/no-explicit-any -- The one place where JSON gets a type that it may not have.
export type AnyJson = any;

/** An object without one of its members. */
export function without(object: AnyJson, name: string): AnyJson {
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));
}
