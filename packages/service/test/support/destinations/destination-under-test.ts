import type { Destination } from "../../../src/destinations/destination.js";

/** A destination on a real server, and a way around it. */
export interface DestinationUnderTest {
  readonly destination: Destination;
  /** What lies there; undefined for nothing. */
  readonly read: (target: string) => Promise<Buffer | undefined>;
  /** Puts something there that is none of ours. */
  readonly plant: (target: string, content: string) => Promise<void>;
  /** Everything that lies there, drafts too. */
  readonly list: () => Promise<readonly string[]>;
  /** Whether the images of a result stay when it is removed. */
  readonly keepsImages?: boolean;
}

/** Something that every destination promises, as a fact and as the head of a column. */
export interface DestinationPromise<Place> {
  readonly title: string;
  readonly column: string;
  /** Fails where the promise falls; `open` gives a new, empty place at each call. */
  readonly check: (open: () => Promise<Place>) => Promise<void>;
}
