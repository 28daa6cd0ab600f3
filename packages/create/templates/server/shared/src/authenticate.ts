import { createHash, timingSafeEqual } from "node:crypto";
import type { Authenticate } from "@document-export/server-stub";

/** The caller of a request. Handlers get what `authenticate` returns as `principal`. */
export interface Caller {
  readonly workspace: string;
}

const { TOKEN } = process.env;
if (!TOKEN)
  throw new Error("Set TOKEN, in .env or in the environment: the token that callers send.");

const scopes = [
  "exports:read",
  "exports:write",
  "collections:read",
  "webhooks:read",
  "webhooks:write",
];
const hash = (text: string) => createHash("sha256").update(text).digest();
const expected = hash(TOKEN);

/** Looks up a token: write your own code here. This example accepts a single token, which has every scope. */
export const authenticate: Authenticate<Caller> = async ({ token }) =>
  timingSafeEqual(hash(token), expected) ? { principal: { workspace: "main" }, scopes } : undefined;
