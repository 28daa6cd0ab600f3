import { UsageError } from "../errors/errors.js";
import { timeoutMsOf, type GlobalFlags } from "../settings/global-flags.js";
import { resolveBaseUrl } from "../settings/settings.js";

/** Flags of a command that verifies. */
export interface KeyFlags extends GlobalFlags {
  readonly key?: readonly string[];
}

/** The keys to verify with: those of `--key`, else the keys that the service publishes. */
export async function keysFor(flags: KeyFlags, signal: AbortSignal): Promise<readonly string[]> {
  if (flags.key) return assertKeys(flags.key);
  const timeoutMs = timeoutMsOf(flags);
  return fetchKeys(await resolveBaseUrl(flags, process.env), timeoutMs, signal);
}

/** Keys of a listener, which may run longer than a key is valid. */
export interface ListenerKeys {
  readonly current: () => readonly string[];
  /** Reads the published keys again; false if they are the same or were read a moment ago. */
  readonly renew: () => Promise<boolean>;
}

/** Minimum time between two reads: anyone can send messages that no key has signed. */
const MIN_RENEWAL_MS = 10_000;

/** The keys of {@link keysFor}, read again if the service rotates them or was set up again; keys of `--key` stay. */
export async function listenerKeys(flags: KeyFlags, signal: AbortSignal): Promise<ListenerKeys> {
  let keys = await keysFor(flags, signal);
  let renewal: Promise<boolean> | undefined;
  let notBefore = 0;
  const read = async () => {
    const before = keys.join();
    // Without a response, the old keys may still be right.
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

// A public key has 32 bytes, a secret any number.
const KEY = /^(whpk_[A-Za-z0-9+/]{43}=|whsec_[A-Za-z0-9+/]+={0,2})$/;
const PUBLISHED_AT = ".well-known/webhook-keys.json";

/** Checks the form of the keys of `--key`. Throws a UsageError that does not show a secret. */
function assertKeys(keys: readonly string[]): readonly string[] {
  if (keys.every((key) => KEY.test(key))) return keys;
  throw new UsageError(
    "Invalid key: expected `whpk_` and 32 bytes (a public key) or `whsec_` (a secret), in base64.",
  );
}

/**
 * The public keys that a service publishes (decision `event-signing`). Throws a UsageError that says how to pass keys
 * if it publishes none.
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
 * Returns the key in the form of Standard Webhooks, which a key of the set may have in addition to its own (RFC 8037,
 * 2).
 */
function verifyingKey(key: unknown): string {
  const { whpk, x } = Object(key) as { readonly whpk?: unknown; readonly x?: unknown };
  if (typeof whpk === "string") return whpk;
  return `whpk_${Buffer.from(String(x), "base64url").toString("base64")}`;
}

function noKeys(message: string, cause?: unknown): UsageError {
  return new UsageError(message, "Pass the operator's public key with `--key whpk_…`.", cause);
}
