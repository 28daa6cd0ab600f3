import type { KnownProblemType } from "./constants/problem-types.js";

/** The kind of a problem: those of the catalogue, and any that an implementation has of its own. */
export type ProblemType = KnownProblemType | (string & {});
