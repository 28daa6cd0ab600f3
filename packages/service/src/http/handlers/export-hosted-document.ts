import type { Handlers } from "@document-export/server-stub";
import type { Principal } from "../../auth/principal.js";
import { acceptExport } from "../../exports/accept-export.js";
import type { ExportContext } from "../../exports/export-context.js";
import { createFindDestination } from "../../exports/resolve-export.js";
import { waitForJob } from "../../exports/job-signals.js";
import { idempotencyHeaders } from "../../idempotency/idempotency.js";
import { jobView } from "../../jobs/views.js";
import { preferWait } from "../prefer-wait.js";
import { countRefusals } from "../problems.js";
import { releaseUploadMemory } from "../uploads/admit-uploads.js";

/** Accepts an export and returns its job (Interface, Endpoints 2). */
export function exportHostedDocument(
  context: ExportContext,
): Handlers<Principal>["exportHostedDocument"] {
  const acceptContext = { ...context, findDestination: createFindDestination(context.db) };
  return async ({ body, headers, principal, signal }) => {
    const { file, options } = body;
    const idempotencyKey = headers["idempotency-key"];
    const request = { principal, file, options, idempotencyKey };
    const job = await countRefusals(context.metrics, () => acceptExport(acceptContext, request));
    releaseUploadMemory();
    const wait = preferWait(headers.prefer);
    const keyHeaders = idempotencyHeaders(idempotencyKey);
    if (wait === undefined) return { status: 202, body: jobView(job), headers: keyHeaders };
    const waited = await waitForJob(context, job, wait, signal);
    const applied = { "preference-applied": `wait=${wait}` };
    return { status: 202, body: jobView(waited), headers: { ...keyHeaders, ...applied } };
  };
}
