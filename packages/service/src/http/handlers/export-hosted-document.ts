import type { Handlers } from "@document-export/server-stub";
import type { Principal } from "../../auth/principal.js";
import { acceptExport } from "../../exports/accept-export.js";
import type { ExportContext } from "../../exports/export-context.js";
import { createFindDestination } from "../../exports/find-destination.js";
import { waitForJob } from "../../exports/job-signals.js";
import { idempotencyHeaders } from "../../idempotency/idempotency.js";
import { jobView } from "../../jobs/views.js";
import { countRefusals } from "../problems.js";
import { releaseUploadMemory } from "../uploads/admit-uploads.js";

const MAX_WAIT_SECONDS = 60;
// RFC 7240, 2 and 4.3: commas separate preferences, semicolons their parameters.
const WAIT = /^wait\s*=\s*"?(\d{1,9})"?\s*(?:;.*)?$/i;

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

/**
 * The seconds of `Prefer: wait=<seconds>`, at most 60; undefined without that preference
 * (decision `job-observation`).
 */
export function preferWait(header: string | undefined): number | undefined {
  const preferences = (header ?? "").split(",").map((preference) => preference.trim());
  const seconds = preferences.map((preference) => WAIT.exec(preference)?.[1]).find(Boolean);
  return seconds === undefined ? undefined : Math.min(Number(seconds), MAX_WAIT_SECONDS);
}
