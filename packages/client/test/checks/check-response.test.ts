import type { OperationId } from "@document-export/types";
import { expect, test } from "vitest";
import { checkResponse } from "../../src/checks.js";
import { examples } from "../../src/generated/examples.js";
import { createClient } from "../../src/index.js";

test.each(Object.entries(examples))(
  "the contract's example of %s conforms to it",
  (id, { body }) => {
    expect(checkResponse(id as OperationId, body)).toBeUndefined();
  },
);

const { body: job } = examples.exportHostedDocument;
const { body: page } = examples.listDocumentExports;
const { body: webhook } = examples.createWebhook;
const [record] = page.items;

test.each<[OperationId, unknown, string, string]>([
  ["exportHostedDocument", null, "", "an object"],
  ["exportHostedDocument", [], "", "an object"],
  ["exportHostedDocument", { ...job, id: "1" }, "/id", "a UUID"],
  ["exportHostedDocument", { ...job, status: "paused" }, "/status", 'one of "queued", '],
  ["exportHostedDocument", { ...job, queuedAt: "2026-10-19" }, "/queuedAt", "a date-time"],
  [
    "exportHostedDocument",
    { ...job, queuedAt: "2026-13-19T00:00:00Z" },
    "/queuedAt",
    "a date-time",
  ],
  [
    "exportHostedDocument",
    { ...job, queuedAt: "2026-10-19T09:60:00Z" },
    "/queuedAt",
    "a date-time",
  ],
  ["exportHostedDocument", { ...job, hasErrors: 0 }, "/hasErrors", "a boolean"],
  [
    "exportHostedDocument",
    { ...job, outputDocuments: [{ title: "", links: [{ title: "", description: "" }] }] },
    "/outputDocuments/0/links/0/url",
    "a member",
  ],
  ["listDocumentExports", { items: page.items }, "/pagination", "a member"],
  [
    "listDocumentExports",
    { ...page, pagination: { ...page.pagination, pageNo: 0 } },
    "/pagination/pageNo",
    "at least 1",
  ],
  [
    "listDocumentExports",
    { ...page, pagination: { ...page.pagination, pageSize: 201 } },
    "/pagination/pageSize",
    "at most 200",
  ],
  [
    "listDocumentExports",
    { ...page, pagination: { ...page.pagination, pageCount: 1.5 } },
    "/pagination/pageCount",
    "an integer",
  ],
  [
    "listDocumentExports",
    { ...page, items: [record, { ...record, sourceConnection: { id: 2 ** 31, name: "" } }] },
    "/items/1/sourceConnection/id",
    "a 32-bit integer",
  ],
  ["createWebhook", { ...webhook, endpoint: "" }, "/endpoint", "at least 1 characters"],
  ["createWebhook", { ...webhook, description: 1 }, "/description", "a string or null"],
])(
  "a response to %s that violates the contract is reported with its pointer",
  (id, json, pointer, expected) => {
    expect(checkResponse(id, json)).toMatchObject({
      pointer,
      expected: expect.stringContaining(expected),
    });
  },
);

test("accepts unknown members and allowed nulls", () => {
  expect(
    checkResponse("createWebhook", { ...webhook, description: null, later: 1 }),
  ).toBeUndefined();
  expect(checkResponse("createWebhook", { ...webhook, constructor: 1 })).toBeUndefined();
});

test("accepts a leap second as a date-time", () => {
  const queuedAt = "2016-12-31T23:59:60Z";
  expect(checkResponse("exportHostedDocument", { ...job, queuedAt })).toBeUndefined();
});

test("a client with `check` throws with operation and pointer", async () => {
  const client = createClient({
    baseUrl: "http://unused.test",
    token: "t",
    check: checkResponse,
    fetch: async () => Response.json({ ...page, items: [{ ...record, exportedAt: "yesterday" }] }),
  });
  await expect(client.listDocumentExports()).rejects.toMatchObject({
    name: "InvalidResponseError",
    kind: "contract",
    operationId: "listDocumentExports",
    pointer: "/items/0/exportedAt",
  });
});
