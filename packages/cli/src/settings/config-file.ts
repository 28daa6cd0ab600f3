import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { UsageError } from "../errors/usage-error.js";

/** What the configuration file may hold. */
export interface Config {
  readonly baseUrl?: string;
  readonly token?: string;
}

const members: ReadonlySet<string> = new Set(["baseUrl", "token"]);
const OTHERS = 0o077;

/**
 * Reads the configuration; undefined where there is no such file. Throws a UsageError for a file that others can
 * read or change, one that is no JSON object, and one with members that are not known.
 */
export async function readConfig(path: string): Promise<Config | undefined> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw new UsageError(`Cannot read the configuration: ${error.message}`, undefined, error);
  });
  if (!file) return undefined;
  try {
    // Of the open file, so that nobody can put another in its place in between.
    const stats = await file.stat();
    if (!stats.isFile()) throw new UsageError(`The configuration \`${path}\` is no file.`);
    const { mode } = stats;
    if (process.platform !== "win32" && (mode & OTHERS) !== 0) throw openToOthers(path, mode);
    return toConfig(path, await file.readFile("utf8"));
  } finally {
    await file.close();
  }
}

/**
 * Writes the configuration so that only its owner can read it, all of it or nothing. Throws a UsageError where that
 * cannot be.
 */
export async function writeConfig(path: string, config: Config): Promise<void> {
  await replaceFile(path, config).catch((error: Error) => {
    throw new UsageError(
      `Cannot keep the configuration: ${error.message}`,
      "Give a place that you can write to with `--config FILE`.",
      error,
    );
  });
}

async function replaceFile(path: string, config: Config): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const text = `${JSON.stringify(config, undefined, 2)}\n`;
  // A file of its own, moved into place: whoever could read the one before may have it open still.
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, text, { mode: 0o600, flag: "wx" });
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

function toConfig(path: string, text: string): Config {
  const config = parse(path, text);
  const wrong = Object.entries(config).find(
    ([name, value]) => !members.has(name) || typeof value !== "string",
  );
  if (!wrong) return config;
  throw new UsageError(
    `The configuration \`${path}\` has \`${wrong[0]}\`; expected \`baseUrl\` and \`token\`, both strings.`,
  );
}

function parse(path: string, text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {
    // What the parser says would show a piece of the token.
  }
  throw new UsageError(`The configuration \`${path}\` is no JSON object.`);
}

function openToOthers(path: string, mode: number): UsageError {
  return new UsageError(
    `Others on this machine can read the token in \`${path}\` (mode ${(mode & 0o777).toString(8)}).`,
    `Run: chmod 600 '${path}'`,
  );
}
