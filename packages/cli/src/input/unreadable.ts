import { UsageError } from "../errors/errors.js";

/** Creates the error for a file that cannot be read. */
export function unreadable(name: string, error: NodeJS.ErrnoException): Error {
  if (error instanceof UsageError) return error;
  if (error.code === "ENOENT" && /^https?:/i.test(name))
    return new UsageError(
      `\`${name}\` is not an address of Google Docs.`,
      "Pass the address that the browser shows while the document is open, or save the JSON to a file and pass that.",
      error,
    );
  if (error.code === "ENOENT")
    return new UsageError(
      `There is no file \`${name}\`.`,
      `Pass the address of a Google Doc, or the path of its JSON from the folder ${process.cwd()}.`,
      error,
    );
  if (error.code === "EISDIR")
    return new UsageError(
      `\`${name}\` is a folder.`,
      "Convert the documents in it with `--output-dir FOLDER`.",
      error,
    );
  return new UsageError(`Cannot read the document: ${error.message}`, undefined, error);
}
