import { stub, type Handlers } from "@document-export/server-stub";
import type { Caller } from "../authenticate.ts";
import { createWebhook, listWebhooks } from "./webhooks.ts";

/**
 * One handler for each operation. `stub()` responds with the examples of the contract: write the others as those of
 * webhooks are written, and take it away. Then a missing handler does not compile.
 */
export const handlers: Handlers<Caller> = {
  ...stub(),
  listWebhooks,
  createWebhook,
};
