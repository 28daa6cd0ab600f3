/** What is to be published. */
export interface Publication {
  /** Where, inside the destination; checked at acceptance. */
  readonly target: string;
  readonly bytes: Uint8Array;
  readonly job: string;
  readonly attempt: number;
  /** Whether what another job left there may be replaced. */
  readonly replace: boolean;
  /** Whether an earlier attempt of this job may have published it already. */
  readonly resumed: boolean;
}

/** A place that results go to. Publishing the same thing again changes nothing. */
export interface Destination {
  /** @throws {DeliveryRefusedError} where it will not be taken, now or later; any other error may pass. */
  readonly publish: (publication: Publication) => Promise<void>;
}
