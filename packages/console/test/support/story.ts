import type {
  Delivery,
  DeliveryDetails,
  Job,
  JobDetails,
  Overview,
  Rate,
  Webhook,
} from "@document-export/operator/types";

const MINUTE_MS = 60_000;
const TITLES = [
  "Quarterly report",
  "Release notes",
  "Onboarding guide",
  "Press release",
  "Minutes of the board",
];
const PATHS = [
  "reports/2026-q3.md",
  "notes/4.2.md",
  "guides/onboarding.html",
  "press/2026-11.docx",
  "board/minutes.txt",
];
const DESTINATIONS = [
  { id: 12, name: "Company site", kind: "wordpress" },
  { id: 13, name: "Archive", kind: "s3" },
];
const WORKSPACES = [
  { id: 1, name: "Press office" },
  { id: 2, name: "Engineering" },
];

const [COMPANY_SITE, ARCHIVE] = DESTINATIONS as [Job["destination"], Job["destination"]];
const [PRESS, ENGINEERING] = WORKSPACES as [Job["workspace"], Job["workspace"]];

/** A time relative to the end of the scripted data, which is now. */
export function minutesAgo(minutes: number): string {
  return new Date(Date.now() - minutes * MINUTE_MS).toISOString();
}

/** The id of the nth job, newest first. */
export function jobId(at: number): string {
  return `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;
}

const STATUSES = [
  "queued",
  "processing",
  "failed",
  "done",
  "done",
  "done",
  "failed",
  "done",
] as const;

/** The nth job, newest first; some have failed because of their destination. */
export function job(at: number): Job {
  const status = at < 2 ? STATUSES[at]! : STATUSES[2 + (at % 6)]!;
  const isEnded = status === "done" || status === "failed";
  return {
    id: jobId(at),
    workspace: at % 3 === 0 ? ENGINEERING : PRESS,
    status,
    attempt: status === "queued" ? 0 : status === "failed" ? 4 : 1,
    title: `${TITLES[at % TITLES.length]} ${at}`,
    source: { id: 7, name: "Shared drive" },
    destination: at % 2 === 0 ? COMPANY_SITE : ARCHIVE,
    target: PATHS[at % PATHS.length] ?? "",
    summary: {
      queued: "The export waits for a worker.",
      processing: "The document is being converted.",
      done: "Exported as `2026-q3.md` with 2 warnings.",
      failed: "www.example.net responded with 503 Service Unavailable, four times in 6 minutes.",
    }[status],
    queuedAt: minutesAgo(3 + at * 7),
    endedAt: isEnded ? minutesAgo(2 + at * 7) : null,
    warningCount: status === "done" ? 2 : 0,
    hasErrors: status === "failed",
    retryOf: null,
    // Some of the failed jobs were retried.
    retriedBy: status === "failed" && at % 12 === 8 ? jobId(0) : null,
  };
}

const POST = {
  title: "The post",
  description: "as readers see it",
  url: "https://www.example.net/reports/2026-q3",
};

/** The result of a job as a page; the place of its first warning is far down. */
export const PREVIEW = `<!doctype html><html lang=en><title>Preview</title><h1>Quarterly report</h1>${"<p>We opened an office.".repeat(60)}<p>Revenue <b>grew</b>. It <i>Grew by 4</i>\u00a0%, <b>and costs</b> fell.<script>parent.document.title='broken out'</script>`;

/** A job with all its stored details. */
export function detailsOf(job: Job): JobDetails {
  const { queuedAt, endedAt, status, attempt } = job;
  const began = new Date(Date.parse(queuedAt) + 2_400).toISOString();
  const isEnded = status === "done" || status === "failed";
  return {
    ...job,
    format: "markdown",
    documentId: "1Q8zR5vT2mXy7LpW4nKd9cJh3sFa6bGe",
    revisionId: "ALm37BVTnQ2d",
    warnings:
      status === "done"
        ? [
            {
              code: "cells-merged",
              detail: "Markdown has no merged cells: the text stands in the first one.",
              pointer: "/body/content/14/table/tableRows/2",
              count: null,
              near: "Grew by 4 %, and costs",
            },
            {
              code: "styling-simplified",
              detail: "Colours and sizes are left out.",
              pointer: null,
              count: 41,
              near: "Confidential",
            },
          ]
        : [],
    warningCounts: status === "done" ? { "cells-merged": 1, "styling-simplified": 1 } : {},
    outputs:
      status === "done"
        ? [
            {
              title: job.target,
              links: job.destination.kind === "wordpress" ? [POST] : [],
            },
          ]
        : [],
    traceId: "0af7651916cd43dd8448eb211c80319c",
    timeline: [
      { at: queuedAt, event: "queued", attempt: 0, detail: null },
      ...(attempt > 0 ? [{ at: began, event: "claimed" as const, attempt: 1, detail: null }] : []),
      ...(status === "failed"
        ? [
            {
              at: began,
              event: "requeued" as const,
              attempt: 1,
              detail:
                "www.example.net responded with 503 Service Unavailable. Tried again in 30 seconds.",
            },
            { at: endedAt ?? began, event: "claimed" as const, attempt: 4, detail: null },
          ]
        : []),
      ...(isEnded ? [{ at: endedAt ?? began, event: status, attempt, detail: null }] : []),
    ],
    failure:
      status === "failed"
        ? {
            cause: "unreachable",
            advice:
              "The destination did not take the result in any attempt. When it responds again, retry the job, or export to another destination.",
            retryHelps: true,
          }
        : null,
    can: {
      retry: isEnded,
      cancel: !isEnded,
      preview: status === "done" && job.destination.kind === "s3",
      result: status === "done" && job.destination.kind === "s3",
      upload: status === "failed",
    },
  };
}

const STATES = ["pending", "failed", "delivered", "delivered"] as const;

/** The nth delivery, newest first. */
export function delivery(at: number): Delivery {
  const state = STATES[at % STATES.length]!;
  return {
    id: `msg_${String(at).padStart(12, "0")}`,
    event: state === "failed" ? "job.failed" : "job.done",
    job: jobId(at),
    workspace: PRESS,
    webhook: at % 5 === 4 ? null : 41,
    endpoint: "https://hooks.example.net/document-export",
    state,
    attempts: state === "pending" ? 3 : state === "failed" ? 10 : 1,
    createdAt: minutesAgo(5 + at * 9),
    nextAttemptAt: state === "pending" ? minutesAgo(-12) : null,
    endedAt: state === "pending" ? null : minutesAgo(4 + at * 9),
  };
}

/** A delivery with its attempts: the requests and the responses. */
export function attemptsOf(delivery: Delivery): DeliveryDetails {
  const { state, createdAt, job, event } = delivery;
  const isDelivered = state === "delivered";
  return {
    ...delivery,
    body: isDelivered
      ? null
      : JSON.stringify({
          type: event,
          timestamp: createdAt,
          data: { job: { id: job, status: "failed" } },
        }),
    traceId: null,
    attemptList: isDelivered
      ? [{ number: 1, at: createdAt, status: 204, error: null, response: "", durationMs: 84 }]
      : [
          {
            number: 1,
            at: createdAt,
            status: 503,
            error: null,
            response: '{"error":"maintenance","until":"14:00"}',
            durationMs: 112,
          },
          {
            number: 2,
            at: createdAt,
            status: null,
            error: "hooks.example.net did not respond within 15 seconds.",
            response: "",
            durationMs: 15_000,
          },
        ],
    can: { replay: !isDelivered },
  };
}

/** Three webhooks: one works, one fails, one is disabled. */
export function webhooks(): Webhook[] {
  const common = {
    workspace: PRESS,
    origin: null,
    events: ["job.done", "job.failed"],
    connections: [],
    createdAt: minutesAgo(9_000),
  };
  const address = "https://hooks.example.net";
  const circuit = {
    workspace: PRESS,
    address,
    state: "open",
    failures: 7,
    openUntil: minutesAgo(-3),
    changedAt: minutesAgo(1),
  } as const;
  const none = {
    failingSince: null,
    disabledAt: null,
    circuit: null,
    pending: 0,
    description: null,
  };
  return [
    {
      ...common,
      ...none,
      id: 43,
      endpoint: "https://staging.example.net/hook",
      state: "disabled",
      disabledAt: minutesAgo(2_900),
    },
    {
      ...common,
      ...none,
      id: 42,
      endpoint: "https://ci.example.net/document-export",
      description: "Rebuilds the site",
      state: "working",
    },
    {
      ...common,
      ...none,
      id: 41,
      endpoint: `${address}/document-export`,
      state: "failing",
      failingSince: minutesAgo(96),
      circuit,
      pending: 31,
    },
  ];
}

/** The last hour, in which a destination failed for some time. */
export function overview(): Overview {
  const rates: Rate[] = Array.from({ length: 60 }, (_, at) => {
    const accepted = 8 + Math.round(4 * Math.sin(at / 5)) + (at % 4);
    const failed = at > 38 && at < 50 ? 3 + (at % 3) : 0;
    return {
      at: minutesAgo(60 - at),
      accepted,
      done: accepted - failed,
      failed,
      delivered: accepted,
    };
  });
  const sum = (name: "done" | "failed" | "delivered") =>
    rates.reduce((total, rate) => total + rate[name], 0);
  return {
    at: minutesAgo(0),
    jobs: {
      queued: 14,
      processing: 4,
      doneLastHour: sum("done"),
      failedLastHour: sum("failed"),
      oldestQueuedSeconds: 41,
    },
    deliveries: {
      pending: 31,
      failedLastHour: 2,
      failedCallsLastHour: 9,
      deliveredLastHour: sum("delivered"),
      oldestPendingSeconds: 5_700,
    },
    webhooks: { active: 2, failing: 1, disabled: 1 },
    openCircuits: 1,
    pauses: [],
    rates,
    memoryBytes: 412_000_000,
    uptimeSeconds: 266_400,
  };
}
