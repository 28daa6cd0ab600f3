/** A running service. */
export interface RunningService {
  /** Base URL, without a trailing slash. */
  readonly url: string;
  /** URL of the operator port, if one is set: the console is below `/console/`. */
  readonly operatorUrl: string | undefined;
  /** Resolves with the reason if the embedded database crashes. The service cannot continue then: exit the process. */
  readonly lost: Promise<Error>;
  /** Reloads the certificate, as the service does itself when the files change; absent without `tls`. */
  readonly reloadCertificate?: () => Promise<void>;
  /**
   * Starts conversion processes before the first export needs them. Call it soon after the start, because it blocks
   * this process for some time.
   */
  readonly warmUp: () => void;
  /** Finishes as many jobs as the shutdown timeout allows, releases the others, and closes the database. */
  readonly stop: () => Promise<void>;
}
