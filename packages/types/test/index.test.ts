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

test("compiles to an empty module", async () => {
  const built = await readFile(new URL("../dist/index.js", import.meta.url), "utf8");
  expect(built.replace(/\/\/# sourceMappingURL.*/, "").trim()).toBe("export {};");
});

test("types of an operation match those of its request and response", () => {
  expectTypeOf<ListWebhooksResponse>().toEqualTypeOf<WebhookPage>();
  expectTypeOf<CreateWebhookBody>().toEqualTypeOf<WebhookCreate>();
  expectTypeOf<ExportHostedDocumentBody["file"]>().toEqualTypeOf<Blob>();
  expectTypeOf<NonNullable<ListWebhooksParameters["query"]>["pageNo"]>().toEqualTypeOf<
    number | null | undefined
  >();
});

test("types match the interface", () => {
  expectTypeOf<Job["status"]>().toEqualTypeOf<"queued" | "processing" | "done" | "failed">();
  expectTypeOf<"job.paused">().toExtend<Webhook["events"][number]>();
  expectTypeOf<Webhook["description"]>().toEqualTypeOf<string | null>();
  expectTypeOf<WebhookCreate["description"]>().toEqualTypeOf<string | null | undefined>();
  expectTypeOf<HostedDocumentUpload["file"]>().toEqualTypeOf<Blob>();
  expectTypeOf<ExportOptions["destination"]>().toEqualTypeOf<number>();
  expectTypeOf<WebhookPage>().toEqualTypeOf<Page<Webhook>>();
  expectTypeOf<Page<DocumentExport>["items"][number]["exportedAt"]>().toEqualTypeOf<string>();
});

test("distinguishes events by their type", () => {
  const recordOf = (event: WebhookEvent) =>
    event.type === "document-export.created" ? event.data.documentExport : event.data.attempt;
  expectTypeOf(recordOf).returns.toEqualTypeOf<DocumentExport | number>();
  // @ts-expect-error an unknown event is not an event of the contract
  const unknown: WebhookEvent["type"] = "job.exploded";
  expect(unknown).toBeDefined();
});
