import type { schemas } from "@document-export/server-stub";
import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import { createDataLoader } from "../storage/data-loader.js";
import type { Database } from "../storage/database.js";
import type { Page, PageRequest } from "../storage/page.js";
import {
  readRanges,
  type ReadRange,
  type RecordRange,
  type RecordsState,
} from "../storage/statements/document-exports.js";
import { exportRecordView } from "../jobs/views.js";

/** A page of records as returned to callers. */
export type ExportPage = Page<schemas.DocumentExport>;

/** Identifies a page of a workspace's records. */
export interface PageOf extends PageRequest {
  readonly workspace: number;
}

/**
 * Reads a page of records, oldest first; undefined if the workspace was deleted. `state` is the state of the list at
 * some time after the request: the page reflects that state or a later one.
 */
export type ReadExportPage = (
  wanted: PageOf,
  state: RecordsState,
) => Promise<ExportPage | undefined>;

/** A page as last read. New records are always appended after all others, and an erased record counts as a rename. */
interface CachedPage {
  readonly items: readonly schemas.DocumentExport[];
  /** Number of connection renames at that time. A higher number now means that names have changed. */
  readonly renames: number;
}

const EMPTY: CachedPage = { items: [], renames: -1 };

type PageCache = LRUCache<string, CachedPage>;

/** Total size of all cached pages, in characters of JSON; a record has about 300. */
const MAX_CACHED_CHARS = 8 * 1024 * 1024;

/**
 * Creates the reader for pages of records (Interface, Endpoints 1). Pages are cached: only newer records are read from
 * the database, and none if the cached page matches the state of the list.
 */
export function createExportPages(db: Kysely<Database>): ReadExportPage {
  const known: PageCache = new LRUCache({
    maxSize: MAX_CACHED_CHARS,
    sizeCalculation: ({ items }) => JSON.stringify(items).length,
  });
  const read = createDataLoader<PageOf, ExportPage>((wanted) => readPages(db, known, wanted));
  return async (wanted, { total, renames }) => {
    const count = countOf(wanted, total);
    // Pages past the end are not cached: there is no limit on how many of them callers can ask for.
    if (count === 0) return { items: [], total };
    const name = `${wanted.workspace}/${wanted.offset}/${wanted.limit}`;
    const cached = known.get(name);
    if (cached?.renames === renames && cached.items.length === count)
      return { items: cached.items, total };
    return read(name, wanted);
  };
}

/** Returns how many of `total` records are on a page. */
function countOf({ offset, limit }: PageRequest, total: number): number {
  return Math.min(Math.max(total - offset, 0), limit);
}

async function readPages(
  db: Kysely<Database>,
  known: PageCache,
  wanted: ReadonlyMap<string, PageOf>,
): Promise<ReadonlyMap<string, ExportPage>> {
  const cached = new Map([...wanted.keys()].map((name) => [name, known.get(name) ?? EMPTY]));
  const ranges = [...wanted].map(([name, page]) => rangeOf(name, page, cached.get(name) ?? EMPTY));
  const pages = new Map<string, ExportPage>();
  for (const range of await readRanges(db, ranges)) {
    const before = cached.get(range.name) ?? EMPTY;
    const now = withNew(before, range);
    if (now !== before) known.set(range.name, now);
    pages.set(range.name, { items: now.items, total: range.total });
  }
  return pages;
}

function rangeOf(
  name: string,
  { workspace, offset, limit }: PageOf,
  { items, renames }: CachedPage,
): RecordRange {
  const known = { records: items.length, renames };
  return { name, workspace, after: offset, last: offset + limit, known };
}

/** Adds new records to a cached page; returns the same object if there are none. */
function withNew(cached: CachedPage, { records, renames }: ReadRange): CachedPage {
  if (records.length === 0) return cached;
  const before = renames === cached.renames ? cached.items : [];
  return { items: [...before, ...viewsOf(records)], renames };
}

/**
 * Converts records to their views. Records refer to few connections, so they share one reference object per connection,
 * because many equal objects are slow to serialize.
 */
function viewsOf(records: ReadRange["records"]): readonly schemas.DocumentExport[] {
  const references = new Map<number, schemas.ConnectionReference>();
  const shared = (reference: schemas.ConnectionReference) => {
    const known = references.get(reference.id) ?? reference;
    references.set(reference.id, known);
    return known;
  };
  return records.map(exportRecordView).map((view) => ({
    ...view,
    sourceConnection: shared(view.sourceConnection),
    destinationConnection: shared(view.destinationConnection),
  }));
}
