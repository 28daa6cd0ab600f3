import type { Command } from "commander";
import type { VerifyFlags } from "../webhooks/run-verify.js";
import { addExamples } from "./help.js";
import { collectWhole, toSeconds } from "./parse-values.js";

/** Adds `docexport verify`, which checks the signature of a webhook call and prints its event. */
export function addVerifyCommand(program: Command): void {
  const command = program
    .command("verify")
    .description("verify a saved webhook message")
    .argument("[file]", "headers, an empty line and the body, unchanged; - is standard input", "-")
    .option(
      "--header <name: value>",
      "a header; with these, the file is the body only",
      collectWhole,
    )
    .option(
      "--key <key>",
      "key to verify with; by default the keys that the service publishes",
      collectWhole,
    )
    .option(
      "--tolerance <seconds>",
      "maximum difference between its timestamp and now",
      toSeconds,
      300,
    )
    .option("--any-age", "ignore its timestamp")
    .action(async (file: string) => {
      const { runVerify } = await import("../webhooks/run-verify.js");
      await runVerify(file, command.optsWithGlobals<VerifyFlags>());
    });
  addExamples(command, [
    [
      "A message that `docexport webhooks listen --save` saved",
      "docexport verify message.http --any-age",
    ],
    [
      "With a secret that you share with the sender",
      "docexport verify message.http --key whsec_c2VjcmV0",
    ],
  ]);
}
