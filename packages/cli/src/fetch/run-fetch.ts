import type { Google } from "@document-export/google";
import { parseAddress } from "@document-export/google/address";
import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { writeWhole } from "../convert/write-whole.js";
import { InterruptedError, ReportedError, UsageError } from "../errors/errors.js";
import { exitCodeOf } from "../errors/exit-code-of.js";
import { EXIT_CODES, type ExitCode, joinExitCodes } from "../errors/exit-codes.js";
import { reportError } from "../errors/report-error.js";
import { abortOnInterrupt } from "../session/abort-on-interrupt.js";
import type { GlobalFlags } from "../settings/global-flags.js";
import { jsonText, plainText } from "../terminal/plain-text.js";
import { openTerminal } from "../terminal/terminal.js";
import { fileNameOf } from "../google/file-name.js";
import { openGoogleWith } from "../google/open-google.js";

/** Flags of `docexport fetch`. */
export interface FetchFlags extends GlobalFlags {
  readonly output: string;
  readonly comments?: boolean;
}

const STANDARD = "-";
const MAX_AT_ONCE = 4;

/** Saves the JSON of documents as Google returned it: to a file, to standard output, or into a folder. */
export async function runFetch(addresses: readonly string[], flags: FetchFlags): Promise<void> {
  // Reports an invalid address before anything else happens.
  for (const address of addresses) parseAddress(address);
  const google = await openGoogleWith(flags, abortOnInterrupt());
  const { output } = flags;
  const isFolder = output !== STANDARD && (await namesFolder(output, addresses.length));
  if (addresses.length > 1 && !isFolder)
    throw new UsageError(
      `${addresses.length} documents do not fit into one file.`,
      "Name a folder with `-o FOLDER`.",
    );
  if (isFolder) await mkdir(output, { recursive: true }).catch(cannotWrite);
  const limit = pLimit(MAX_AT_ONCE);
  const codes = await limit.map(addresses, (address) =>
    fetchOne(google, address, flags, isFolder).catch((error: unknown) => {
      if (addresses.length === 1) throw error;
      return reportOne(error, flags);
    }),
  );
  const code = joinExitCodes(codes);
  if (code !== EXIT_CODES.ok) throw new ReportedError(code);
}

/** Returns true if the output is a folder: it is an existing one, ends with a slash, or there are several documents. */
async function namesFolder(output: string, count: number): Promise<boolean> {
  const isFolder = await stat(output).then(
    (stats) => stats.isDirectory(),
    () => undefined,
  );
  return isFolder ?? (/[/\\]$/.test(output) || count > 1);
}

async function fetchOne(
  google: Google,
  address: string,
  { output, comments = false, json }: FetchFlags,
  isFolder: boolean,
): Promise<ExitCode> {
  const fetched = await google.getDocument(address, { comments });
  const text = `${JSON.stringify(fetched.document)}\n`;
  if (output === STANDARD) {
    process.stdout.write(text);
    return EXIT_CODES.ok;
  }
  const path = isFolder ? join(output, fileNameOf(fetched)) : output;
  await writeWhole(path, text).catch((error: Error) => {
    if (error instanceof InterruptedError) throw error;
    cannotWrite(error);
  });
  const { id, title, revision } = fetched;
  const { print, style } = openTerminal({ json: json ?? false });
  if (json) print(jsonText({ id, title, revision, output: path }));
  else print(`${plainText(title || id)} → ${style.bold(plainText(path))}`);
  return EXIT_CODES.ok;
}

function reportOne(error: unknown, flags: FetchFlags): ExitCode {
  if (error instanceof InterruptedError) throw error;
  reportError(error, flags);
  return exitCodeOf(error);
}

function cannotWrite(error: Error): never {
  throw new UsageError(`Cannot write the document: ${error.message}`, undefined, error);
}
