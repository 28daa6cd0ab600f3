import type { schemas } from "@document-export/server-stub";
import type { Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import { batchReads } from "../storage/batch-reads.js";
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
export interface AskedPage extends PageRequest {
  readonly workspace: number;
}

/**
 * Reads a page of records, oldest first; undefined where the workspace is gone.
 * `state` is how the list stood at some time after the page was asked for: the page is as it was then, or later.
 */
export type ReadExportPage = (
  asked: AskedPage,
  state: RecordsState,
) => Promise<ExportPage | undefined>;

/** What a page held when it was last read: records never change, and a new one comes after all others. */
interface KeptPage {
  readonly items: readonly schemas.DocumentExport[];
  /** Of connections until then: other names came with the next. */
  readonly renames: number;
}

const NOTHING: KeptPage = { items: [], renames: -1 };

type KeptPages = LRUCache<string, KeptPage>;

/** Of all pages together, in characters of JSON; a record has about 300. */
const MOST_KEPT = 8 * 1024 * 1024;

/**
 * Pages of records (Interface, Endpoints 1). What was read is kept: the database is asked only for what came since,
 * and not at all where a page holds all that the state of the list says.
 */
export function createExportPages(db: Kysely<Database>): ReadExportPage {
  const known: KeptPages = new LRUCache({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ items }) => JSON.stringify(items).length,
  });
  const read = batchReads<AskedPage, ExportPage>((asked) => readPages(db, known, asked));
  return async (asked, { total, renames }) => {
    const held = heldBy(asked, total);
    // Such pages are without number: none is kept.
    if (held === 0) return { items: [], total };
    const name = `${asked.workspace}/${asked.offset}/${asked.limit}`;
    const kept = known.get(name);
    if (kept?.renames === renames && kept.items.length === held)
      return { items: kept.items, total };
    return read(name, asked);
  };
}

/** How many records a page holds where there are `total`. */
function heldBy({ offset, limit }: PageRequest, total: number): number {
  return Math.min(Math.max(total - offset, 0), limit);
}

async function readPages(
  db: Kysely<Database>,
  known: KeptPages,
  asked: ReadonlyMap<string, AskedPage>,
): Promise<ReadonlyMap<string, ExportPage>> {
  const kept = new Map([...asked.keys()].map((name) => [name, known.get(name) ?? NOTHING]));
  const wanted = [...asked].map(([name, page]) => rangeOf(name, page, kept.get(name) ?? NOTHING));
  const pages = new Map<string, ExportPage>();
  for (const range of await readRanges(db, wanted)) {
    const before = kept.get(range.name) ?? NOTHING;
    const now = renewed(before, range);
    if (now !== before) known.set(range.name, now);
    pages.set(range.name, { items: now.items, total: range.total });
  }
  return pages;
}

function rangeOf(
  name: string,
  { workspace, offset, limit }: AskedPage,
  { items, renames }: KeptPage,
): RecordRange {
  const known = { records: items.length, renames };
  return { name, workspace, after: offset, last: offset + limit, known };
}

/** The same page where nothing came. */
function renewed(kept: KeptPage, { records, renames }: ReadRange): KeptPage {
  if (records.length === 0) return kept;
  const before = renames === kept.renames ? kept.items : [];
  return { items: [...before, ...viewsOf(records)], renames };
}

/** Records name few connections: one reference of each is kept, since many equal ones are slow to read each time. */
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
