/** A running service. */
export interface RunningService {
  /** Its base URL, without a slash at the end. */
  readonly url: string;
  /** URL of the operator's port, where one is set: the console is below `/console/`. */
  readonly operatorUrl: string | undefined;
  /** Resolves with the reason if the embedded database crashes. The service cannot continue then: end the process. */
  readonly lost: Promise<Error>;
  /** Reads the certificate again, as it does itself when the files change; absent without `tls`. */
  readonly reloadCertificate?: () => Promise<void>;
  /** Starts processes of conversions before the first export needs them: soon, since that keeps this process a while. */
  readonly warmUp: () => void;
  /** Finishes what it can within the shutdown timeout, releases the other jobs, and closes the database. */
  readonly stop: () => Promise<void>;
}
