/** The output folder cannot be read or written; `cause` is the error of the file system. */
export class FolderError extends Error {
  override readonly name = "FolderError";

  constructor(folder: string, cause: Error) {
    super(`${folder} cannot be written (${cause.message}): name another folder.`, {
      cause,
    });
  }
}

/** Runs an operation on the folder and converts errors of the file system to {@link FolderError}. */
export async function inFolder<Result>(
  folder: string,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    const isRefused = error instanceof Error && "syscall" in error;
    throw isRefused ? new FolderError(folder, error) : error;
  }
}
