import type { GlobalFlags } from "../command/global-flags.js";
import { resolveBaseUrl } from "../settings/settings.js";
import { assertKeys, fetchKeys } from "./read-keys.js";

/** What a command that verifies takes. */
export interface KeyFlags extends GlobalFlags {
  readonly key?: readonly string[];
}

/** The keys to verify with: those that were typed, else those that the service publishes. */
export async function keysFor(flags: KeyFlags, signal: AbortSignal): Promise<readonly string[]> {
  if (flags.key) return assertKeys(flags.key);
  const timeoutMs = (flags.timeout ?? 30) * 1000;
  return fetchKeys(await resolveBaseUrl(flags, process.env), timeoutMs, signal);
}
