/** The output folder contains files that no generator wrote; nothing was written or removed. */
export class ForeignFileError extends Error {
  override readonly name = "ForeignFileError";

  constructor(folder: string, paths: readonly string[]) {
    const list = paths.slice(0, 5).map((path) => `\`${path}\``);
    super(
      `${folder} contains files that were not generated (${list.join(", ")}${paths.length > 5 ? ", …" : ""}): name an empty folder, or remove them.`,
    );
  }
}
