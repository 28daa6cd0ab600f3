import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

interface CataloguedProblem {
  readonly type: string;
  readonly status: number;
}

const catalogue: readonly CataloguedProblem[] = require("@document-export/spec/problems.json");

/** The status of each problem type of the published catalogue (decision `problem-details`). */
export const PROBLEM_STATUSES: ReadonlyMap<string, number> = new Map(
  catalogue.map(({ type, status }) => [type, status]),
);
