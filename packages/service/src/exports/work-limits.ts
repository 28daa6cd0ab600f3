import { LRUCache } from "lru-cache";
import pLimit, { type LimitFunction } from "p-limit";
import type { Destination } from "../destinations/destination.js";

/** Keeps exports that run at once from taking all memory, and from all going to one destination at the same time. */
export interface WorkLimits {
  /** Runs work on a document of so many bytes when there is room for it. */
  readonly inMemory: <Result>(bytes: number, work: () => Promise<Result>) => Promise<Result>;
  /** Runs work on the images of a document, of which each export may hold as many bytes as the settings say. */
  readonly withImages: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Runs a delivery when its destination takes one more. */
  readonly onItsWay: <Result>(
    connection: number,
    destination: Pick<Destination, "atOnce">,
    deliver: () => Promise<Result>,
  ) => Promise<Result>;
}

/** In bytes: documents up to here never wait, so that large ones hold up none of them. */
const SMALL = 1024 * 1024;
/** Documents beyond, whatever their size: a limit of uploads bounds that. */
const MOST_LARGE = 8;
/** Documents whose images are in memory. */
const MOST_WITH_IMAGES = 8;
/** To one destination, where it does not say. */
const MOST_ON_THEIR_WAY = 8;
/** Connections that are counted; of one that is forgotten while its deliveries run, more may run. */
const MOST_CONNECTIONS = 1000;

/** Limits of one process. */
export function createWorkLimits(): WorkLimits {
  const large = pLimit(MOST_LARGE);
  const illustrated = pLimit(MOST_WITH_IMAGES);
  const ways = new LRUCache<number, LimitFunction>({ max: MOST_CONNECTIONS });
  const wayTo = (connection: number, atOnce: number) => {
    const way = ways.get(connection) ?? pLimit(atOnce);
    ways.set(connection, way);
    return way;
  };
  return {
    inMemory: (bytes, work) => (bytes > SMALL ? large(work) : work()),
    withImages: (work) => illustrated(work),
    onItsWay: (connection, { atOnce = MOST_ON_THEIR_WAY }, deliver) =>
      wayTo(connection, atOnce)(deliver),
  };
}
