/** A timer of 2 ** 31 ms or more fires at once. */
export const MAX_MS = 2e9;
