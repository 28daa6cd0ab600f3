import type { Job, WebhookEvent } from "@document-export/types";
import { finalJobStatuses } from "@document-export/types/constants";

declare const console: { log(text: string): void };

function describe(job: Job): string {
  // @ts-expect-error A job has no such member.
  return `${job.id} is ${job.status} by ${job.progress}`;
}

function jobOf(event: WebhookEvent): Job["id"] | undefined {
  return event.type === "job.done" ? event.data.job.id : undefined;
}

// @ts-expect-error A job needs more than an id.
const incomplete: Job = { id: 1 };

console.log(
  `${[describe, jobOf, incomplete].length} uses compiled, ${finalJobStatuses.length} final statuses`,
);
