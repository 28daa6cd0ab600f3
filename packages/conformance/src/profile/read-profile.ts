import { readFile } from "node:fs/promises";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { parse } from "yaml";
import { type Target, UsageError } from "../load/target.js";
import { PROFILE_SCHEMA } from "./profile-members.js";

/** Environment variables, which a profile references as `${NAME}` so that it contains no secrets. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Maximum size of a profile file. */
const MAX_LENGTH = 2 ** 20;

/**
 * Reads a profile: YAML or JSON with members of `Target`.
 * @throws UsageError if the file cannot be read, a member is unknown or has the wrong type, or a variable is not set
 */
export async function readProfile(file: string, variables: Variables): Promise<Partial<Target>> {
  const text = await readFile(file, "utf8").catch((cause: Error) => {
    throw new UsageError(`Cannot read the profile \`${file}\`: ${cause.message}`, { cause });
  });
  if (text.length > MAX_LENGTH)
    throw new UsageError(`The profile \`${file}\` is longer than ${MAX_LENGTH} characters.`);
  const used = new Map<string, string>();
  const profile = expandAll(parseYaml(file, text), (name) => readVariable(name, variables, used));
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  if (!ajv.validate(PROFILE_SCHEMA, profile))
    throw new UsageError(`The profile \`${file}\` is invalid: ${describe(ajv.errors ?? [])}.`);
  const secrets = used.size > 0 && { secrets: Object.fromEntries(used) };
  return { ...(profile as Partial<Target>), ...secrets };
}

function parseYaml(file: string, text: string): unknown {
  try {
    // Self-referencing values are not JSON.
    return JSON.parse(JSON.stringify(parse(text, { maxAliasCount: 100 }) ?? null)) as unknown;
  } catch (cause) {
    const [reason] = String(cause instanceof Error ? cause.message : cause).split("\n");
    throw new UsageError(`The profile \`${file}\` is not YAML that JSON can hold: ${reason}`, {
      cause,
    });
  }
}

type Read = (name: string) => string;

function expandAll(value: unknown, read: Read): unknown {
  if (typeof value === "string") return expand(value, read);
  if (Array.isArray(value)) return value.map((item) => expandAll(item, read));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, expandAll(member, read)]),
  );
}

function expand(text: string, read: Read): string {
  return text.replaceAll(/\$\{([A-Za-z_]\w*)\}/g, (_, name: string) => read(name));
}

/** Values that a profile takes from the environment are treated as secrets. */
function readVariable(name: string, variables: Variables, used: Map<string, string>): string {
  const value = variables[name];
  if (value === undefined || value === "")
    throw new UsageError(`The profile names the variable \`${name}\`, which is not set.`);
  used.set(name, value);
  return value;
}

function describe(errors: readonly ErrorObject[]): string {
  return errors
    .map(({ instancePath, message, params }) => {
      const unknown = params["additionalProperty"];
      if (unknown !== undefined) return `there is no member \`${String(unknown).slice(0, 80)}\``;
      return `\`${instancePath.slice(1)}\` ${message}`;
    })
    .join("; ");
}
