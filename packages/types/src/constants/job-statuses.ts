/** The states of a job (Interface, "States and transitions"). */
export const jobStatuses = ["queued", "processing", "done", "failed"] as const;

/** A state that the interface names; a job of a later version may have others. */
export type KnownJobStatus = (typeof jobStatuses)[number];
