import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { UsageError } from "./client/exit-codes.js";
import { asInterrupted } from "./client/until-interrupted.js";

/** Environment variable for the passphrase of a backup. */
const VARIABLE = "DOCUMENT_EXPORT_BACKUP_PASSPHRASE";
const MIN_LENGTH = 12;
const MAX_LENGTH = 1000;

/** Source of a passphrase, besides the environment and the terminal. */
export interface PassphraseSource {
  /** Path of a file with the passphrase in its first line. */
  readonly file: string | undefined;
}

/**
 * Reads the passphrase for a new backup. On a terminal the user types it twice, because a backup with a mistyped
 * passphrase cannot be read again.
 */
export async function newPassphrase(source: PassphraseSource): Promise<string> {
  const given = await givenPassphrase(source);
  const passphrase = given ?? (await ask("Passphrase for the backup: "));
  if (passphrase.length < MIN_LENGTH || passphrase.length > MAX_LENGTH)
    throw new UsageError(
      `The passphrase has ${passphrase.length} characters. Expected ${MIN_LENGTH} to ${MAX_LENGTH}.`,
    );
  if (given === undefined && (await ask("The same again: ")) !== passphrase)
    throw new UsageError("The two passphrases differ.");
  return passphrase;
}

/** Reads the passphrase of an existing backup. */
export async function knownPassphrase(source: PassphraseSource): Promise<string> {
  return (await givenPassphrase(source)) ?? (await ask("Passphrase of the backup: "));
}

async function givenPassphrase({ file }: PassphraseSource): Promise<string | undefined> {
  if (file === undefined) return process.env[VARIABLE] || undefined;
  const text = await readFile(file, "utf8").catch((cause: Error) => {
    throw new UsageError(`Cannot read the passphrase: ${cause.message}.`, { cause });
  });
  const [line = ""] = text.split(/\r?\n/, 1);
  return line;
}

/** Prompts on the terminal without echoing the input. */
async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new UsageError(
      `There is no terminal to ask for the passphrase. Set ${VARIABLE}, or name a file with --passphrase-file.`,
    );
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  process.stderr.write(question);
  try {
    return await terminal.question("").catch(asInterrupted("Nothing was done."));
  } finally {
    terminal.close();
    process.stderr.write("\n");
  }
}
