import { readFile } from "node:fs/promises";
import type { GivenSetting, ReadSettings } from "./given-settings.js";
import { PREFIX, type SettingInfo, settingList } from "../setting-list.js";
import { SettingsError } from "../settings-error.js";
import { suggest } from "../suggest.js";

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

const FILE = "_FILE";
/** Prefixed variables that are not settings: those of commands, of the checker, and of long tests. */
const OTHERS: ReadonlySet<string> = new Set([
  `${PREFIX}BACKUP_PASSPHRASE`,
  `${PREFIX}OPERATOR_TOKEN`,
  `${PREFIX}OPERATOR_URL`,
  `${PREFIX}TOKEN`,
]);

/**
 * Matches the variables that Kubernetes and Docker set for a service named `document-export`, such as
 * `DOCUMENT_EXPORT_PORT=tcp://10.0.0.7:8080`. See "Discovering services" in the documentation of Kubernetes.
 */
const LINKS =
  /_(?:SERVICE_HOST|SERVICE_PORT(?:_\w+)?|PORT_\d+_(?:TCP|UDP|SCTP)(?:_(?:PROTO|PORT|ADDR))?)$/;
const LINK_VALUE = /^(?:tcp|udp|sctp):\/\//;

/** Returns all environment variables of a setting; the first that is set takes precedence. */
export function variablesOf({ variable, alias, isSecret }: SettingInfo): readonly string[] {
  const names = alias === undefined ? [variable] : [variable, alias];
  return isSecret ? names.flatMap((name) => [name, name + FILE]) : names;
}

const known: ReadonlySet<string> = new Set([...settingList.flatMap(variablesOf), ...OTHERS]);

/**
 * Reads settings from environment variables. An empty variable counts as unset, because many environments cannot remove
 * one. Reports a probably misspelled variable, and a secret that is given twice, as a fault. Calls `notify` with each
 * other variable that is not used, and why.
 */
export async function readVariables(
  environment: Environment,
  notify: (sentence: string) => void,
): Promise<ReadSettings> {
  const faults = explainMisspelled(environment, notify);
  const given = new Map<string, GivenSetting>();
  for (const setting of settingList) {
    const found = variablesOf(setting).filter((name) => isGiven(name, environment[name]));
    const [first, ...others] = found;
    if (first === undefined) continue;
    faults.push(...explainTwice(found));
    given.set(setting.name, await valueOf(first, setting, environment));
    for (const other of others)
      if (environment[other] !== environment[first])
        notify(`\`${first}\` and \`${other}\` are both set and differ: \`${first}\` is used.`);
  }
  return { given, faults };
}

function isGiven(name: string, value: string | undefined): boolean {
  return value !== undefined && value !== "" && !(name.endsWith("_PORT") && LINK_VALUE.test(value));
}

async function valueOf(
  name: string,
  { isSecret }: SettingInfo,
  environment: Environment,
): Promise<GivenSetting> {
  const value = environment[name] ?? "";
  const from = `the variable ${name}`;
  if (!isSecret || !name.endsWith(FILE)) return { value, from };
  return { value: await readSecretFile(value, from), from };
}

/** Reads a secret from its file, without the trailing line break. */
export async function readSecretFile(path: string, from: string): Promise<string> {
  try {
    return (await readFile(path, "utf8")).trim();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new SettingsError([`Cannot read the file that ${from} names: ${reason}.`]);
  }
}

function explainTwice(names: readonly string[]): readonly string[] {
  const file = names.find(
    (name) => name.endsWith(FILE) && names.includes(name.slice(0, -FILE.length)),
  );
  if (file === undefined) return [];
  return [`\`${file.slice(0, -FILE.length)}\` and \`${file}\` are both set. Set only one of them.`];
}

function explainMisspelled(environment: Environment, notify: (sentence: string) => void): string[] {
  const misspelled: string[] = [];
  for (const [name, value] of Object.entries(environment)) {
    if (!name.startsWith(PREFIX) || known.has(name) || LINKS.test(name)) continue;
    if (!isGiven(name, value)) continue;
    const meant = suggest(name.slice(PREFIX.length), suffixes);
    if (meant === undefined)
      notify(`The variable \`${name}\` is not a setting of the service, and is ignored.`);
    else
      misspelled.push(
        `The variable \`${name}\` is not a setting of the service. Did you mean \`${PREFIX}${meant}\`?`,
      );
  }
  return misspelled;
}

const suffixes = [...known]
  .filter((name) => name.startsWith(PREFIX))
  .map((name) => name.slice(PREFIX.length));
