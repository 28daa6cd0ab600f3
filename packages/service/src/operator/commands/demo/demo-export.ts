import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Command } from "commander";
import { exportOverHttp } from "../../../demo/call-demo.js";
import { demoDocumentFile } from "../../../demo/demo-document.js";
import { readDemoFile } from "../../../demo/demo-file.js";
import { type SettingsFlags, settingsOf } from "../../database-command.js";
import { plainText } from "../../plain-text.js";
import { addSettingsOptions } from "../../setting-flags.js";

interface ExportFlags extends SettingsFlags {
  readonly format: string;
}

/** `document-export demo export` and `demo env`: the first commands that a user tries while the demo runs. */
export function addDemoExport(demo: Command): void {
  addSettingsOptions(
    demo
      .command("export")
      .description("export a document while the demo runs, and print where the result is"),
  )
    .argument("[file]", "JSON of a Google Docs document; the document of the demo by default")
    .option("--format <format>", "format of the result, such as html or docx", "markdown")
    // The options of `demo` may come before or after its subcommands.
    .action((file: string | undefined, _flags: ExportFlags, command: Command) =>
      exportDocument(file, command.optsWithGlobals()),
    );
  addSettingsOptions(
    demo
      .command("env")
      .description("print the variables with the URL and the token of the demo, for a shell"),
  ).action(async (_flags: SettingsFlags, command: Command) => {
    const { url, token } = await startedDemo(command.optsWithGlobals());
    console.log(`export DOCEXPORT_BASE_URL=${url} DOCEXPORT_TOKEN=${token}`);
  });
}

async function exportDocument(file: string | undefined, flags: ExportFlags): Promise<void> {
  const { data, url, token, destination, folder } = await startedDemo(flags);
  const path = file ?? demoDocumentFile(data);
  const document = await readFile(path, "utf8").catch((cause: unknown) => {
    throw new Error(
      `Cannot read \`${path}\`. Expected a file with the response of documents.get of the Google Docs API.`,
      { cause },
    );
  });
  const job = await exportOverHttp(
    { url, token },
    { document, destination, format: flags.format },
  ).catch((cause: unknown) => {
    if (!(cause instanceof TypeError)) throw cause;
    throw new Error(
      `The demo does not respond at ${url}. Start it with \`demo\`, then try again.`,
      {
        cause,
      },
    );
  });
  if (job.status !== "done")
    throw new Error(`The export has not succeeded (${job.status}): ${job.summary ?? "no reason"}`);
  for (const { title } of job.outputDocuments) console.log(plainText(join(folder, title ?? "")));
  if (job.hasWarnings && job.summary) console.error(plainText(job.summary));
}

/** Returns the demo of the data folder, which must have been started at least once. */
async function startedDemo(flags: SettingsFlags) {
  const { data } = await settingsOf(flags);
  const demo = await readDemoFile(data);
  if (demo?.url === undefined)
    throw new Error(
      `No demo has been started in \`${data}\`. Start it with \`demo\`, or name its folder with --data.`,
    );
  return { ...demo, folder: demo.folder ?? join(data, "exports"), data, url: demo.url };
}
