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

/** A page of records as callers see them. */
export type ExportPage = Page<schemas.DocumentExport>;

/** Which page of whose records is wanted. */
export interface PageOf extends PageRequest {
  readonly workspace: number;
}

/**
 * Reads a page of records, oldest first; undefined if the workspace is gone.
 * `state` is the state of the list at some time after the request: the page is as it was then, or later.
 */
export type ReadExportPage = (
  wanted: PageOf,
  state: RecordsState,
) => Promise<ExportPage | undefined>;

/** A page as it was last read: a new record comes after all others, and an erased one counts as a rename. */
interface CachedPage {
  readonly items: readonly schemas.DocumentExport[];
  /** How often connections had been renamed by then: a later count means that names have changed. */
  readonly renames: number;
}

const EMPTY: CachedPage = { items: [], renames: -1 };

type PageCache = LRUCache<string, CachedPage>;

/** Size of all cached pages together, in characters of JSON; a record has about 300. */
const MAX_CACHED_CHARS = 8 * 1024 * 1024;

/**
 * Pages of records (Interface, Endpoints 1). What was read is cached: the database is read only for what came since,
 * and not at all where a page holds all that the state of the list says.
 */
export function createExportPages(db: Kysely<Database>): ReadExportPage {
  const known: PageCache = new LRUCache({
    maxSize: MAX_CACHED_CHARS,
    sizeCalculation: ({ items }) => JSON.stringify(items).length,
  });
  const read = createDataLoader<PageOf, ExportPage>((wanted) => readPages(db, known, wanted));
  return async (wanted, { total, renames }) => {
    const count = countOf(wanted, total);
    // A page past the end: there is no limit to their number, so none is cached.
    if (count === 0) return { items: [], total };
    const name = `${wanted.workspace}/${wanted.offset}/${wanted.limit}`;
    const cached = known.get(name);
    if (cached?.renames === renames && cached.items.length === count)
      return { items: cached.items, total };
    return read(name, wanted);
  };
}

/** How many records a page holds if there are `total`. */
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

/** The same page where nothing came. */
function withNew(cached: CachedPage, { records, renames }: ReadRange): CachedPage {
  if (records.length === 0) return cached;
  const before = renames === cached.renames ? cached.items : [];
  return { items: [...before, ...viewsOf(records)], renames };
}

/** Records name few connections: they share one reference of each, since many equal objects are slow to serialize. */
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
