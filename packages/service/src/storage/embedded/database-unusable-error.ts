/** Thrown if the files of the embedded database cannot be opened. They are left unchanged. */
export class DatabaseUnusableError extends Error {
  override readonly name = "DatabaseUnusableError";

  constructor(folder: string, cause: Error) {
    super(
      `The embedded database in \`${folder}\` cannot be opened: ${cause.message}. ${wayBack(cause.message)}`,
      { cause },
    );
  }
}

function wayBack(reason: string): string {
  if (reason.includes("incompatible"))
    return (
      "Another version of this package made it, with another version of PostgreSQL inside. Use that version to make a backup " +
      "(`document-export backup FILE`), and this one to restore it (`document-export restore FILE --data NEW_FOLDER`)."
    );
  return "Restore a backup into a new folder: `document-export restore FILE --data NEW_FOLDER`. The damaged files are left as they are.";
}
