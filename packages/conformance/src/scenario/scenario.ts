import type { ObservedExport } from "./observe-export.js";
import type { RegisteredWebhook } from "./register-webhook.js";

/** What several rules lean on. Each thing is made when first asked for, once a run. */
export interface Scenario {
  /** Marks everything that this run creates, so that runs do not take each other's for their own. */
  readonly run: string;
  /** Gives a name that this run has not given before. */
  nextName(): string;
  /** The id of the destination connection to export to. */
  destination(): Promise<number>;
  /** A document whose title no other document of the target has. */
  document(): { readonly title: string | undefined; readonly text: string };
  /** An export that was watched until it ended or the deadline was over. */
  observedExport(): Promise<ObservedExport>;
  /** Two webhooks, created one after the other: the second without the optional members. */
  webhooks(): Promise<readonly [RegisteredWebhook, RegisteredWebhook]>;
}
