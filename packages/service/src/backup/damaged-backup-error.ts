/** A file is not a whole backup. */
export class DamagedBackupError extends Error {
  override readonly name = "DamagedBackupError";

  constructor(reason: string, options?: ErrorOptions) {
    super(`The backup cannot be restored: ${reason}. Nothing was changed.`, options);
  }
}
