import { UsageError } from "../errors/errors.js";
import { timeoutMsOf, type GlobalFlags } from "../settings/global-flags.js";
import { resolveBaseUrl } from "../settings/settings.js";

/** Flags of commands that verify calls. */
export interface KeyFlags extends GlobalFlags {
  readonly key?: readonly string[];
}

/** Returns the keys to verify with: those of `--key`, else those that the service publishes. */
export async function keysFor(flags: KeyFlags, signal: AbortSignal): Promise<readonly string[]> {
  if (flags.key) return assertKeys(flags.key);
  const timeoutMs = timeoutMsOf(flags);
  return fetchKeys(await resolveBaseUrl(flags, process.env), timeoutMs, signal);
}

/** Keys of a listener. They can change, because a listener may run longer than a key is valid. */
export interface ListenerKeys {
  readonly current: () => readonly string[];
  /** Reads the published keys again. Returns false if they have not changed or were read a moment ago. */
  readonly renew: () => Promise<boolean>;
}

/** Minimum time between two reads in milliseconds: anyone can cause a read by sending a call with a wrong signature. */
const MIN_RENEWAL_MS = 10_000;

/**
 * Creates the keys of a listener. Published keys are read again when needed, because the service may rotate them; keys
 * of `--key` never change.
 */
export async function listenerKeys(flags: KeyFlags, signal: AbortSignal): Promise<ListenerKeys> {
  let keys = await keysFor(flags, signal);
  let renewal: Promise<boolean> | undefined;
  let notBefore = 0;
  const read = async () => {
    const before = keys.join();
    // If the service does not respond, the old keys may still be valid.
    keys = await keysFor(flags, signal).catch(() => keys);
    return keys.join() !== before;
  };
  const renew = () => {
    if (performance.now() >= notBefore) {
      notBefore = performance.now() + MIN_RENEWAL_MS;
      renewal = read();
    }
    return renewal ?? Promise.resolve(false);
  };
  return { current: () => keys, renew };
}

// A public key has 32 bytes; a shared secret can have any length.
const KEY = /^(whpk_[A-Za-z0-9+/]{43}=|whsec_[A-Za-z0-9+/]+={0,2})$/;
const PUBLISHED_AT = ".well-known/webhook-keys.json";

/** Checks the format of the keys of `--key`. Throws a UsageError that does not show a secret. */
function assertKeys(keys: readonly string[]): readonly string[] {
  if (keys.every((key) => KEY.test(key))) return keys;
  throw new UsageError(
    "Invalid key: expected `whpk_` and 32 bytes (a public key) or `whsec_` (a secret), in base64.",
  );
}

/**
 * Reads the public keys that a service publishes (decision `event-signing`). If it publishes none, throws a UsageError
 * that says how to pass keys.
 */
async function fetchKeys(
  baseUrl: string,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const url = `${baseUrl.replace(/\/+$/, "")}/${PUBLISHED_AT}`;
  const ended = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const response = await fetch(url, { signal: ended }).catch((cause: unknown) => {
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
  return keys.map(verifyingKey).filter((key) => KEY.test(key));
}

/**
 * Returns a key in the format of Standard Webhooks: from its own member in the key set, if there is one, else converted
 * from the JWK (RFC 8037, 2).
 */
function verifyingKey(key: unknown): string {
  const { whpk, x } = Object(key) as { readonly whpk?: unknown; readonly x?: unknown };
  if (typeof whpk === "string") return whpk;
  return `whpk_${Buffer.from(String(x), "base64url").toString("base64")}`;
}

function noKeys(message: string, cause?: unknown): UsageError {
  return new UsageError(message, "Pass the operator's public key with `--key whpk_…`.", cause);
}
