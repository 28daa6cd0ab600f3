import { openGoogle } from "@document-export/google";
import { describeError } from "../errors/describe-error.js";
import { UsageError } from "../errors/errors.js";
import { findUsableSettings } from "../settings/find-settings.js";
import type { GlobalFlags } from "../settings/global-flags.js";
import { createStyle } from "../terminal/style.js";
import { findCredentials } from "./find-credentials.js";

/** A Google login, as `whoami` shows it. */
export interface DescribedLogin {
  /** The address to share documents with; undefined if only Google knows it. */
  readonly account: string | undefined;
  readonly from: string;
  /** The reason why Google issues no token; undefined if it does. */
  readonly problem: string | undefined;
}

/** Describes the Google login that commands would use; undefined if there is none. */
export async function describeLogin(flags: GlobalFlags): Promise<DescribedLogin | undefined> {
  const { env: environment } = process;
  const found = await findCredentials(flags, environment).catch((error: unknown) => {
    if (error instanceof UsageError) return undefined;
    // If the login cannot be read, the reason is shown along with the other settings.
    return { problem: describeError(error, createStyle(false)) };
  });
  if (!found) return undefined;
  if ("problem" in found) return { account: undefined, from: "what is stored", ...found };
  const { googleEndpoint: endpoint } = await findUsableSettings(flags, environment);
  const google = openGoogle({
    credentials: found.credentials,
    ...(endpoint && { endpoint: endpoint.value }),
  });
  const problem = await google.check().then(
    () => undefined,
    (error: unknown) => describeError(error, createStyle(false)),
  );
  return { account: google.email, from: found.from, problem };
}
