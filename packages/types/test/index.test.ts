import { readFile } from "node:fs/promises";
import { expect, expectTypeOf, test } from "vitest";
import type {
  DocumentExport,
  CreateWebhookBody,
  ExportHostedDocumentBody,
  ExportOptions,
  HostedDocumentUpload,
  Job,
  ListWebhooksParameters,
  ListWebhooksResponse,
  Page,
  Webhook,
  WebhookCreate,
  WebhookEvent,
  WebhookPage,
} from "../src/index.js";

test("the package has no runtime weight", async () => {
  const built = await readFile(new URL("../dist/index.js", import.meta.url), "utf8");
  expect(built.replace(/\/\/# sourceMappingURL.*/, "").trim()).toBe("export {};");
});

test.each(["named", "operation-types"])("every type of %s is in the entry", async (file) => {
  const generated = await readFile(new URL(`../src/generated/${file}.ts`, import.meta.url), "utf8");
  const entry = await readFile(new URL("../src/index.ts", import.meta.url), "utf8");
  const names = [...generated.matchAll(/export type (\w+)/g)].map((match) => match[1] ?? "");
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(entry))).toEqual([]);
});

test("an operation's types are those of its request and response", () => {
  expectTypeOf<ListWebhooksResponse>().toEqualTypeOf<WebhookPage>();
  expectTypeOf<CreateWebhookBody>().toEqualTypeOf<WebhookCreate>();
  expectTypeOf<ExportHostedDocumentBody["file"]>().toEqualTypeOf<Blob>();
  expectTypeOf<NonNullable<ListWebhooksParameters["query"]>["pageNo"]>().toEqualTypeOf<
    number | null | undefined
  >();
});

test("types say what the interface says", () => {
  expectTypeOf<"paused">().toExtend<Job["status"]>();
  expectTypeOf<Webhook["description"]>().toEqualTypeOf<string | null>();
  expectTypeOf<WebhookCreate["description"]>().toEqualTypeOf<string | null | undefined>();
  expectTypeOf<HostedDocumentUpload["file"]>().toEqualTypeOf<Blob>();
  expectTypeOf<ExportOptions["destination"]>().toEqualTypeOf<number>();
  expectTypeOf<Page<DocumentExport>["items"][number]["exportedAt"]>().toEqualTypeOf<string>();
});

test("an event is distinguished by its type", () => {
  const recordOf = (event: WebhookEvent) =>
    event.type === "document-export.created" ? event.data.documentExport : event.data.attempt;
  expectTypeOf(recordOf).returns.toEqualTypeOf<DocumentExport | number>();
  // @ts-expect-error an unknown event is no event of the contract
  const unknown: WebhookEvent["type"] = "job.exploded";
  expect(unknown).toBeDefined();
});
