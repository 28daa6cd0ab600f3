import { type Google, openGoogle } from "@document-export/google";
import { findUsableSettings } from "../settings/find-settings.js";
import { timeoutMsOf, type GlobalFlags } from "../settings/global-flags.js";
import { findCredentials } from "./find-credentials.js";

/** Google takes longer for a large document than the service takes for a request. */
const MIN_TIMEOUT_MS = 120_000;

/** Opens Google with the stored credentials. Throws a UsageError that says how to get some. */
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
