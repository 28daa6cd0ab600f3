/** What a token may be allowed to do (decision `tokens`). */
export const scopes = [
  "exports:read",
  "exports:write",
  "collections:read",
  "webhooks:read",
  "webhooks:write",
] as const;
