import type { AnyJson } from "../../any-json.js";
import type { Target } from "../../../implementation/on-stub/in-memory.js";
import { defineFaults } from "../../fault.js";
import { create, list, seen, send, statusOf } from "../../observe/caller.js";
import { exportNow } from "../../observe/exports.js";
import { jsonOf, withBody, withQuery, type Message } from "../../plant/message.js";
import {
  changes,
  exchange,
  isList,
  isRecords,
  isWebhooks,
  problem,
  sends,
} from "../../plant/rewrite.js";
import { numberOf, numbers, records } from "./paging.js";

const titles =
  (from: string) =>
  async (t: Target): Promise<string[]> =>
    (await send(t, records(from))).json.items.map((item: AnyJson) => item.sourceDocumentTitle);
const setsNumber = (
  name: string,
  change: (value: number, pagination: AnyJson, request: Message) => unknown,
) =>
  changes(isList, ({ items, pagination }, request) => ({
    items,
    pagination: { ...pagination, [name]: change(pagination[name], pagination, request) },
  }));

/** Faults in the content of pages, and in their numbers. */
export const PAGES = defineFaults("responses", [
  {
    id: "pages-from-zero",
    does: "Counts pages from 0.",
    from: "Spring Data",
    plant: sends(isRecords, (r) =>
      withQuery(r, (q) => q.set("pageNo", String(numberOf(r, "pageNo") + 1))),
    ),
    shows: async (t) => (await titles("?pageNo=1&pageSize=2")(t))[0],
    healthy: "First 0",
    faulty: "First 2",
  },
  {
    id: "page-size-default-20",
    does: "Gives 20 items where no size is asked for.",
    from: "Spring Data, Django REST framework",
    plant: sends(isRecords, (r) =>
      withQuery(r, (q) => q.get("pageSize") || q.set("pageSize", "20")),
    ),
    shows: async (t) => (await titles("")(t)).length,
    healthy: 50,
    faulty: 20,
  },
  {
    id: "page-size-ignored",
    does: "Ignores the page size.",
    from: "hand-made",
    plant: sends(isRecords, (r) => withQuery(r, (q) => q.delete("pageSize"))),
    shows: async (t) => (await titles("?pageSize=3")(t)).length,
    healthy: 3,
    faulty: 50,
  },
  {
    id: "page-number-ignored",
    does: "Gives the first page, whichever is asked for.",
    from: "a parameter of another name: page",
    plant: sends(isRecords, (r) => withQuery(r, (q) => q.delete("pageNo"))),
    shows: async (t) => (await titles("?pageNo=2&pageSize=2")(t))[0],
    healthy: "First 2",
    faulty: "First 0",
  },
  {
    id: "past-the-end-is-404",
    does: "Responds with 404 to a page past the last.",
    from: "Django REST framework, Laravel hand-made",
    plant: exchange(async (r, next) => {
      const reply = await next(r);
      return isList(r) &&
        reply.status === 200 &&
        jsonOf(reply).items.length === 0 &&
        numberOf(r, "pageNo") > 1
        ? problem(404)
        : reply;
    }),
    shows: statusOf(records("?pageNo=99")),
    healthy: 200,
    faulty: 404,
  },
  {
    id: "past-the-end-repeats-last",
    does: "Repeats the last page past the end.",
    from: "Math.min(page, pageCount): will_paginate, Pagy overflow",
    plant: sends(isRecords, (r) =>
      numberOf(r, "pageNo") > 2 ? withQuery(r, (q) => q.set("pageNo", "2")) : r,
    ),
    shows: async (t) => (await titles("?pageNo=99")(t)).length,
    healthy: 0,
    faulty: 10,
  },
  {
    id: "page-count-rounded-down",
    does: "Rounds `pageCount` down.",
    from: "integer division: Java, Go, C#",
    plant: setsNumber("pageCount", (_, { totalRecordCount, pageSize }) =>
      Math.floor(totalRecordCount / pageSize),
    ),
    shows: numbers("pageCount", "?pageSize=7"),
    healthy: 9,
    faulty: 8,
  },
  {
    id: "page-count-one-too-many",
    does: "Counts one page more where the total is a multiple of the size.",
    from: "total / size + 1",
    plant: setsNumber(
      "pageCount",
      (_, { totalRecordCount, pageSize }) => Math.floor(totalRecordCount / pageSize) + 1,
    ),
    shows: numbers("pageCount", "?pageSize=10"),
    healthy: 6,
    faulty: 7,
  },
  {
    id: "page-count-of-empty-list-is-1",
    does: "Says one page of an empty list.",
    from: "Django Paginator, Laravel lastPage()",
    plant: setsNumber("pageCount", (count) => Math.max(1, count)),
    shows: seen(list("webhooks"), ({ json }) => json.pagination.pageCount),
    healthy: 0,
    faulty: 1,
  },
  {
    id: "page-count-by-default-size",
    does: "Divides by 50, whatever size is asked for.",
    from: "hand-made: a constant",
    plant: setsNumber("pageCount", (_, { totalRecordCount }) => Math.ceil(totalRecordCount / 50)),
    shows: numbers("pageCount", "?pageSize=10"),
    healthy: 6,
    faulty: 2,
  },
  {
    id: "total-is-page-length",
    does: "Gives the number of items on the page as the total.",
    from: "items.length",
    plant: changes(isRecords, ({ items, pagination }) => ({
      items,
      pagination: { ...pagination, totalRecordCount: items.length },
    })),
    shows: numbers("totalRecordCount", "?pageSize=10"),
    healthy: 60,
    faulty: 10,
  },
  {
    id: "total-capped",
    does: "Caps the total.",
    from: "Elasticsearch track_total_hits",
    plant: setsNumber("totalRecordCount", (total) => Math.min(total, 50)),
    shows: numbers("totalRecordCount", ""),
    healthy: 60,
    faulty: 50,
  },
  {
    id: "total-as-text",
    does: "Writes the total as a string.",
    from: "node-postgres: COUNT(*) is bigint",
    plant: setsNumber("totalRecordCount", String),
    shows: numbers("totalRecordCount", ""),
    healthy: 60,
    faulty: "60",
  },
  {
    id: "total-zero-past-the-end",
    does: "Gives a total of 0 past the last page.",
    from: "COUNT(*) OVER () without rows",
    plant: changes(isRecords, ({ items, pagination }) => ({
      items,
      pagination:
        items.length === 0 ? { ...pagination, totalRecordCount: 0, pageCount: 0 } : pagination,
    })),
    shows: numbers("totalRecordCount", "?pageNo=99"),
    healthy: 60,
    faulty: 0,
  },
  {
    id: "total-never-grows",
    does: "Keeps the total of the first reading.",
    from: "a cached COUNT(*)",
    plant: setsNumber("totalRecordCount", (total) => Math.min(total, 60)),
    shows: async (t) => {
      await exportNow(t);
      return (await send(t, records())).json.pagination.totalRecordCount;
    },
    healthy: 61,
    faulty: 60,
  },
  {
    id: "page-number-echoed-from-zero",
    does: "Says page 0 of the first page.",
    from: "Spring Data's number",
    plant: setsNumber("pageNo", (number) => number - 1),
    shows: numbers("pageNo", ""),
    healthy: 1,
    faulty: 0,
  },
  {
    id: "page-size-echoes-items",
    does: "Gives the number of items as `pageSize` on the last page.",
    from: "Spring Data's numberOfElements",
    plant: changes(isRecords, ({ items, pagination }) => ({
      items,
      pagination: { ...pagination, pageSize: Math.max(1, items.length) },
    })),
    shows: numbers("pageSize", "?pageNo=2"),
    healthy: 50,
    faulty: 10,
  },
  {
    id: "newest-first",
    does: "Lists the newest first.",
    from: "ORDER BY id DESC by habit",
    plant: changes(isRecords, ({ items, pagination }) => ({
      items: items.toReversed(),
      pagination,
    })),
    shows: async (t) => (await titles("?pageSize=200")(t))[0],
    healthy: "First 0",
    faulty: "First 59",
  },
  {
    id: "ordered-as-text",
    does: "Orders records by title.",
    from: "hand-made: sorted for the eye",
    plant: changes(isRecords, ({ items, pagination }) => ({
      items: items.toSorted((a: AnyJson, b: AnyJson) =>
        a.sourceDocumentTitle < b.sourceDocumentTitle ? -1 : 1,
      ),
      pagination,
    })),
    shows: async (t) => (await titles("?pageSize=200")(t))[2],
    healthy: "First 2",
    faulty: "First 10",
  },
  {
    id: "order-changes",
    does: "Gives another order from one reading to the next.",
    from: "SQL without ORDER BY, Go maps",
    plant: {
      exchange: () => {
        let count = 0;
        return async (r, next) => {
          const reply = await next(r);
          if (!isRecords(r) || (count += 1) % 2 === 1) return reply;
          const { items, pagination } = jsonOf(reply);
          return withBody(
            reply,
            JSON.stringify({ items: [...items.slice(5), ...items.slice(0, 5)], pagination }),
          );
        };
      },
    },
    shows: async (t) => JSON.stringify(await titles("")(t)) === JSON.stringify(await titles("")(t)),
    healthy: true,
    faulty: false,
  },
  {
    id: "pages-overlap",
    does: "Begins each page with the last item of the one before.",
    from: "cursor >= in place of >",
    plant: changes(isRecords, ({ items, pagination }) => {
      const isFirst = pagination.pageNo === 1 || items.length === 0;
      const last = {
        ...items[0],
        sourceDocumentTitle: `First ${(pagination.pageNo - 1) * pagination.pageSize - 1}`,
      };
      return { items: isFirst ? items : [last, ...items.slice(0, -1)], pagination };
    }),
    shows: async (t) => (await titles("?pageNo=2&pageSize=10")(t))[0],
    healthy: "First 10",
    faulty: "First 9",
  },
  {
    id: "pages-leave-gap",
    does: "Leaves out one item between two pages.",
    from: "OFFSET page * size + 1",
    plant: changes(isRecords, ({ items, pagination }) => ({
      items: pagination.pageNo > 1 ? items.slice(1) : items,
      pagination,
    })),
    shows: async (t) => (await titles("?pageNo=2&pageSize=10")(t))[0],
    healthy: "First 10",
    faulty: "First 11",
  },
  {
    id: "page-one-item-too-long",
    does: "Gives one item more than the page size.",
    from: "LIMIT size + 1 to see whether there is more",
    plant: changes(isRecords, ({ items, pagination }) => ({
      items: items.length === pagination.pageSize ? [...items, items[0]] : items,
      pagination,
    })),
    shows: async (t) => (await titles("?pageSize=10")(t)).length,
    healthy: 10,
    faulty: 11,
  },
  {
    id: "new-record-first",
    does: "Puts a new record at the beginning, so that pages move while they are read.",
    from: "unshift, ORDER BY created DESC",
    plant: changes(isRecords, ({ items, pagination }) => ({
      items:
        pagination.totalRecordCount > 60 && pagination.pageNo === 1
          ? [items[1], items[0], ...items.slice(2)]
          : items,
      pagination,
    })),
    shows: async (t) => {
      const before = (await titles("")(t))[0];
      await exportNow(t);
      return before === (await titles("")(t))[0];
    },
    healthy: true,
    faulty: false,
  },
  {
    id: "record-changes",
    does: "Changes `exportedAt` of a record from one reading to the next.",
    from: "touch on read: new Date() in a mapper",
    plant: changes(isRecords, ({ items, pagination }) => ({
      items: items.map((item: AnyJson, index: number) =>
        index === 0 ? { ...item, exportedAt: new Date().toISOString() } : item,
      ),
      pagination,
    })),
    shows: async (t) => {
      const read = async () => (await send(t, records())).json.items[0].exportedAt;
      const first = await read();
      await exportNow(t);
      return first === (await read());
    },
    healthy: true,
    faulty: false,
  },
  {
    id: "webhook-pages-ignored",
    does: "Gives all webhooks on every page.",
    from: "hand-made: a short list",
    plant: exchange(async (r, next) => {
      const reply = await next(r);
      if (!isWebhooks(r) || reply.status !== 200) return reply;
      const all = await next({ ...r, target: "/v2/webhooks?pageSize=200" });
      return withBody(reply, JSON.stringify({ ...jsonOf(reply), items: jsonOf(all).items }));
    }),
    shows: async (t) => {
      await send(t, create(t));
      await send(t, create(t));
      return (await send(t, list("webhooks?pageSize=1"))).json.items.length;
    },
    healthy: 1,
    faulty: 2,
  },
]);
