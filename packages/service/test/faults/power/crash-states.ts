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

/** What a power failure can do to unsynced data. */
export const LOSSES = ["everything", "nothing", "bytes", "names", "sectors", "pages"] as const;
export type Loss = (typeof LOSSES)[number];

/** Bytes that a disk writes atomically. */
const UNITS: Partial<Record<Loss, number>> = { sectors: 512, pages: 4096 };

/** Returns a generator of numbers from 0 to 1 that depends only on a seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Maximum number of cuts at random moments; the others are next to syncs. */
const RANDOM_CUTS = 500;

/** A moment at which the power fails, and the kind of loss. */
export interface Cut {
  /** The last event before the failure. */
  readonly seq: number;
  readonly loss: Loss;
}

/**
 * Draws cuts in order of time: some just before and just after syncs, others at random. Up to `RANDOM_CUTS` are random,
 * and at most about half of all cuts. The kinds of loss take turns, so that each occurs about equally often.
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

/** Returns the files and folders on the disk after the power failure. */
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
  // Writes reach the disk in pieces, in any order, so any piece may be missing.
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
