import { execFile } from "node:child_process";
import { GoogleError } from "../google-error.js";

const TIMEOUT_MS = 60_000;
const MAX_BYTES = 64 * 1024;
const NOT_FOUND = /not found/i;

/**
 * Calls a credential helper: the action is its argument, the rest its standard input. Returns its output; undefined if
 * it has no entry with that name. Throws a GoogleError that contains nothing of the input or the output.
 */
export function callHelper(
  program: string,
  action: "get" | "store" | "erase",
  input: string,
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      program,
      [action],
      { timeout: TIMEOUT_MS, maxBuffer: MAX_BYTES },
      (error, output) => {
        if (!error) return resolve(output);
        if (NOT_FOUND.test(output)) return resolve(undefined);
        const { code } = error;
        const reason = code === "ENOENT" ? "it is not installed" : `it exited with ${String(code)}`;
        reject(
          new GoogleError(
            "credentials",
            `The credential helper \`${program}\` failed at \`${action}\`: ${reason}.`,
            {
              advice:
                "Name a program that speaks the protocol of Docker's credential helpers, or leave it out to store the login in a file.",
            },
          ),
        );
      },
    );
    // A helper that has already exited does not read its input.
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(input);
  });
}
