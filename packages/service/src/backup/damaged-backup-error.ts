/** Thrown if a file is not a complete backup. */
export class DamagedBackupError extends Error {
  override readonly name = "DamagedBackupError";

  constructor(reason: string, options?: ErrorOptions) {
    super(`The backup cannot be restored: ${reason}. Nothing was changed.`, options);
  }
}
