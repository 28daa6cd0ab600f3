/** Thrown if the database could not be migrated to this version of the service. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";

  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const advice = reason.startsWith("the database has the migration")
      ? " Start that version, or a later one."
      : "";
    super(`The database could not be migrated: ${reason}.${advice}`, { cause });
  }
}
