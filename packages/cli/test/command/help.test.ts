import { createWebhookKeys, signWebhook } from "@document-export/client/webhooks";
import type { Command } from "commander";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createProgram } from "../../src/command/create-program.js";
import { commandFolder } from "../support/command-folder.js";
import { docexport } from "../support/docexport.js";
import { MAIN } from "../support/start.js";
import { findShell } from "../support/find-shell.js";
import { job } from "../support/job.js";
import { startReceiver } from "../support/receiver.js";
import { startGoogleWith } from "../support/google.js";
import { startStub } from "../support/stub-server.js";
import { temporaryFolder } from "../support/temporary-folder.js";

const MAX_COLUMNS = 80;
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

const pages = commandsOf(createProgram(() => undefined)).map(({ name, command }) => {
  const page = pageOf(command);
  return { name, page, examples: examplesOf(page) };
});

test.each(pages)(
  "prints help for `$name` with examples, at most 80 columns wide",
  ({ page, examples }) => {
    expect(examples.length).toBeGreaterThan(0);
    expect(page.split("\n").filter((line) => line.length > MAX_COLUMNS)).toEqual([]);
  },
);

/** A folder with the files that the examples name, and the addresses of the service and the receiver they use. */
async function startWorld() {
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
const lines = [...new Set(pages.flatMap(({ examples }) => examples))].filter(isRun);

/** True if a line is a single command that exits without Ctrl+C and needs no shell except to separate words. */
const isPlain = (line: string) =>
  /^docexport [\w ./:,="{}-]+$/.test(line.replace("<id>", "id")) &&
  !/webhooks listen|--watch|--every/.test(line);

/** Separates the words of a plain line, and removes the quotes. */
const wordsOf = (line: string) =>
  (line.match(/(?:"[^"]*"|[^" ])+/g) ?? []).map((word) => word.replaceAll('"', ""));

test.each(lines.filter(isPlain))("runs the example `%s`", async (line) => {
  const { folder, env, rewrite } = await startWorld();
  const [, ...words] = wordsOf(rewrite(line));
  const { code, err } = await docexport(words, env, "", folder);
  expect({ code, err }).toEqual({ code: 0, err: expect.not.stringContaining("docexport:") });
});

test.skipIf(!findShell("bash")).each(lines.filter((line) => !isPlain(line)))(
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

test("marks the required options on help pages", () => {
  const required = pages.flatMap(({ name, page }) =>
    [...page.matchAll(/^ {2}(--[\w-]+) <\w+>(?:(?!\n {2}-)[^])*?\(required\)/gm)].map(
      ([, option]) => `${name} ${option}`,
    ),
  );
  expect(required).toEqual([
    "docexport export --to",
    "docexport sync --to",
    "docexport webhooks create --event",
    "docexport webhooks create --connection",
    "docexport webhooks trigger --forward-to",
    "docexport webhooks trigger --key",
  ]);
});

test("prints a help page without loading the modules of an action", () => {
  const list = `
    import { registerHooks } from "node:module";
    const urls = [];
    registerHooks({ load: (url, context, next) => { urls.push(url); return next(url, context); } });
    process.on("exit", () => console.error(urls.join("\\n")));`;
  const hook = `data:text/javascript,${encodeURIComponent(list)}`;
  const args = ["--import", hook, MAIN, "export", "--help"];
  const { stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  const own = [...stderr.matchAll(/packages\/cli\/dist\/(.+)/g)].map(([, path = ""]) => path);
  expect(own.map((path) => path.replace(/-[\w-]{8}\.cjs$/, ".cjs"))).toEqual([
    "main.js",
    "check-node.js",
    "start.js",
    "program/start.cjs",
    "program/rolldown-runtime.cjs",
    "program/start.cjs",
  ]);
  expect(stderr).not.toMatch(/node_modules|packages\/(?!cli\/)/);
});
