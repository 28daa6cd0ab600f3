/** The output folder cannot be read or written; `cause` is what the file system says. */
export class FolderError extends Error {
  override readonly name = "FolderError";

  constructor(folder: string, cause: Error) {
    super(`${folder} cannot hold what is generated (${cause.message}): name another folder.`, {
      cause,
    });
  }
}

/** Does something with the folder; what the file system refuses is a {@link FolderError}. */
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
