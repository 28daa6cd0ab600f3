/** A runtime that a package is promised to run in. */
export interface Runtime {
  readonly name: string;
  /** Why it cannot run on this machine. */
  readonly missing?: string;
  /** Runs a program in it, and returns its result. */
  readonly run: (program: Program, call: Call) => Promise<unknown>;
}

/** With what a program is called. */
export interface Call {
  readonly argument: string;
  /** The page whose origin a browser gives the program; an empty one by default. */
  readonly page?: string;
}

/** A module that exports `run`, built for every kind of runtime from packed packages. */
export interface Program {
  /** A module whose first argument is that of `run`, and which prints the result as JSON. */
  readonly command: string;
  /** A worker that responds with the result; its query has the `argument`. */
  readonly worker: string;
  /** A script for a page, which leaves the exports in the global `program`. */
  readonly page: string;
}
