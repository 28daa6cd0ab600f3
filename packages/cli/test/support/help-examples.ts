import { createWebhookKeys, signWebhook } from "@document-export/client/webhooks";
import type { Command } from "commander";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createProgram } from "../../src/command/create-program.js";
import { commandFolder } from "./command-folder.js";
import { findShell } from "./find-shell.js";
import { job } from "./job.js";
import { startReceiver } from "./receiver.js";
import { startGoogleWith } from "./google.js";
import { startStub } from "./stub-server.js";
import { temporaryFolder } from "./temporary-folder.js";

const SECRET = "whsec_c2VjcmV0";

interface NamedCommand {
  readonly name: string;
  readonly command: Command;
}

/** All commands with their words, starting with the program itself. */
function commandsOf(command: Command, above = ""): readonly NamedCommand[] {
  const name = `${above} ${command.name()}`.trim();
  return [{ name, command }, ...command.commands.flatMap((sub) => commandsOf(sub, name))];
}

/** What `--help` prints for a command. */
function pageOf(command: Command): string {
  let page = "";
  command.configureOutput({ writeOut: (text) => void (page += text) }).outputHelp();
  return page;
}

/** The example lines on a page, with continued lines joined. */
function examplesOf(page: string): readonly string[] {
  const [, examples = ""] = page.split("\nExamples:\n");
  return examples
    .replaceAll(/\\\n */g, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
}

/** The help pages of all commands, with the examples on each. */
export const pages = commandsOf(createProgram(() => undefined)).map(({ name, command }) => {
  const page = pageOf(command);
  return { name, page, examples: examplesOf(page) };
});

/** A folder with the files that the examples name, and the addresses of the service and the receiver they use. */
export async function startWorld() {
  const { privateKey, publicKey } = await createWebhookKeys();
  const done = job({ status: "done", summary: "Exported." });
  const exportHostedDocument = () => ({ status: 202, body: done }) as const;
  const { url } = await startStub({ exportHostedDocument }, publicKey);
  const receiver = await startReceiver(204);
  const folder = await temporaryFolder();
  await mkdir(join(folder, ".config/fish/completions"), { recursive: true });
  const body = JSON.stringify({ type: "job.done", timestamp: new Date().toISOString(), data: {} });
  const signed = await signWebhook({ id: "msg_1", body }, [privateKey, SECRET]);
  const head = Object.entries(signed).map(([name, value]) => `${name}: ${value}\n`);
  await writeFile(join(folder, "message.http"), `${head.join("")}\n${body}`);
  await writeFile(join(folder, "token.txt"), "good\n");
  const document = JSON.stringify({ title: "Report", body: { content: [] } });
  await mkdir(join(folder, "documents"));
  for (const name of ["report.json", "plan.json", "documents/report.json"])
    await writeFile(join(folder, name), document);
  const google = await startGoogleWith(folder);
  const env = {
    ...google.env,
    PATH: [await commandFolder(), process.env["PATH"]].join(delimiter),
    HOME: folder,
    DOCEXPORT_BASE_URL: url,
    DOCEXPORT_TOKEN: "good",
  };
  const rewrite = (line: string) =>
    line
      .replace("https://export.example.net", url)
      .replace("http://127.0.0.1:3000/hooks", receiver.url)
      .replaceAll("/document/d/<id>", `/document/d/${google.document}`)
      .replaceAll("/folders/<id>", `/folders/${google.folder}`)
      // The usual port may be in use.
      .replace("webhooks listen", "webhooks listen --port 0");
  return { folder, env, rewrite };
}

/** Runs a line in bash as typed; stops commands that listen or watch with Ctrl+C. */
async function runLine(line: string, cwd: string, env: NodeJS.ProcessEnv) {
  const child = spawn("bash", ["-o", "pipefail", "-c", line], { cwd, env });
  onTestFinished(() => void child.kill("SIGKILL"));
  let written = "";
  // A command that ends by itself gets no signal: it might get it while it ends.
  const isRegistered = line.includes("--event");
  const markers = isRegistered
    ? ["Registered as", "Ends webhook"]
    : [line.includes("--every") ? /of \d+ documents/ : /Register it with|Watching/];
  const onData = (chunk: Buffer) => {
    written += chunk.toString();
    const [marker] = markers;
    if (!marker || written.search(marker) < 0) return;
    markers.shift();
    child.kill("SIGINT");
  };
  child.stdout.on("data", onData);
  child.stderr.on("data", onData);
  child.stdin.end();
  const [code] = (await once(child, "close")) as [number | null];
  return { code, written };
}

// The prompts have their own test, and PowerShell is not installed everywhere.
const isRun = (line: string) => line !== "docexport login" && !line.includes("Out-String");
/** The examples that tests run. */
export const lines = [...new Set(pages.flatMap(({ examples }) => examples))].filter(isRun);

/** True if a line is a single command that exits without Ctrl+C and needs no shell except to separate words. */
export const isPlain = (line: string) =>
  /^docexport [\w ./:,="{}-]+$/.test(line.replace("<id>", "id")) &&
  !/webhooks listen|--watch|--every/.test(line);

/** Separates the words of a plain line, and removes the quotes. */
export const wordsOf = (line: string) =>
  (line.match(/(?:"[^"]*"|[^" ])+/g) ?? []).map((word) => word.replaceAll('"', ""));

/** Tests that examples succeed in a shell. */
export function testInShell(examples: readonly string[]): void {
  test.skipIf(!findShell("bash")).each(examples)(
    "runs the example `%s` in a shell",
    async (line) => {
      const { folder, env, rewrite } = await startWorld();
      const { code, written } = await runLine(rewrite(line), folder, env);
      expect({ code, written }).toEqual({
        code: 0,
        written: expect.not.stringContaining("docexport:"),
      });
    },
  );
}
