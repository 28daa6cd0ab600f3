import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, realpath, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { UsageError } from "../errors/errors.js";
import { didYouMean } from "./did-you-mean.js";
import { readValue } from "./read-value.js";
import { settingList, type SettingValues } from "./setting-list.js";

/** Contents of the configuration file: any of the settings. */
export type Config = Partial<SettingValues>;

const ANOTHER = "Pass a readable file with `--config FILE`.";
const REPAIR = "Correct the file, or write a new one with `docexport login`.";
const MODE_OF_OTHERS = 0o077;

/**
 * Reads the configuration file; undefined if it does not exist. Throws a UsageError if other users can read or change
 * it, if it is not a JSON object, or if it has unknown members.
 */
export async function readConfig(path: string): Promise<Config | undefined> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
    throw new UsageError(`Cannot read the configuration: ${error.message}`, ANOTHER, error);
  });
  if (!file) return undefined;
  try {
    // Checks the open file handle, so that the file cannot be replaced in between.
    const stats = await file.stat();
    if (!stats.isFile())
      throw new UsageError(`The configuration \`${path}\` is not a file.`, ANOTHER);
    const { mode } = stats;
    if (process.platform !== "win32" && (mode & MODE_OF_OTHERS) !== 0)
      throw openToOthers(path, mode);
    return toConfig(path, await file.readFile("utf8"));
  } finally {
    await file.close();
  }
}

/**
 * Reads the configuration file even if other users can read it. Returns an empty configuration if it is missing or
 * invalid.
 */
export async function readAnyConfig(path: string): Promise<Config> {
  try {
    return toConfig(path, await readFile(path, "utf8"));
  } catch {
    return {};
  }
}

/** Writes the configuration file atomically, readable only by its owner. Throws a UsageError if that fails. */
export async function writeConfig(path: string, config: Config): Promise<void> {
  // Writes to the target of a symbolic link and keeps the link: it may lead into a dotfiles repository.
  const place = await realpath(path).catch(() => path);
  await replaceFile(place, config).catch((error: Error) => {
    throw new UsageError(
      `Cannot write the configuration: ${error.message}`,
      "Pass a writable path with `--config FILE`.",
      error,
    );
  });
}

/** Replaces a file with JSON, atomically and readable only by its owner. */
export async function replaceFile(path: string, value: object): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const text = `${JSON.stringify(value, undefined, 2)}\n`;
  // Writes a new file and renames it: another process may have opened the old file when its permissions were wider.
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, text, { mode: 0o600, flag: "wx" });
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

function toConfig(path: string, text: string): Config {
  const members = Object.entries(parse(path, text));
  const names = settingList.map(({ name }) => name);
  const unknown = members.filter(([name]) => !names.some((known) => known === name));
  if (unknown.length > 0)
    throw new UsageError(
      unknown
        .map(([name]) => `There is no setting \`${name}\` (${path}).${didYouMean(name, names)}`)
        .join(" "),
      `Settings of the file are ${names.join(", ")}. ${REPAIR}`,
    );
  const given = new Map<string, unknown>(members);
  return Object.fromEntries(
    settingList
      .filter(({ name }) => given.has(name))
      .map((setting) => [
        setting.name,
        readValue(setting, given.get(setting.name), `\`${setting.name}\` in ${path}`),
      ]),
  );
}

function parse(path: string, text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {
    // The parser's message is left out, because it would show a part of the token.
  }
  throw new UsageError(`The configuration \`${path}\` is not a JSON object.`, REPAIR);
}

function openToOthers(path: string, mode: number): UsageError {
  return new UsageError(
    `Others on this machine can read the token in \`${path}\` (mode ${(mode & 0o777).toString(8)}).`,
    `Run: chmod 600 '${path}'`,
  );
}
