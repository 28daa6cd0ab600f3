import { readFile } from "node:fs/promises";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { parse } from "yaml";
import type { JsonObject } from "../load/json.js";
import { UsageError } from "../load/target.js";
import type { Waiver } from "../findings/waiver.js";

/** Maximum size of a waiver file. */
const MAX_LENGTH = 2 ** 20;

const MAX_REPORTED = 5;

const REASON = { type: "string", pattern: String.raw`\S` };
const UNTIL = { type: "string", pattern: String.raw`^(?:never|\d{4}-\d{2}-\d{2})$` };
const ID = { type: "string", minLength: 1 };

/** The JSON Schema of a waiver file. */
const WAIVERS_SCHEMA = {
  type: "object",
  properties: {
    waivers: {
      type: "array",
      items: {
        type: "object",
        properties: { decision: ID, rule: ID, finding: ID, reason: REASON, until: UNTIL },
        additionalProperties: false,
        required: ["reason", "until"],
        anyOf: [{ required: ["decision"] }, { required: ["rule", "finding"] }],
        dependentSchemas: { decision: { properties: { rule: false, finding: false } } },
      },
    },
  },
  additionalProperties: false,
  required: ["waivers"],
} as const satisfies JsonObject;

/**
 * Reads a waiver file, YAML or JSON.
 * @throws UsageError if it cannot be read, or an entry lacks its subject, its reason or its last day
 */
export async function readWaivers(file: string): Promise<readonly Waiver[]> {
  const text = await readFile(file, "utf8").catch((cause: Error) => {
    throw new UsageError(`Cannot read the waivers \`${file}\`: ${cause.message}`, { cause });
  });
  if (text.length > MAX_LENGTH)
    throw new UsageError(`The waivers \`${file}\` are longer than ${MAX_LENGTH} characters.`);
  const content = parseYaml(file, text);
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  if (!ajv.validate(WAIVERS_SCHEMA, content))
    throw new UsageError(`The waivers \`${file}\` are invalid: ${describe(ajv.errors ?? [])}.`);
  const { waivers } = content as { readonly waivers: readonly Waiver[] };
  const impossible = waivers.find(({ until }) => until !== "never" && !isDay(until));
  if (impossible)
    throw new UsageError(
      `The waivers \`${file}\` are invalid: there is no day \`${impossible.until}\`.`,
    );
  return waivers;
}

/** `2027-02-30` has the form of a date but does not exist. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The YAML `core` schema reads `2027-01-31` as text. */
function parseYaml(file: string, text: string): unknown {
  try {
    return parse(text, { maxAliasCount: 100 });
  } catch (cause) {
    const [reason] = String(cause instanceof Error ? cause.message : cause).split("\n");
    throw new UsageError(`The waivers \`${file}\` are not YAML: ${reason}`, { cause });
  }
}

const HINTS: Readonly<Record<string, string>> = {
  reason: "must say why",
  until: "must be a day such as `2027-01-31`, or `never`",
};

function describe(errors: readonly ErrorObject[]): string {
  const lines = errors
    .filter(({ schemaPath }) => !schemaPath.includes("/anyOf/"))
    .map(({ instancePath, keyword, message, params }) => {
      const place = instancePath.slice(1).replaceAll("/", ".");
      const hint = HINTS[place.split(".").at(-1) ?? ""];
      if (hint !== undefined) return `\`${place}\` ${hint}`;
      if (keyword === "anyOf")
        return `\`${place}\` needs \`decision\`, or \`rule\` and \`finding\``;
      if (keyword === "false schema") return `\`${place}\` cannot be beside \`decision\``;
      const unknown = params["additionalProperty"];
      if (unknown !== undefined)
        return `${place === "" ? "there" : `\`${place}\``} has an unknown member \`${String(unknown).slice(0, 80)}\``;
      return `${place === "" ? "the file" : `\`${place}\``} ${message}`;
    });
  const rest = lines.length - MAX_REPORTED;
  return [...lines.slice(0, MAX_REPORTED), ...(rest > 0 ? [`and ${rest} more`] : [])].join("; ");
}
