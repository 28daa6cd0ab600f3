import type {
  ExportOptions,
  Job,
  JobStatus,
  OperationId,
  Webhook,
  WebhookCreate,
} from "@document-export/types";
import { listPage } from "./list-page.js";
import { problem } from "./problem.js";
import type { CreateOnce } from "./idempotency-keys.js";
import type { TestCall } from "./test-double.js";
import { appliedWait } from "./prefer-wait.js";
import { connectionOf, type TestJob, type TestState } from "./test-state.js";

/** The parts of an export request. */
interface Upload {
  readonly file: string;
  readonly options: ExportOptions;
}

/** Dependencies of the handlers, in addition to the call. */
export interface HandlerContext {
  readonly state: TestState;
  readonly jobStates: readonly JobStatus[];
  readonly honoursWait: boolean;
  readonly createOnce: CreateOnce;
  /** Moves a job to its next state and calls its webhooks. */
  readonly advance: (job: TestJob) => Promise<void>;
}

type Handler = (context: HandlerContext, call: TestCall) => Response | Promise<Response>;

/** Handlers by operation; each responds to a request that conforms to the contract. */
export const handleCall: Readonly<Record<OperationId, Handler>> = {
  listDocumentExports: ({ state }, { url }) => listPage(state.documentExports, url.searchParams),
  listCollections: ({ state }, { url }) => listPage(state.collections, url.searchParams),
  listWebhooks: ({ state }, { url }) => listPage(state.webhooks, url.searchParams),
  createWebhook: ({ state, createOnce }, call) => {
    const webhook = createOnce(call, () => addWebhook(state, call.body as WebhookCreate));
    return webhook instanceof Response ? webhook : Response.json(webhook, { status: 201 });
  },
  exportHostedDocument: async (context, call) => {
    const upload = call.body as Upload;
    if (!isDocument(upload.file)) return problem(422, { detail: "`file` is not a JSON object" });
    const test = context.createOnce(call, () => addJob(context, upload));
    if (test instanceof Response) return test;
    const wait = context.honoursWait && appliedWait(call.headers.get("prefer"));
    const rounds = wait ? test.pendingStates.length : 1;
    for (let round = 0; round < rounds; round += 1) await context.advance(test);
    const headers: Record<string, string> = wait ? { "preference-applied": wait } : {};
    return Response.json(test.job, { status: 202, headers });
  },
};

function addWebhook(state: TestState, webhook: WebhookCreate): Webhook {
  const { endpoint, events, connections, description = null } = webhook;
  const added = {
    id: Math.max(0, ...state.webhooks.map(({ id }) => id)) + 1,
    endpoint,
    events,
    connections: connections.map((id) => connectionOf(state, id)),
    description,
  };
  state.webhooks.push(added);
  return added;
}

function addJob({ state, jobStates }: HandlerContext, { file, options }: Upload): TestJob {
  const job: Job = {
    id: crypto.randomUUID(),
    status: "queued",
    type: "hosted-doc-export",
    summary: "",
    queuedAt: new Date().toISOString(),
    hasErrors: false,
    hasWarnings: false,
    outputDocuments: [],
  };
  const added: TestJob = { job, options, file, entered: undefined, pendingStates: [...jobStates] };
  state.jobs.push(added);
  return added;
}

function isDocument(text: string): boolean {
  try {
    const document: unknown = JSON.parse(text);
    return typeof document === "object" && document !== null && !Array.isArray(document);
  } catch {
    return false;
  }
}
