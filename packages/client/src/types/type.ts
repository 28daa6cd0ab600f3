/**
 * What a value has to be: the names of JSON types joined by `|`; what to expect in words and a function that tells; a
 * list of items under `[]`; or the members of an object, where `*` stands for every member that is not listed.
 */
export type Type = string | Check | Members;

/** The members of an object, or the items of a list under `[]`. */
export interface Members {
  readonly [member: string]: Type;
}

/** What is expected, in words, what is truthy for it, and how to show a value that is a secret or contains one. */
export type Check = readonly [
  expected: string,
  accepts: (value: unknown) => unknown,
  show?: (value: unknown) => string,
];
