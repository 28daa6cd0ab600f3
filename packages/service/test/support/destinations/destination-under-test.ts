import type { Destination } from "../../../src/destinations/destination.js";

/** A destination on a real server, and direct access to its files. */
export interface DestinationUnderTest {
  readonly destination: Destination;
  /** Returns the file at a target; undefined if it does not exist. */
  readonly read: (target: string) => Promise<Buffer | undefined>;
  /** Creates a foreign file at a target. */
  readonly plant: (target: string, content: string) => Promise<void>;
  /** Lists all files, including drafts. */
  readonly list: () => Promise<readonly string[]>;
  /** Whether images stay when their result is removed. */
  readonly keepsImages?: boolean;
}

/** A promise of every destination, as a test title and as a column heading. */
export interface DestinationPromise<Place> {
  readonly title: string;
  readonly column: string;
  /** Fails if the promise is broken; `open` returns a new, empty destination at each call. */
  readonly check: (open: () => Promise<Place>) => Promise<void>;
}
