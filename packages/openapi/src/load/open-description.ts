import type * as Redocly from "@redocly/openapi-core";
import { DescriptionError } from "../description-error.js";
import { isObject, type JsonObject } from "../json-object.js";
import type { Notes } from "../notes/note.js";
import { assertVersion, upgradeDocument } from "../upgrade.js";
import { createGuardedResolver, STANDARD_INPUT, type Allowed } from "./guarded-resolver.js";
import { Refusal } from "./refusal.js";
import { schemaTypes } from "./schema-types.js";

/** What a description may refer to, apart from its own folder. */
export type OpenOptions = Omit<Allowed, "description">;

/**
 * Reads a Swagger 2.0 or OpenAPI 3.0, 3.1 or 3.2 description, YAML or JSON, in one or more files, and joins it into one
 * OpenAPI 3.1 document with local references, without repairs. Throws {@link DescriptionError} if the input is not a
 * description, exceeds the limits, or has forbidden references.
 */
export async function openDescription(
  file: string,
  notes: Notes,
  options: OpenOptions = {},
): Promise<JsonObject> {
  const description = file === "-" ? STANDARD_INPUT : file;
  // Loaded with the first description: importing it takes 0.2 s, and most commands of the checker read no description.
  const redocly = await import("@redocly/openapi-core");
  const { resolver, refusals } = createGuardedResolver(redocly, { ...options, description }, notes);
  const joined = await join(redocly, description, resolver, notes).catch((error: unknown) => {
    if (error instanceof DescriptionError) throw error;
    if (refusals.length === 0) throw asDescriptionError(error);
    return undefined;
  });
  const [refusal] = refusals;
  if (refusal || !joined) throw new DescriptionError([refusal?.message ?? "it cannot be read"]);
  // All other problems are only about the names that the library gave to joined parts.
  const errors = joined.problems.filter(({ severity }) => severity === "error");
  for (const problem of errors) noteProblem(redocly, problem, notes);
  return upgradeDocument(joined.bundle.parsed, notes);
}

async function join(
  { createConfig, bundle }: typeof Redocly,
  file: string,
  externalRefResolver: Redocly.BaseResolver,
  notes: Notes,
): Promise<{ bundle: Redocly.Document; problems: Redocly.NormalizedProblem[] }> {
  const config = await createConfig({ plugins: [schemaTypes] });
  const document = await externalRefResolver.resolveDocument(null, file, true);
  if (document instanceof Error) throw document;
  assertDescription(document.parsed, document.source.body, notes);
  return bundle({ ref: file, doc: document, config, externalRefResolver });
}

/** Moves a version that is written under the wrong member: `swagger: 3.0.0`, `openapi: 2.0`. */
function renameVersion(document: JsonObject, notes: Notes): void {
  const { openapi, swagger } = document;
  if ((openapi === undefined) === (swagger === undefined)) return;
  const [given, meant] =
    openapi === undefined ? (["swagger", "openapi"] as const) : (["openapi", "swagger"] as const);
  const version = document[given];
  if (!(given === "swagger" ? /^v?3/ : /^2(\.0)?$/).test(String(version).trim())) return;
  document[meant] = version;
  delete document[given];
  notes.add({
    kind: "version",
    place: `#/${given}`,
    found: `\`${given}: ${String(version)}\` is a version of \`${meant}\``,
    read: `it is read as \`${meant}: ${String(version)}\``,
    fix: `Write \`${meant}\``,
  });
}

/** Normalizes the version, which some descriptions write as a number or without the patch version. */
function normaliseVersion(document: JsonObject): void {
  const { openapi, swagger } = document;
  if (openapi !== undefined) {
    const [, minor] = /^v?3(?:\.(\d))?/.exec(String(openapi).trim()) ?? [];
    if (minor !== undefined || String(openapi).startsWith("3"))
      document.openapi = /^3\.\d\.\d/.test(String(openapi)) ? openapi : `3.${minor ?? "0"}.0`;
  } else if (/^2(\.0)?$/.test(String(swagger).trim())) document.swagger = "2.0";
}

/** Throws a one-line error about what was found instead of a description. */
function assertDescription(parsed: unknown, text: string, notes: Notes): void {
  if (text.trim() === "") throw new Refusal("the file is empty: expected an OpenAPI description");
  if (/^\s*(<!doctype|<html|<\?xml|<)/i.test(text))
    throw new Refusal("it is HTML or XML: expected an OpenAPI description, YAML or JSON");
  if (!isObject(parsed))
    throw new Refusal("expected an OpenAPI description, YAML or JSON, got another kind of text");
  if (parsed.openapi === undefined && parsed.swagger === undefined)
    throw new Refusal("expected `openapi: 3.x` or `swagger: 2.0`, got neither");
  renameVersion(parsed, notes);
  normaliseVersion(parsed);
  assertVersion(parsed);
}

function asDescriptionError(error: unknown): DescriptionError {
  const said = error instanceof Error ? error.message : String(error);
  const [line = ""] = said.split("\n");
  if (error instanceof RangeError)
    return new DescriptionError(["values are nested too deeply: expected an OpenAPI description"]);
  if (error instanceof Error && "code" in error && error.code === "ENOENT")
    return new DescriptionError([`there is no file ${String(Reflect.get(error, "path"))}`]);
  if (line === "Self-referencing circular pointer")
    return new DescriptionError([
      "references between files form a cycle that never reaches a value: replace one of them by the value that is meant",
    ]);
  const isText = error instanceof Error && error.constructor.name === "YamlParseError";
  return new DescriptionError([isText ? `it is neither YAML nor JSON: ${line}` : line]);
}

/**
 * Notes a reference to an unreadable file, which only loses the referenced part; the place is in the file with the
 * reference.
 */
function noteProblem(
  { getLineColLocation }: typeof Redocly,
  { location, message }: Redocly.NormalizedProblem,
  notes: Notes,
): void {
  const [place] = location;
  if (!place) return;
  const { start } = getLineColLocation(place);
  const line = place.source.getLines()[start.line - 1] ?? "";
  const [, reference = line.trim()] = /\$ref['"]?\s*:\s*['"]?([^'",}\s]+)/.exec(line) ?? [];
  const reason = message.replace(/^Can't resolve \$ref(?:: ?)?/, "");
  notes.add({
    kind: "unresolved-reference",
    place: `${place.source.absoluteRef}:${start.line}:${start.col}`,
    found: `\`$ref: ${reference}\` cannot be resolved${reason === "" ? "" : ` (${reason})`}`,
    read: "any value is allowed, or it is left out",
    fix: "Add the target, or correct the reference",
  });
}
