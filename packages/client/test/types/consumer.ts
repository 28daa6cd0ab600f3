// A caller's project, compiled against the packed packages by every compiler that callers may use. Only add to this
// file: if a line that compiles with one version does not compile with the next, the change is breaking.
import "./mistakes.js";
import "./mistakes-on-sub-paths.js";
import {
  createClient,
  isCallError,
  ProblemError,
  type Client,
  type ClientOptions,
  type FileContent,
} from "@document-export/client";
import { createRawClient } from "@document-export/client/raw";
import { checkResponse } from "@document-export/client/checks";
import { fileFromPath } from "@document-export/client/node";
import {
  logAttempts,
  readHeaders,
  traceFetch,
  type OpenTelemetryApi,
  type OpenTelemetrySpan,
} from "@document-export/client/observe";
import { createTestDouble } from "@document-export/client/testing";
import { waitForJob, watchJob } from "@document-export/client/wait";
import { createWebhookFeed, isKnownEvent, verifyWebhook } from "@document-export/client/webhooks";
import type {
  CollectionPage,
  CreateWebhookBody,
  DocumentExport,
  EventType,
  ExportOptions,
  Job,
  JobStatus,
  KnownEventType,
  ListWebhooksResponse,
  Page,
  Webhook,
  WebhookEvent,
} from "@document-export/types";
import { eventTypes, isKnown } from "@document-export/types/constants";

const options: ClientOptions = {
  baseUrl: "https://export.example.net",
  token: async () => "token",
  onAttempt: ({ operationId, attempts, durationMs, status }) =>
    console.log(operationId, attempts, durationMs.toFixed(1), status ?? "no response"),
};
const client: Client = createClient(options);

export async function readLists(signal: AbortSignal): Promise<string[]> {
  const exports: Page<DocumentExport> = await client.listDocumentExports({ pageSize: 50, signal });
  const collections: CollectionPage = await client.listCollections();
  const webhooks: ListWebhooksResponse = await client.listWebhooks({ pageNo: 2 });
  const titles = exports.items.map((item) => item.sourceDocumentTitle.toUpperCase());
  for await (const webhook of client.iterateWebhooks({ fromPage: 3, prefetch: 2 }))
    titles.push(webhook.endpoint, ...webhook.connections.map(({ name }) => name));
  for await (const { items, pagination } of client.iterateCollections().pages())
    titles.push(`${items.length} of ${pagination.totalRecordCount.toFixed()}`);
  return [...titles, ...collections.items.map(({ name }) => name), `${webhooks.items.length}`];
}

export async function write(file: FileContent): Promise<[Job, Webhook]> {
  const given: ExportOptions = { destination: 12, conversion: { destination: "markdown" } };
  const job = await client.exportHostedDocument({ file, options: given, wait: 30 });
  const webhook: CreateWebhookBody = { endpoint: "https://a.test", events: [], connections: [1] };
  return [job, await client.createWebhook({ webhook, idempotencyKey: "k" })];
}

export function say(error: unknown): string {
  if (error instanceof ProblemError)
    return `${error.status.toFixed()} ${error.type} ${error.title}`;
  if (isCallError(error, "RetryLaterError")) return error.retryAt.toISOString();
  return isCallError(error, "InvalidResponseError") && error.kind === "html"
    ? "a proxy"
    : String(error);
}

/** The set of states is closed; the set of event types is open. */
export function isOver(status: JobStatus): boolean {
  const known: "queued" | "processing" | "done" | "failed" = status;
  return known === "done" || known === "failed";
}

export function isOfJob(type: EventType): boolean {
  if (!isKnown(eventTypes, type)) return type.startsWith("job.");
  const known: KnownEventType = type;
  return known !== "document-export.created";
}

export function titleOf(event: WebhookEvent): string {
  return event.type === "document-export.created"
    ? event.data.documentExport.sourceDocumentTitle
    : event.data.job.status;
}

export const received = (request: Request) => verifyWebhook(request, ["key"]);

export async function isDone(request: Request): Promise<boolean> {
  const event = await received(request);
  return isKnownEvent(event) && event.type === "job.done" && !event.data.job.hasErrors;
}

export async function wait(keys: readonly string[]): Promise<string> {
  const { fetch, inject } = createTestDouble({ jobStates: ["queued", "done"] });
  inject({ status: 429, retryAfter: 1 }, { kind: "timeout", operationId: "createWebhook" });
  const double = createClient({ ...options, fetch, check: checkResponse });
  const feed = createWebhookFeed({ keys });
  const request = { file: fileFromPath("report.json"), options: { destination: 12 } };
  for await (const { status } of watchJob(double, request, { feed })) console.log(status);
  return (await waitForJob(double, request, { onState: ({ status }) => console.log(status) })).id;
}
export const raw = () => createRawClient(options).GET("/v2/webhooks");

export function observed(
  api: OpenTelemetryApi<symbol, OpenTelemetrySpan>,
): Promise<Page<DocumentExport>> {
  const traced = createClient({
    ...options,
    fetch: traceFetch(api),
    onAttempt: logAttempts(console),
  });
  return traced.listDocumentExports({
    onResponse: (response) => console.log(readHeaders(response).rateLimit?.remaining.toFixed()),
  });
}
