/** Details of a failure cause. */
interface FailureAdvice {
  /** What the operator should do, in sentences. */
  readonly advice: string;
  /** True if a retry can succeed without a change to the document or the destination. */
  readonly retryHelps: boolean;
}

/** Why a job can fail, with advice for each cause. */
export const failureCauses = {
  document: {
    advice:
      "The document cannot be exported as it is. Change it at its source, and export it again.",
    retryHelps: false,
  },
  conversion: {
    advice:
      "The conversion exceeded its memory or time limit. Try another format, make the document smaller, or raise `workers.memory` or `workers.timeout` and retry the job.",
    retryHelps: false,
  },
  target: {
    advice:
      "Another file already exists at the path of the result, and was not changed. Move it away and retry the job, export to another destination, or set `onExisting` of the connection to `replace`.",
    retryHelps: false,
  },
  destination: {
    advice:
      "The destination permanently refuses the result. Check the connection, correct its settings, secrets or permissions, and retry the job; or export to another destination.",
    retryHelps: false,
  },
  unreachable: {
    advice:
      "The destination did not accept the result in any attempt. When it works again, retry the job, or export to another destination.",
    retryHelps: true,
  },
  storage: {
    advice:
      "The service could not use its own database or its bucket of uploads. `document-export doctor` checks whether it can now; then retry the job.",
    retryHelps: true,
  },
  workers: {
    advice:
      "The processes that worked on the job crashed repeatedly. Look for crashes and for too little memory, then retry the job.",
    retryHelps: true,
  },
  internal: {
    advice:
      "This is a bug in the service. The log has the error with the id of the job. Retry the job, and report the error if it happens again.",
    retryHelps: true,
  },
  canceled: {
    advice: "An operator canceled the job. Retry the job to export the document anyway.",
    retryHelps: true,
  },
} as const satisfies Readonly<Record<string, FailureAdvice>>;

/** Why a job failed. */
export type FailureCause = keyof typeof failureCauses;

/** Outcome of a job that fails. */
export interface JobFailure {
  /** Sentence shown to callers. */
  readonly summary: string;
  readonly cause: FailureCause;
  /** Shown only in the history, because it may contain details that callers must not see. */
  readonly detail?: string | undefined;
}

/** Why an attempt failed. */
export type Failure =
  /** A permanent failure, caused by the document or its destination: every attempt would fail in the same way. */
  | {
      readonly kind: "refused";
      readonly summary: string;
      readonly cause: "document" | "target" | "destination";
    }
  | { readonly kind: "conversion"; readonly detail: string }
  | {
      readonly kind: "delivery";
      /** True if the destination reported that it has no space left. */
      readonly isFull?: boolean;
    }
  | { readonly kind: "bucket" }
  | { readonly kind: "database" }
  | { readonly kind: "internal" };

/** Cause of a job's failure when no attempt is left, by the failure of its last attempt. */
export const lastCauses = {
  conversion: "conversion",
  delivery: "unreachable",
  bucket: "storage",
  database: "storage",
  internal: "internal",
} as const satisfies Record<Exclude<Failure["kind"], "refused">, FailureCause>;
