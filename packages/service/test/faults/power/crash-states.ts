import {
  applyChanges,
  type Change,
  type Write,
  type DiskModel,
  type Folder,
  type Inode,
  isFolder,
  setNames,
} from "./disk-model.js";
import type { FileEvent } from "./file-log.js";

/** What a power failure leaves of that which was not synced. */
export const LOSSES = ["everything", "nothing", "bytes", "names", "sectors", "pages"] as const;
export type Loss = (typeof LOSSES)[number];

/** Bytes that a disk writes together or not at all. */
const UNITS: Partial<Record<Loss, number>> = { sectors: 512, pages: 4096 };

/** Numbers from 0 to 1 that depend on a seed only (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** So many cuts anywhere are enough: the others are beside syncs. */
const RANDOM_CUTS = 500;

/** A moment at which the power fails, and what is lost then. */
export interface Cut {
  /** The last event that happened. */
  readonly seq: number;
  readonly loss: Loss;
}

/**
 * Draws moments in the order of time: just before and just after every sync, and others anywhere. If there are fewer
 * cuts than that, half of them are beside syncs. What is lost takes turns, so that as many cuts as there are kinds have each.
 */
export function drawCuts(
  events: readonly FileEvent[],
  count: number,
  random: () => number,
): readonly Cut[] {
  const syncs = events.filter(({ op }) => op === "sync");
  const beside = shuffle(
    syncs.flatMap(({ seq }) => [seq - 1, seq]),
    random,
  );
  const chosen = beside.slice(0, Math.max(count >> 1, count - RANDOM_CUTS));
  const anywhere = Array.from({ length: count - chosen.length }, () =>
    Math.floor(random() * (events.length + 1)),
  );
  return [...chosen, ...anywhere]
    .toSorted((one, other) => one - other)
    .map((seq, index) => ({ seq, loss: LOSSES[index % LOSSES.length] ?? "everything" }));
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

/** The files and folders that are on the disk after the power failed. */
export function crash(
  disk: DiskModel,
  loss: Loss,
  random: () => number,
): ReadonlyMap<string, Buffer | "folder"> {
  const tree = new Map<string, Buffer | "folder">();
  const survive = (folder: Folder, path: string) => {
    const names = new Map(folder.synced);
    for (const change of folder.changes) if (keepsName(loss, random)) setNames(names, change.names);
    for (const [name, node] of names) {
      const child = path === "" ? name : `${path}/${name}`;
      tree.set(child, isFolder(node) ? "folder" : bytesAfter(node, loss, random));
      if (isFolder(node)) survive(node, child);
    }
  };
  survive(disk.root, "");
  return tree;
}

function keepsName(loss: Loss, random: () => number): boolean {
  if (loss === "everything" || loss === "names") return false;
  return loss === "nothing" || loss === "bytes" || random() < 0.5;
}

function bytesAfter({ synced, changes }: Inode, loss: Loss, random: () => number): Buffer {
  if (changes.length === 0 || loss === "everything" || loss === "bytes") return synced;
  const copy = Buffer.from(synced);
  const unit = UNITS[loss];
  if (unit === undefined) return applyChanges(copy, changes);
  // Writes reach the disk in pieces, in any order: any of the pieces may be missing.
  const pieces = changes.flatMap((change): Change[] =>
    "size" in change ? [change] : split(change, unit),
  );
  return applyChanges(
    copy,
    pieces.filter(() => random() < 0.5),
  );
}

function split(change: Write, unit: number): Write[] {
  const pieces: Write[] = [];
  for (let start = 0; start < change.bytes.length;) {
    const end = Math.min(start + unit - ((change.at + start) % unit), change.bytes.length);
    const bytes = change.bytes.subarray(start, end);
    pieces.push({ seq: change.seq, at: change.at + start, bytes });
    start = end;
  }
  return pieces;
}
