import { without, type AnyJson } from "../../any-json.js";
import type { Target } from "../../../implementation/on-stub/in-memory.js";
import { defineFaults, type Plant } from "../../fault.js";
import { create, list, seen, send } from "../../observe/caller.js";
import { exportNow, upload } from "../../observe/exports.js";
import { withBody } from "../../plant/message.js";
import {
  alters,
  changes,
  isCollections,
  isCreate,
  isExport,
  isList,
  isRecords,
} from "../../plant/rewrite.js";

/** Changes each item of a list. */
const items = (when: Parameters<typeof changes>[0], change: (item: AnyJson) => unknown): Plant =>
  changes(when, ({ items, pagination }) => ({ items: items.map(change), pagination }));
const firstOf = (path: string, inspect: (item: AnyJson) => unknown) =>
  seen(list(path), ({ json }) => inspect(json.items?.[0]));
const record = (inspect: (item: AnyJson) => unknown) => firstOf("document-exports", inspect);
const collection = (inspect: (item: AnyJson) => unknown) => firstOf("collections", inspect);
export const made = (inspect: (webhook: AnyJson, target: Target) => unknown, members = {}) =>
  seen(
    (t) => create(t, members),
    ({ json }, t) => inspect(json, t),
  );
const job = (inspect: (job: AnyJson) => unknown) =>
  seen(
    (t) => upload(t),
    ({ json }) => inspect(json),
  );
const date = (change: (text: string) => unknown) =>
  items(isRecords, (item) => ({ ...item, exportedAt: change(item.exportedAt) }));
const firstDate = record(({ exportedAt }) => exportedAt);
const DATE = "2026-10-01T00:00:00.000Z";

/** Faults in the form of records, collections, webhooks and jobs, and in refusing valid ones. */
export const RESPONSES = defineFaults("responses", [
  {
    id: "bare-list",
    does: "Answers a list with an array.",
    from: "Rails, Express: res.json(rows)",
    plant: changes(isList, ({ items }) => items),
    shows: seen(list("collections"), ({ json }) => Array.isArray(json)),
    healthy: false,
    faulty: true,
  },
  {
    id: "list-named-data",
    does: "Names the list `data`, not `items`.",
    from: "Laravel, Stripe, JSON:API",
    plant: changes(isList, ({ items, pagination }) => ({ data: items, pagination })),
    shows: seen(list("collections"), ({ json }) => "items" in json),
    healthy: true,
    faulty: false,
  },
  {
    id: "pagination-missing",
    does: "Leaves `pagination` out.",
    from: "hand-made: numbers in headers",
    plant: changes(isList, ({ items }) => ({ items })),
    shows: seen(list("collections"), ({ json }) => "pagination" in json),
    healthy: true,
    faulty: false,
  },
  {
    id: "empty-list-is-null",
    does: "Writes `items: null` for an empty list.",
    from: "Go: nil slices",
    plant: changes(isList, ({ items, pagination }) => ({
      items: items.length ? items : null,
      pagination,
    })),
    shows: seen(list("webhooks"), ({ json }) => json.items),
    healthy: [],
    faulty: null,
  },
  {
    id: "single-item-not-in-list",
    does: "Writes a list of one item as the item.",
    from: "XML to JSON converters, Jackson WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED",
    plant: changes(isList, ({ items, pagination }) => ({
      items: items.length === 1 ? items[0] : items,
      pagination,
    })),
    shows: seen(list("collections?pageSize=1"), ({ json }) => Array.isArray(json.items)),
    healthy: true,
    faulty: false,
  },
  {
    id: "members-in-snake-case",
    does: "Writes members in snake case.",
    from: "Rails, Django, Go struct tags, Pydantic",
    plant: alters(isRecords, (reply) =>
      withBody(
        reply,
        reply.body
          .toString()
          .replaceAll(
            /"([a-z]+[A-Z][A-Za-z]*)":/g,
            (_, name) => `"${name.replaceAll(/[A-Z]/g, (c: string) => `_${c.toLowerCase()}`)}":`,
          ),
      ),
    ),
    shows: record((item) => "exported_at" in item),
    healthy: false,
    faulty: true,
  },
  {
    id: "members-in-pascal-case",
    does: "Writes members that begin with a capital.",
    from: "Newtonsoft in ASP.NET, Go without tags",
    plant: alters(isRecords, (reply) =>
      withBody(
        reply,
        reply.body
          .toString()
          .replaceAll(/"([a-z])([A-Za-z]*)":/g, (_, a, b) => `"${a.toUpperCase()}${b}":`),
      ),
    ),
    shows: seen(list("document-exports"), ({ json }) => "Items" in json),
    healthy: false,
    faulty: true,
  },
  {
    id: "record-member-missing",
    does: "Leaves `sourceDocumentKind` out of records.",
    from: "a column added later",
    plant: items(isRecords, (item) => without(item, "sourceDocumentKind")),
    shows: record((item) => "sourceDocumentKind" in item),
    healthy: true,
    faulty: false,
  },
  {
    id: "record-empty-text-left-out",
    does: "Leaves empty strings out of records.",
    from: "Go omitempty, Jackson NON_EMPTY",
    plant: items(isRecords, (item) =>
      Object.fromEntries(Object.entries(item).filter(([, v]) => v !== "")),
    ),
    shows: async (t) => {
      await exportNow(t, { document: {} });
      const { json } = await send(t, list("document-exports?pageNo=61&pageSize=1"));
      return "sourceDocumentTitle" in json.items[0];
    },
    healthy: true,
    faulty: false,
  },
  {
    id: "record-empty-text-is-null",
    does: "Writes null for the absent title of a document.",
    from: "nullable columns",
    plant: items(isRecords, (item) => ({
      ...item,
      sourceDocumentTitle: item.sourceDocumentTitle || null,
    })),
    shows: async (t) => {
      await exportNow(t, { document: {} });
      const { json } = await send(t, list("document-exports?pageNo=61&pageSize=1"));
      return json.items[0].sourceDocumentTitle;
    },
    healthy: "",
    faulty: null,
  },
  {
    id: "reference-is-id-only",
    does: "Writes the id of a connection in place of the reference.",
    from: "serializers without nesting: Django REST framework",
    plant: items(isRecords, (item) => ({ ...item, sourceConnection: item.sourceConnection.id })),
    shows: record(({ sourceConnection }) => typeof sourceConnection),
    healthy: "object",
    faulty: "number",
  },
  {
    id: "reference-without-name",
    does: "Leaves the name of a connection out.",
    from: "a join that was forgotten",
    plant: items(isCollections, (item) => ({
      ...item,
      sourceConnection: { id: item.sourceConnection.id },
    })),
    shows: collection(({ sourceConnection }) => "name" in sourceConnection),
    healthy: true,
    faulty: false,
  },
  {
    id: "ids-as-text",
    does: "Writes ids as strings.",
    from: "JSON:API, GraphQL, node-postgres bigint",
    plant: items(isCollections, (item) => ({ ...item, id: String(item.id) })),
    shows: collection(({ id }) => typeof id),
    healthy: "number",
    faulty: "string",
  },
  {
    id: "webhook-id-beyond-int32",
    does: "Gives webhooks ids beyond 32 bits.",
    from: "snowflake ids, Date.now()",
    plant: changes(isCreate, (webhook) => ({ ...webhook, id: 1_700_000_000_000 + webhook.id })),
    shows: made(({ id }) => id < 2 ** 31),
    healthy: true,
    faulty: false,
  },
  {
    id: "webhook-id-fraction",
    does: "Writes integers with a fraction.",
    from: "Lua and PHP numbers",
    plant: alters(isCreate, (reply) =>
      withBody(reply, reply.body.toString().replace(/"id":(\d+)/, '"id":$1.5')),
    ),
    shows: made(({ id }) => Number.isInteger(id)),
    healthy: true,
    faulty: false,
  },
  {
    id: "collection-ids-repeat",
    does: "Gives two collections one id.",
    from: "a join that doubles rows",
    plant: changes(isCollections, ({ items, pagination }) => ({
      items: items.map((item: AnyJson) => ({ ...item, id: items[0].id })),
      pagination,
    })),
    shows: seen(
      list("collections"),
      ({ json }) => new Set(json.items.map(({ id }: AnyJson) => id)).size,
    ),
    healthy: 3,
    faulty: 1,
  },
  {
    id: "job-id-no-uuid",
    does: "Gives jobs ids that are not UUIDs.",
    from: "Sidekiq, BullMQ, Mongo ObjectId",
    plant: changes(isExport, (job) => ({ ...job, id: job.id.replaceAll("-", "").slice(0, 24) })),
    shows: job(({ id }) => /^[0-9a-f]{8}-/i.test(id)),
    healthy: true,
    faulty: false,
  },
  {
    id: "date-without-zone",
    does: "Writes dates without a time zone.",
    from: "C# DateTime, Python isoformat(), Java LocalDateTime",
    plant: date((text) => text.replace("Z", "")),
    shows: firstDate,
    healthy: DATE,
    faulty: "2026-10-01T00:00:00.000",
  },
  {
    id: "date-with-space",
    does: "Writes dates with a space in place of `T`.",
    from: "SQL, Ruby to_s, PHP",
    plant: date((text) => text.replace("T", " ").replace(".000Z", "")),
    shows: firstDate,
    healthy: DATE,
    faulty: "2026-10-01 00:00:00",
  },
  {
    id: "date-offset-without-colon",
    does: "Writes `+0000` as the offset.",
    from: "Java SimpleDateFormat Z, strftime %z",
    plant: date((text) => text.replace("Z", "+0000")),
    shows: firstDate,
    healthy: DATE,
    faulty: "2026-10-01T00:00:00.000+0000",
  },
  {
    id: "date-as-number",
    does: "Writes dates as milliseconds.",
    from: "Jackson WRITE_DATES_AS_TIMESTAMPS",
    plant: date((text) => Date.parse(text)),
    shows: firstDate,
    healthy: DATE,
    faulty: 1_790_812_800_000,
  },
  {
    id: "date-as-array",
    does: "Writes dates as lists of numbers.",
    from: "Jackson without the Java time module",
    plant: date(() => [2026, 10, 1, 0, 0]),
    shows: firstDate,
    healthy: DATE,
    faulty: [2026, 10, 1, 0, 0],
  },
  {
    id: "date-in-words",
    does: "Writes dates as HTTP does.",
    from: "Date.toUTCString(), Python's http_date",
    plant: date((text) => new Date(text).toUTCString()),
    shows: firstDate,
    healthy: DATE,
    faulty: "Thu, 01 Oct 2026 00:00:00 GMT",
  },
  {
    id: "date-impossible",
    does: "Writes a 24th hour and a 13th month.",
    from: "format strings: mm for MM, kk for HH",
    plant: date((text) => text.replace("-10-", "-13-")),
    shows: firstDate,
    healthy: DATE,
    faulty: "2026-13-01T00:00:00.000Z",
  },
  {
    id: "booleans-as-numbers",
    does: "Writes `hasErrors` as 0 or 1.",
    from: "MySQL tinyint, SQLite",
    plant: changes(isExport, (job) => ({ ...job, hasErrors: Number(job.hasErrors) })),
    shows: job(({ hasErrors }) => hasErrors),
    healthy: false,
    faulty: 0,
  },
  {
    id: "output-null",
    does: "Writes `outputDocuments: null` before there are any.",
    from: "Go nil slices, Java null lists",
    plant: changes(isExport, (job) => ({
      ...job,
      outputDocuments: job.outputDocuments.length ? job.outputDocuments : null,
    })),
    shows: job(({ outputDocuments }) => outputDocuments),
    healthy: [],
    faulty: null,
  },
]);
