/** Thrown if another live process has locked the data folder. */
export class FolderInUseError extends Error {
  override readonly name = "FolderInUseError";
  /** Process that has locked the folder. */
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(
      `The data folder \`${folder}\` is in use by the process ${pid}. ` +
        "Stop that process, name another folder, or use PostgreSQL, which many processes can share.",
    );
    this.pid = pid;
  }
}
