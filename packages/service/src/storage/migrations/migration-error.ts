/** The database could not be brought to this version of the service. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";

  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const advice = reason.startsWith("corrupted migrations")
      ? " The database was written by another version of the service: start that version."
      : "";
    super(`The database could not be migrated: ${reason}.${advice}`, { cause });
  }
}
