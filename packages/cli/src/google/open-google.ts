import { type Google, openGoogle } from "@document-export/google";
import { findUsableSettings } from "../settings/find-settings.js";
import { timeoutMsOf, type GlobalFlags } from "../settings/global-flags.js";
import { findCredentials } from "./find-credentials.js";

/** Minimum timeout in milliseconds: Google needs longer for a large document than the service for a request. */
const MIN_TIMEOUT_MS = 120_000;

/** Creates a Google client with the stored credentials. Throws a UsageError that says how to log in. */
export async function openGoogleWith(flags: GlobalFlags, signal?: AbortSignal): Promise<Google> {
  const { env: environment } = process;
  const { credentials } = await findCredentials(flags, environment);
  const { googleEndpoint } = await findUsableSettings(flags, environment);
  return openGoogle({
    credentials,
    limits: { timeoutMs: Math.max(MIN_TIMEOUT_MS, timeoutMsOf(flags)) },
    ...(signal && { signal }),
    ...(googleEndpoint && { endpoint: googleEndpoint.value }),
  });
}
