import type { ExportContext } from "../../exports/export-context.js";

/** What the handlers need. */
export interface HandlerContext extends ExportContext {
  /** Webhooks of a workspace that may be active at once. */
  readonly maxWebhooks: number;
}
