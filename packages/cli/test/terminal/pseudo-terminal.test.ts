import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { documents } from "../support/documents.js";
import { job } from "../support/job.js";
import {
  commandLine,
  environment,
  hasTerminal,
  onTerminal,
  SCRIPT,
  typed,
} from "../support/pseudo-terminal.js";
import { startStub } from "../support/stub-server.js";
import { temporaryFolder } from "../support/temporary-folder.js";

test.skipIf(!hasTerminal)("colours a terminal unless NO_COLOR or --no-color says otherwise", () => {
  const run = (args: string, env: Readonly<Record<string, string>>) =>
    execFileSync(SCRIPT, onTerminal(`${commandLine(args)} || true`), {
      env: environment({ DOCEXPORT_BASE_URL: "nowhere", ...env }),
      encoding: "utf8",
    });
  expect(run("exports", {})).toContain("\u001b[31mExpected a base URL");
  expect(run("exports", { NO_COLOR: "1" })).not.toContain("\u001b");
  expect(run("exports --no-color", {})).not.toContain("\u001b");
});

test.skipIf(!hasTerminal)(
  "prints relative times and whole references of a list on a terminal",
  async () => {
    const reference = "reports/of-the-newsroom/2026-q3.md";
    const exportedAt = new Date(Date.now() - 3.5 * 3_600_000).toISOString();
    const connection = { id: 12, name: "The site of the whole company" };
    const record = {
      sourceConnection: connection,
      sourceDocumentTitle: "A report with a long title",
      sourceDocumentReference: "",
      sourceDocumentVersion: "",
      sourceDocumentKind: "google-docs",
      destinationConnection: connection,
      destinationReference: reference,
      exportedAt,
    };
    const pagination = { pageNo: 1, pageSize: 50, pageCount: 1, totalRecordCount: 1 };
    const { env } = await startStub({
      listDocumentExports: () => ({ status: 200, body: { items: [record], pagination } }),
    });
    const run = promisify(execFile);
    const print = async (args: string) =>
      (
        await run(SCRIPT, onTerminal(commandLine(`exports --no-color ${args}`)), {
          env: environment(env),
        })
      ).stdout;
    const lines = (await print("")).split("\r\n");
    expect(lines[0]).toMatch(/^exported +title +from +to +reference$/);
    expect(lines[1]).toMatch(
      /^3 h ago +A report … +The … \(12\) +The … \(12\) +reports\/of-the-newsroom\/2026-q3.md$/,
    );
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    const exact = await print("--utc");
    expect(exact).toContain(exportedAt.replace(/\.\d+Z/, "Z"));
    expect(exact).toContain(reference);
  },
);

test.skipIf(!hasTerminal)(
  "login prompts again for an invalid answer, and keeps the valid ones",
  async () => {
    const { url } = await startStub();
    const env = { XDG_CONFIG_HOME: await temporaryFolder() };
    const { written, code } = await typed(commandLine("login"), env, [
      ["Base URL", "nowhere\r"],
      ["Expected a base URL", `\u0015${url}\r`],
      ["Token", "good\r"],
    ]);
    expect(written).toContain("Stored in");
    expect(written).not.toContain("good");
    expect(code).toBe(0);
  },
);

test.skipIf(!hasTerminal)("exits with 130 on Ctrl+C at a prompt and stores nothing", async () => {
  const env = { XDG_CONFIG_HOME: await temporaryFolder() };
  const { written, code } = await typed(commandLine("login"), env, [["Base URL", "\u0003"]]);
  expect(written).toContain("interrupted");
  expect(code).toBe(130);
});

test.skipIf(!hasTerminal)(
  "draws upload progress, job states and the outcome on a terminal",
  async () => {
    let written = "";
    let onWritten = () => {};
    const untilWritten = async (text: string) => {
      while (!written.includes(text)) await new Promise<void>((resolve) => (onWritten = resolve));
    };
    let requests = 0;
    const { env } = await startStub({
      // Each response waits until the output before it has appeared.
      exportHostedDocument: async ({ headers }) => {
        requests += 1;
        await untilWritten(requests === 1 ? "sent" : "processing");
        const status = requests === 1 ? "processing" : "done";
        const body = job({ status, summary: "Exported." });
        const key = headers["idempotency-key"] ?? "";
        return { status: 202, headers: { "idempotency-key": key }, body };
      },
    });
    const [a = ""] = await documents("a.json");
    const child = spawn(SCRIPT, onTerminal(commandLine(`export ${a} --to 12 --wait --no-color`)), {
      env: environment(env),
      // Unless stdin stays open, the terminal shows nothing until the command exits.
      stdio: ["pipe", "pipe", "inherit"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    child.stdout.on("data", (chunk: Buffer) => {
      written += chunk.toString();
      onWritten();
    });
    const [code] = (await once(child, "close")) as [number];
    expect(written).toContain("/a.json  ████████████████████  sent");
    expect(written).toContain("/a.json  processing");
    expect(written).toContain(`${a}: done  Exported.`);
    expect(code).toBe(0);
  },
);
