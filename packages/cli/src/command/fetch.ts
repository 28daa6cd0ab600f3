import type { Command } from "commander";
import type { FetchFlags } from "../fetch/run-fetch.js";
import { addExamples } from "./help.js";

/** Adds `docexport fetch`, which saves the JSON of Google documents. */
export function addFetchCommand(program: Command): void {
  const command = program
    .command("fetch")
    .description("save the JSON of Google Docs documents")
    .argument("<address...>", "addresses or ids of Google Docs")
    .option("-o, --output <path>", "file, or folder for several; - is standard output", "-")
    .option("--comments", "include comments that the account may see")
    .action(async (addresses: readonly string[]) => {
      const { runFetch } = await import("../fetch/run-fetch.js");
      await runFetch(addresses, command.optsWithGlobals<FetchFlags>());
    });
  addExamples(command, [
    ["One document", "docexport fetch https://docs.google.com/document/d/<id>/edit -o report.json"],
  ]);
}
