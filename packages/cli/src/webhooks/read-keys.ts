import { UsageError } from "../errors/usage-error.js";

// A public key has 32 bytes, a secret any number.
const FORM = /^(whpk_[A-Za-z0-9+/]{43}=|whsec_[A-Za-z0-9+/]+={0,2})$/;
const PATH = ".well-known/webhook-keys.json";

/** Checks the form of keys that were typed. Throws a UsageError that does not show a secret. */
export function assertKeys(keys: readonly string[]): readonly string[] {
  if (keys.every((key) => FORM.test(key))) return keys;
  throw new UsageError(
    "A key is none: expected `whpk_` and 32 bytes (a public key) or `whsec_` (a secret), in base64.",
  );
}

/**
 * The public keys that a service publishes (decision `event-signing`). Throws a UsageError that says how to give
 * keys where it publishes none.
 */
export async function fetchKeys(
  baseUrl: string,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const url = `${baseUrl.replace(/\/+$/, "")}/${PATH}`;
  const either = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const response = await fetch(url, { signal: either }).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw noKeys(`Got no response from ${url}.`, cause);
  });
  const body: unknown = await response.json().catch(() => signal.throwIfAborted());
  const keys = publishedKeys(body);
  if (!response.ok || keys.length === 0)
    throw noKeys(`Expected keys at ${url}, got none (status ${response.status}).`);
  return keys;
}

function publishedKeys(body: unknown): readonly string[] {
  const { keys } = Object(body) as { readonly keys?: unknown };
  if (!Array.isArray(keys)) return [];
  return keys
    .map((key: unknown) => (Object(key) as { readonly whpk?: unknown }).whpk)
    .filter((whpk): whpk is string => typeof whpk === "string" && FORM.test(whpk));
}

function noKeys(message: string, cause?: unknown): UsageError {
  return new UsageError(message, "Give the operator's public key with `--key whpk_…`.", cause);
}
