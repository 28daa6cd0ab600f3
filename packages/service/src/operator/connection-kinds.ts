import { z } from "zod";
import { SettingsError } from "../config/load-settings.js";
import { commonSettingsSchema, type DestinationKind } from "../destinations/destination-kind.js";
import { kinds } from "../destinations/kinds.js";

/** What the operator said of a connection. */
export interface ConnectionInput {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, string>>;
}

/** What is stored of it; secrets are not sealed yet. */
export interface PreparedConnection {
  readonly role: "source" | "destination";
  readonly settings: object;
  readonly secrets: object | undefined;
}

const SOURCE = "google-docs";

/**
 * Checks what the operator said of a connection.
 *
 * @throws {SettingsError} which names every setting and secret that cannot be used.
 */
export function prepareConnection(kind: string, input: ConnectionInput): PreparedConnection {
  if (kind === SOURCE) {
    check(connectionSchema(z.object({}), z.object({})), input);
    return { role: "source", settings: {}, secrets: undefined };
  }
  const found = kinds.get(kind);
  if (!found)
    throw new Error(
      `\`${kind}\` is no kind of connection; expected ${[SOURCE, ...kinds.keys()].join(", ")}.`,
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
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new SettingsError(parsed.error.issues);
}

/** What each kind of destination must be told, and may be; optional names stand in brackets. */
export function describeKinds(kinds: ReadonlyMap<string, DestinationKind>): string {
  const common = `every destination: ${namesOf(commonSettingsSchema)}`;
  const each = [...kinds].map(([name, { summary, settings, secrets }]) => {
    const secret = namesOf(secrets);
    return [`${name}: ${summary}`, `  settings  ${namesOf(settings)}`]
      .concat(secret === "" ? [] : [`  secrets   ${secret}`])
      .join("\n");
  });
  return [...each, common].join("\n\n");
}

function namesOf(schema: z.ZodObject): string {
  return Object.entries(schema.shape)
    .map(([name, member]) =>
      z.object({ name: member }).safeParse({}).success ? `[${name}]` : name,
    )
    .join(" ");
}
