import { stub, type Handlers } from "@document-export/server-stub";
import type { Caller } from "../authenticate.ts";
import { createWebhook, listWebhooks } from "./webhooks.ts";

/**
 * One handler for each operation. `stub()` responds with the examples of the contract. Replace it step by step with
 * handlers like those for webhooks, and remove it in the end: then the code compiles only if no handler is missing.
 */
export const handlers: Handlers<Caller> = {
  ...stub(),
  listWebhooks,
  createWebhook,
};
