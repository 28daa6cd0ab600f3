import type { SendCredentials } from "./send-credentials.js";

/** What a generated client says about itself. */
export interface ClientDefaults {
  /** Whether every operation asks for a token. */
  readonly needsToken?: boolean;
  /** The environment variables `<prefix>_BASE_URL` and `<prefix>_TOKEN` stand in for options that are not given. */
  readonly environment?: string;
  /** What every path begins with, such as `/v2`. */
  readonly version?: string;
  /** Where the description says that the implementation is; in a page it may be relative to that. */
  readonly server?: string;
  /** How other credentials than a token are sent. */
  readonly credentials?: SendCredentials;
}
