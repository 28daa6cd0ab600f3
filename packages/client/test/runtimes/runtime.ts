import type { Outcome } from "./behaviours.js";

/** A runtime that the client is promised to run in. */
export interface Runtime {
  readonly name: string;
  /** Why it cannot run on this machine. */
  readonly missing?: string;
  /** Runs all behaviours in it against the server at that URL. */
  readonly run: (suite: Suite, url: string) => Promise<Outcome[]>;
}

/** The behaviours, built for every kind of runtime from the packed packages. */
export interface Suite {
  /** A module whose first argument is the URL, and which prints the outcomes as JSON. */
  readonly command: string;
  /** A worker that responds with the outcomes; the query is the URL. */
  readonly worker: string;
  /** A script for a page, which leaves the behaviours in the global `suite`. */
  readonly page: string;
}
