/** A runtime that a package supports. */
export interface Runtime {
  readonly name: string;
  /** Why the runtime is not available on this machine. */
  readonly missing?: string;
  /** Runs a program in the runtime, and returns its result. */
  readonly run: (program: Program, call: Call) => Promise<unknown>;
}

/** Input of a program. */
export interface Call {
  readonly argument: string;
  /** Page that determines the program's origin in a browser; an empty page by default. */
  readonly page?: string;
}

/** A module that exports `run`, built from packed packages for every kind of runtime. */
export interface Program {
  /** A module that passes its first argument to `run` and prints the result as JSON. */
  readonly command: string;
  /** A worker that responds with the result; the query contains the `argument`. */
  readonly worker: string;
  /** A script for a page that assigns the exports to the global `program`. */
  readonly page: string;
}
