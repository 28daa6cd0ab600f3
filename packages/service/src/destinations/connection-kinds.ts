import { z } from "zod";
import { inOwnWords, ownWords } from "../config/own-words.js";
import { SettingsError } from "../config/settings-error.js";
import { commonSettingsSchema, type DestinationKind } from "./destination.js";
import { kinds } from "./kinds.js";

/** The settings and secrets of a connection, as the operator gave them. */
export interface ConnectionInput {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, string>>;
}

/** A connection ready to be stored, except that its secrets are not encrypted yet. */
export interface PreparedConnection {
  readonly role: "source" | "destination";
  readonly settings: object;
  readonly secrets: object | undefined;
}

const SOURCE = "google-docs";

/**
 * Checks the settings and secrets of a connection, and adds defaults.
 *
 * @throws {SettingsError} which names every invalid setting and secret.
 */
export function prepareConnection(kind: string, input: ConnectionInput): PreparedConnection {
  if (kind === SOURCE) {
    check(connectionSchema(z.object({}), z.object({})), input);
    return { role: "source", settings: {}, secrets: undefined };
  }
  const found = kinds.get(kind);
  if (!found)
    throw new Error(
      `\`${kind}\` is not a kind of connection. Expected one of ${[SOURCE, ...kinds.keys()].join(", ")}.`,
    );
  const own = commonSettingsSchema.extend(found.settings.shape);
  const { settings, secrets } = check(connectionSchema(own, found.secrets), input);
  const hasSecrets = Object.keys(secrets).length > 0;
  return { role: "destination", settings, secrets: hasSecrets ? secrets : undefined };
}

function connectionSchema(settings: z.ZodObject, secrets: z.ZodObject) {
  return z.object({ settings: settings.strict(), secrets: secrets.strict() });
}

function check(schema: ReturnType<typeof connectionSchema>, input: ConnectionInput) {
  const parsed = schema.safeParse(input, { error: ownWords, reportInput: true });
  if (parsed.success) return parsed.data;
  const names = Object.entries(schema.shape).flatMap(([part, { shape }]) =>
    Object.keys(shape).map((name) => `${part}.${name}`),
  );
  throw new SettingsError([
    `Invalid settings: ${inOwnWords(parsed.error.issues, names).join("; ")}.`,
  ]);
}

/** Describes the settings and secrets of each kind of destination; optional ones are in brackets. */
export function describeKinds(kinds: ReadonlyMap<string, DestinationKind>): string {
  const common = `every destination: ${namesOf(commonSettingsSchema)}`;
  const each = [...kinds].map(([name, { summary, settings, secrets }]) => {
    const secret = namesOf(secrets);
    return [`${name}: ${summary}`, `  settings  ${namesOf(settings, commonSettingsSchema)}`]
      .concat(secret === "" ? [] : [`  secrets   ${secret}`])
      .join("\n");
  });
  return [...each, common].join("\n\n");
}

/** Returns the member names of a schema, without those that `others` has in the same form. */
function namesOf(schema: z.ZodObject, others: z.ZodObject = z.object({})): string {
  return Object.entries(schema.shape)
    .filter(([name, member]) => others.shape[name] !== member)
    .map(([name, member]) =>
      z.object({ name: member }).safeParse({}).success ? `[${name}]` : name,
    )
    .join(" ");
}
