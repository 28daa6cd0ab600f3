/**
 * The expected type of a value: names of JSON types joined by `|`; a description with a check function; the type of
 * list items under `[]`; or the members of an object, where `*` stands for every member not listed.
 */
export type Type = string | Check | Members;

/** The members of an object, or the items of a list under `[]`. */
export interface Members {
  readonly [member: string]: Type;
}

/**
 * A description of the expected value, a function that returns something truthy for valid values, and a function that
 * shows values that are or contain a secret.
 */
export type Check = readonly [
  expected: string,
  accepts: (value: unknown) => unknown,
  show?: (value: unknown) => string,
];
