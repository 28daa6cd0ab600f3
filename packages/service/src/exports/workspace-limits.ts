import { ProblemError } from "@document-export/server-stub";
import type { WorkspaceUsage } from "../storage/statements/workspace-usage.js";

/** How much a workspace may have waiting. */
export type WorkspaceLimits = WorkspaceUsage;

/** In seconds: some exports may have ended by then. */
const headers = { "retry-after": "30" };

/** Throws a 429 where a workspace has more waiting than it may. */
export function assertWithinLimits(usage: WorkspaceUsage, limits: WorkspaceLimits): void {
  const { queuedExports, storedBytes } = limits;
  if (usage.queuedExports > queuedExports)
    throw new ProblemError({
      type: "too-many-queued-exports",
      detail: `The workspace has ${queuedExports} exports that have not ended, which is its limit. Wait until some have.`,
      headers,
    });
  if (usage.storedBytes > storedBytes)
    throw new ProblemError({
      type: "too-many-stored-bytes",
      detail: `With this upload the workspace would have more than ${storedBytes} bytes stored for exports that have not ended, which is its limit. Wait until some have.`,
      headers,
    });
}
