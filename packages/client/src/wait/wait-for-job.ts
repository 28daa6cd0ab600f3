import type { Job } from "@document-export/types";
import type { Client, ExportRequest } from "../client.js";
import type { WaitOptions } from "./wait-options.js";
import { watchJob } from "./watch-job.js";

/** Exports a document and gives the job when it is done or failed; `watchJob` as one promise, throws the same. */
export async function waitForJob(
  client: Pick<Client, "exportHostedDocument">,
  request: ExportRequest,
  options?: WaitOptions,
): Promise<Job> {
  let last: Job | undefined;
  for await (last of watchJob(client, request, options)) options?.onState?.(last);
  // The states end with a final one, or by an error.
  return last as Job;
}
