import type { SendCredentials } from "./send-credentials.js";

/** Defaults built into a generated client. */
export interface ClientDefaults {
  /** Whether every operation requires a token. */
  readonly needsToken?: boolean;
  /** Prefix of the environment variables `<prefix>_BASE_URL` and `<prefix>_TOKEN`, the defaults of these options. */
  readonly environment?: string;
  /** Prefix of every path, such as `/v2`. */
  readonly version?: string;
  /** Server URL in the description; in a web page it may be relative to the page. */
  readonly server?: string;
  /** How credentials other than a token are sent. */
  readonly credentials?: SendCredentials;
}
