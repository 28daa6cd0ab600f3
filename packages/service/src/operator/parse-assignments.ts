import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { UsageError } from "./client/exit-codes.js";

/** Parses `name=value` pairs. */
export function parseAssignments(pairs: unknown): Readonly<Record<string, string>> {
  if (!Array.isArray(pairs)) return {};
  return Object.fromEntries(pairs.map((pair: unknown) => parsePair(String(pair))));
}

function parsePair(pair: string): [string, string] {
  const at = pair.indexOf("=");
  if (at > 0) return [pair.slice(0, at), pair.slice(at + 1)];
  throw new UsageError(`Expected name=value, got \`${pair.slice(0, 60)}\`.`);
}

/**
 * Parses setting values: a value in braces is JSON, any other value is plain text, such as a template that starts with
 * `{date}`.
 */
export function readSettings(
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, readSetting(name, value)]),
  );
}

function readSetting(name: string, value: string): unknown {
  // A word after the brace is a template placeholder.
  if (!value.startsWith("{") || /^\{[\w.]+\}/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch (cause) {
    throw new UsageError(
      `The setting \`${name}\` begins with \`{\` but is not valid JSON: \`${value.slice(0, 60)}\`.`,
      { cause },
    );
  }
}

/**
 * Reads secrets from their sources: `@file`, `env:VARIABLE`, or `-` for standard input. A secret passed as an argument
 * would appear in the process list and in the shell history.
 */
export async function readSecrets(
  sources: Readonly<Record<string, string>>,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Readonly<Record<string, string>>> {
  const fromInput = Object.keys(sources).filter((name) => sources[name] === "-");
  if (fromInput.length > 1)
    throw new UsageError(
      `Standard input can be only one secret, got ${fromInput.map((name) => `\`${name}=-\``).join(" and ")}. Write the others as name=@file or name=env:VARIABLE.`,
    );
  const entries = Object.entries(sources).map(async ([name, source]) => {
    return [name, await readSecret(name, source, environment)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function readSecret(
  name: string,
  source: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  if (source === "-") return notEmpty(name, "standard input", await text(process.stdin));
  if (source.startsWith("@")) return readSecretFile(name, source.slice(1));
  const variable = source.startsWith("env:") ? source.slice(4) : undefined;
  if (variable === undefined)
    throw new UsageError(
      `The secret \`${name}\` cannot be given on the command line, where others could read it. Write ${name}=@file, ${name}=env:VARIABLE or ${name}=-.`,
    );
  const value = environment[variable];
  if (value) return value;
  throw new UsageError(
    `The environment variable \`${variable}\` for the secret \`${name}\` is not set.`,
  );
}

async function readSecretFile(name: string, path: string): Promise<string> {
  const content = await readFile(path, "utf8").catch((cause: Error) => {
    throw new UsageError(`Cannot read the secret \`${name}\`: ${cause.message}.`, { cause });
  });
  return notEmpty(name, `the file \`${path}\``, content);
}

/** Returns a secret without its trailing line break; throws if the file or the pipe was empty. */
function notEmpty(name: string, place: string, content: string): string {
  const secret = content.replace(/\r?\n$/, "");
  if (secret !== "") return secret;
  throw new UsageError(`Expected the secret \`${name}\` in ${place}, got nothing.`);
}
