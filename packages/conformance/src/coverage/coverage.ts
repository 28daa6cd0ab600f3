/** Something that the contract declares, and how often it was seen. */
export interface CoveredItem {
  readonly name: string;
  /** JSON pointer into the contract; absent for parts that the contract does not declare. */
  readonly at?: string;
  readonly count: number;
}

/** A parameter or a keyword, and how often a value came that it admits, and one that it does not. */
export interface SidedItem {
  readonly name: string;
  /** JSON pointer into the contract. */
  readonly at: string;
  readonly valid: number;
  readonly invalid: number;
}

/** What of a contract some traffic has exercised. */
export interface Coverage {
  readonly operations: readonly CoveredItem[];
  readonly parameters: readonly SidedItem[];
  /** Keywords of the schemas of parameters and request bodies. */
  readonly requestKeywords: readonly SidedItem[];
  /** Keywords of the schemas of response bodies. */
  readonly responseKeywords: readonly SidedItem[];
  readonly statuses: readonly CoveredItem[];
  /** Headers of responses. */
  readonly headers: readonly CoveredItem[];
  /** Media types of requests and responses. */
  readonly mediaTypes: readonly CoveredItem[];
  /** Events that came to the receiver. */
  readonly events: readonly CoveredItem[];
}

/** The parts of a coverage, in the order in which reports show them. */
export const COVERAGE_PARTS = {
  operations: "Operations",
  parameters: "Parameters",
  requestKeywords: "Keywords of requests",
  responseKeywords: "Keywords of responses",
  statuses: "Statuses",
  headers: "Response headers",
  mediaTypes: "Media types",
  events: "Events",
} as const satisfies Record<keyof Coverage, string>;

/** How much of a part was exercised: `total` is what the contract declares. */
export interface Share {
  readonly covered: number;
  readonly total: number;
}

/** Returns the share of a part; both sides of a parameter or a request keyword count as one each. */
export function shareOf(part: keyof Coverage, coverage: Coverage): Share {
  const hasTwoSides = part === "parameters" || part === "requestKeywords";
  const declared = coverage[part].filter(({ at }) => at !== undefined);
  const points = declared.flatMap((item) => {
    if ("count" in item) return [item.count];
    return hasTwoSides ? [item.valid, item.invalid] : [item.valid + item.invalid];
  });
  return { covered: points.filter((count) => count > 0).length, total: points.length };
}
