import type { Handlers } from "@document-export/server-stub";
import { acceptExport } from "../../exports/accept-export.js";
import { createFindDestination } from "../../exports/find-destination.js";
import { waitForJob } from "../../exports/job-signals.js";
import { jobView } from "../../jobs/views.js";
import { countRefusals } from "../count-refusals.js";
import { echoKey } from "../echo-key.js";
import { releaseUploadMemory } from "../uploads/admit-uploads.js";
import { preferWait } from "../prefer-wait.js";
import type { Principal } from "../principal.js";
import type { HandlerContext } from "./handler-context.js";

/** Accepts an export and answers with its job (Interface, Endpoints 2). */
export function exportHostedDocument(
  context: HandlerContext,
): Handlers<Principal>["exportHostedDocument"] {
  const accepting = { ...context, findDestination: createFindDestination(context.db) };
  return async ({ body, headers, principal, signal }) => {
    const { file, options } = body;
    const idempotencyKey = headers["idempotency-key"];
    const request = { principal, file, options, idempotencyKey };
    const job = await countRefusals(context.metrics, () => acceptExport(accepting, request));
    releaseUploadMemory();
    const wait = preferWait(headers.prefer);
    if (wait === undefined)
      return { status: 202, body: jobView(job), headers: echoKey(idempotencyKey) };
    const waited = await waitForJob(context, job, wait, signal);
    const applied = { "preference-applied": `wait=${wait}` };
    return {
      status: 202,
      body: jobView(waited),
      headers: { ...echoKey(idempotencyKey), ...applied },
    };
  };
}
