// Names that users rely on besides imports: commands with their options and exit codes, settings, metrics, and stored
// data. The reference on the documentation site is generated from the same declarations.
import { createHash } from "node:crypto";
import { glob, readFile } from "node:fs/promises";
import { basename, join } from "node:path";

/** The parts of a commander argument that are used here. */
interface Argument {
  readonly required: boolean;
  readonly variadic: boolean;
  name(): string;
}

/** Lines by title; each line is a separate promise. */
export type PromisedNames = ReadonlyMap<string, readonly string[]>;

/** Command of each package that declares options. */
const COMMANDS: Readonly<Record<string, string>> = {
  "packages/cli": "docexport",
  "packages/conformance": "document-export-conformance",
  "packages/generate": "document-export-generate",
  "packages/service": "document-export",
};
const SERVICE = "packages/service";
const OWN_METRICS = "document_export_";

/** Returns the names that a package promises. The package must be built. */
export async function promisedNames(root: string, folder: string): Promise<PromisedNames> {
  const names = new Map<string, readonly string[]>();
  const command = COMMANDS[folder];
  if (command !== undefined) {
    names.set("commands", await commandLines(command));
    names.set("exit codes", await exitCodes(join(root, folder)));
  }
  if (folder === SERVICE) {
    names.set("settings", await settingLines());
    names.set("metrics", await metricLines());
    names.set("stored", await storedLines(join(root, folder)));
  }
  return names;
}

/** Returns a line for each command with its arguments, and for each of its options. */
async function commandLines(command: string): Promise<string[]> {
  const { listCommands } = await import("../../../../packages/docs/src/generate/commands.ts");
  const own = listCommands().filter(
    ({ line }) => line === command || line.startsWith(`${command} `),
  );
  return own
    .flatMap(({ line, command: { registeredArguments, options } }) => [
      [line, ...registeredArguments.map(argumentOf)].join(" "),
      ...options.filter(({ hidden }) => !hidden).map(({ flags }) => `${line}: ${flags}`),
    ])
    .sort();
}

function argumentOf(argument: Argument): string {
  const name = `${argument.name()}${argument.variadic ? "..." : ""}`;
  return argument.required ? `<${name}>` : `[${name}]`;
}

/** Returns the exit codes in the table of the README, without their descriptions, which may be reworded. */
async function exitCodes(folder: string): Promise<string[]> {
  const readme = await readFile(join(folder, "README.md"), "utf8");
  const [rows = ""] = /^\| exit code \|.*\n(?:\|.*\n)+/m.exec(readme) ?? [];
  return [...rows.matchAll(/^\| `?(\d+)/gm)].map(([, code]) => code ?? "");
}

async function settingLines(): Promise<string[]> {
  const { settingList, describeDefault } =
    await import("../../../../packages/docs/src/generate/declared/service.ts");
  return settingList
    .map((setting) => `${setting.name}, ${setting.variable}, default: ${describeDefault(setting)}`)
    .sort();
}

async function metricLines(): Promise<string[]> {
  const { readMetrics } = await import("../../../../packages/docs/src/generate/service/metrics.ts");
  const own = (await readMetrics()).filter(({ name }) => name.startsWith(OWN_METRICS));
  return own.map(({ name, type, labels }) => `${name} ${type} {${labels.join(", ")}}`).sort();
}

/** Returns the backup format and migration hashes: databases have run released migrations, so they never change. */
async function storedLines(folder: string): Promise<string[]> {
  const { FORMAT } = await import("../../../../packages/service/dist/backup/header.js");
  const lines = [`backups of format ${FORMAT}`];
  const migrations: string[] = [];
  for await (const file of glob("src/storage/migrations/[0-9]*.ts", { cwd: folder }))
    migrations.push(file);
  for (const file of migrations.sort()) {
    const hash = createHash("sha256")
      .update(await readFile(join(folder, file)))
      .digest("hex");
    lines.push(`migration ${basename(file, ".ts")} ${hash.slice(0, 16)}`);
  }
  return lines;
}
