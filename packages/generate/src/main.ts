// The command: generates one target into a folder, or checks that the folder is what would be generated.
import { Argument, Command } from "commander";
import { TARGETS, type TargetName } from "./emit/targets.ts";
import { DescriptionError } from "@document-export/openapi";
import { generate, type GenerateOptions } from "./generate.ts";
import { ForeignFileError } from "./write/foreign-file-error.ts";
import { compareFolder, syncFolder, type Difference } from "./write/sync-folder.ts";

const HINT = "Run `pnpm generate` and commit what it writes.";

async function run(
  target: TargetName,
  file: string,
  folder: string,
  { check, ...options }: GenerateOptions & { check: boolean },
): Promise<void> {
  const files = await generate(target, file, options);
  if (!check) return reportWritten(folder, await syncFolder(folder, files));
  const differences = await compareFolder(folder, files);
  if (differences.length === 0) return;
  console.error(`${folder} differs from what ${file} generates:`);
  for (const { kind, path } of differences) console.error(`  ${kind} ${path}`);
  console.error(HINT);
  process.exitCode = 1;
}

function reportWritten(folder: string, differences: readonly Difference[]): void {
  for (const { kind, path } of differences)
    console.log(`${kind === "stale" ? "removed" : "wrote"} ${folder}/${path}`);
}

const command = new Command("generate")
  .description("Generates code from an OpenAPI 3.1 file.")
  .addArgument(new Argument("<target>").choices(Object.keys(TARGETS)))
  .argument("<description>", "an OpenAPI 3.1 file, YAML or JSON")
  .argument("<folder>", "the folder to write; it holds nothing else")
  .option(
    "--runtime <module>",
    "import the runtime of a stub or client from here, such as a package",
  )
  .option(
    "--types <module>",
    "import a client's types of schemas from here; else they are generated",
  )
  .option("--environment <prefix>", "let a client read <prefix>_BASE_URL and <prefix>_TOKEN")
  .option("--check", "compare and fail, write nothing", false)
  .action(run)
  .exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));

try {
  await command.parseAsync();
} catch (error) {
  if (!(error instanceof DescriptionError || error instanceof ForeignFileError)) throw error;
  const [, description] = command.args;
  console.error(
    error instanceof DescriptionError ? `${description}: ${error.message}` : error.message,
  );
  process.exitCode = 2;
}
