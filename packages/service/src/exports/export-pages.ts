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
} from "../storage/statements/document-exports.js";
import { documentExportView } from "./document-export-view.js";

/** A page of records as callers see them. */
export type ExportPage = Page<schemas.DocumentExport>;

/** Which page of whose records is wanted. */
export interface AskedPage extends PageRequest {
  readonly workspace: number;
}

/** Reads a page of records, oldest first; undefined where the workspace is gone. */
export type ReadExportPage = (asked: AskedPage) => Promise<ExportPage | undefined>;

/** What a page held when it was last read: records never change, and a new one comes after all others. */
interface KeptPage {
  readonly items: readonly schemas.DocumentExport[];
  /** Of the connections in it, which may change. */
  readonly names: ReadonlyMap<number, string>;
}

type KeptPages = LRUCache<string, KeptPage>;

const NOTHING: KeptPage = { items: [], names: new Map() };
/** Of all pages together, in characters of JSON; a record has about 300. */
const MOST_KEPT = 8 * 1024 * 1024;

/**
 * Pages of records (Interface, Endpoints 1). What was read is kept, so that the database is asked only for what came
 * since, and for the total and the names of connections as they are now.
 */
export function createExportPages(db: Kysely<Database>): ReadExportPage {
  const known: KeptPages = new LRUCache({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ items }) => JSON.stringify(items).length,
  });
  const read = batchReads<AskedPage, ExportPage>((asked) => readPages(db, known, asked));
  return (asked) => read(`${asked.workspace}/${asked.offset}/${asked.limit}`, asked);
}

async function readPages(
  db: Kysely<Database>,
  known: KeptPages,
  asked: ReadonlyMap<string, AskedPage>,
): Promise<ReadonlyMap<string, ExportPage>> {
  const kept = new Map([...asked.keys()].map((name) => [name, known.get(name) ?? NOTHING]));
  const wanted = [...asked].map(([name, page]) =>
    rangeAfter(name, page, kept.get(name) ?? NOTHING),
  );
  const pages = new Map<string, ExportPage>();
  for (const range of await readRanges(db, wanted)) {
    const before = kept.get(range.name) ?? NOTHING;
    const now = renewed(before, range);
    if (now !== before) known.set(range.name, now);
    pages.set(range.name, { items: now.items, total: range.total });
  }
  return pages;
}

function rangeAfter(
  name: string,
  { workspace, offset, limit }: AskedPage,
  { items, names }: KeptPage,
): RecordRange {
  const [after, last] = [offset + items.length, offset + limit];
  return { name, workspace, after, last, connections: [...names.keys()] };
}

/** The same page where nothing came and no connection was renamed. */
function renewed(kept: KeptPage, { records, connections }: ReadRange): KeptPage {
  const isRenamed = connections.some(([id, name]) => kept.names.get(id) !== name);
  if (!isRenamed && records.length === 0) return kept;
  const before = isRenamed ? withNames(kept.items, new Map(connections)) : kept.items;
  const items = [...before, ...records.map(documentExportView)];
  const mentioned = items.flatMap((item) => [item.sourceConnection, item.destinationConnection]);
  return { items, names: new Map(mentioned.map(({ id, name }) => [id, name])) };
}

function withNames(items: KeptPage["items"], names: KeptPage["names"]): KeptPage["items"] {
  const named = ({ id, name }: schemas.ConnectionReference) => ({
    id,
    name: names.get(id) ?? name,
  });
  return items.map((item) => ({
    ...item,
    sourceConnection: named(item.sourceConnection),
    destinationConnection: named(item.destinationConnection),
  }));
}
