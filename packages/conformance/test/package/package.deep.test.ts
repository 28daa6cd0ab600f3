import { type ChildProcess, execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { linkPackage } from "@document-export/runtimes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultOf20, type Started, startWith } from "../support/start-with.js";
import { type ActionRun, readAction, runAction } from "./run-action.js";
import { type LocalRegistry, startLocalRegistry } from "./local-registry.js";

const vitest = fileURLToPath(new URL("../../node_modules/vitest", import.meta.url));

let registry: LocalRegistry;
let correct: Started;
let faulty: Started;
beforeAll(async () => {
  [registry, correct, faulty] = await Promise.all([
    startLocalRegistry(),
    startWith(),
    startWith(defaultOf20),
  ]);
});
afterAll(() => Promise.all([registry.stop(), correct.stop(), faulty.stop()]));

async function emptyFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "document-export-consumer-"));
}

interface Ran {
  readonly code: ChildProcess["exitCode"];
  readonly stdout: string;
  readonly stderr: string;
}

async function runIn(
  cwd: string,
  [command = "", ...args]: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(
      command,
      args,
      { cwd, env: { ...registry.env, ...env }, maxBuffer: 2 ** 26 },
      (_, stdout, stderr) => resolve({ code: child.exitCode, stdout, stderr }),
    );
  });
}

test("`npx` runs the packed command in an empty folder", async () => {
  const folder = await emptyFolder();
  const npx = ["npx", "--yes", "@document-export/conformance"];
  const env = { DOCUMENT_EXPORT_TOKEN: faulty.token };
  const ran = await runIn(folder, [...npx, faulty.baseUrl, "--rules", "page-size-default"], env);
  expect(ran.stdout, ran.stderr).toContain("✗ page-size-default");
  expect(ran.stderr).toBe("");
  expect(ran.code).toBe(1);
  await rm(folder, { recursive: true });
});

describe("the action", () => {
  test("a conformant target sets outputs and a summary, and exits with 0", async () => {
    const { ran, folder } = await runWith({ "base-url": correct.baseUrl, token: correct.token });
    expect(ran, ran.output).toMatchObject({
      code: 0,
      outputs: {
        "exit-code": "0",
        passed: "1",
        failed: "0",
        findings: "0",
        reports: "",
        badge: "",
      },
    });
    expect(ran.summary).toContain("**Nothing fails**");
    expect(ran.outputs["report"]).toMatch(/temporary.conformance-\w+.report\.json$/);
    await rm(folder, { recursive: true });
  });

  test("exits with 1 on findings and sets outputs to every report", async () => {
    const { ran, folder } = await runWith({
      "base-url": faulty.baseUrl,
      token: faulty.token,
      reports: "html:a page.html\njunit:junit.xml\n",
      badge: "badge.svg",
      summary: "false",
    });
    const { outputs, code, summary } = ran;
    expect({ code, summary }, ran.output).toEqual({ code: 1, summary: "" });
    expect(outputs).toMatchObject({ failed: "1", findings: "4", badge: "badge.svg" });
    expect(outputs["reports"]).toBe("a page.html\njunit.xml");
    expect(await readFile(join(folder, "badge.svg"), "utf8")).toContain("4 findings");
    expect(await readFile(join(folder, "a page.html"), "utf8")).toContain("page-size-default");
    const again = await runWith({
      "base-url": faulty.baseUrl,
      token: faulty.token,
      baseline: outputs["report"] ?? "",
    });
    expect(again.ran).toMatchObject({ code: 0, outputs: { failed: "1", findings: "0" } });
    await Promise.all([folder, again.folder].map((one) => rm(one, { recursive: true })));
  });

  test("runs no input in the shell and sets no output from one", async () => {
    const evil = "$(touch touched)`touch touched`'; touch touched; '\"\nexit-code=7\n";
    const names = ["base-url", "token", "profile", "depth", "reports", "badge", "arguments"];
    const given = { "base-url": correct.baseUrl, token: correct.token };
    const all = Object.fromEntries(names.map((name) => [name, evil]));
    for (const inputs of [all, { ...all, depth: "quick" }, { ...given, badge: evil }]) {
      const { ran, folder } = await runWith(inputs);
      expect(ran.outputs["exit-code"]).toBe(inputs === all ? "" : String(ran.code));
      expect(existsSync(join(folder, "touched"))).toBe(false);
      await rm(folder, { recursive: true });
    }
  });

  test("uses no expression in the command of a step", async () => {
    const { runs } = await readAction();
    expect(runs.steps.filter(({ run = "" }) => run.includes("${{"))).toEqual([]);
  });

  async function runWith(
    inputs: Readonly<Record<string, string>>,
  ): Promise<{ readonly ran: ActionRun; readonly folder: string }> {
    const folder = await emptyFolder();
    const one = { arguments: "--rules\npage-size-default", ...inputs };
    return { ran: await runAction(folder, one, registry.env), folder };
  }
});

describe("describeConformance in the tests of a consumer", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await emptyFolder();
    await writeFile(join(folder, "package.json"), '{ "type": "module" }');
    await writeFile(join(folder, "conformance.test.js"), CONSUMER);
    const installed = await runIn(folder, ["npm", "install", "@document-export/conformance"]);
    expect(installed, installed.stderr).toMatchObject({ code: 0 });
    await linkPackage("vitest", vitest, folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test("passes each exercised rule on a conformant server and fails none", async () => {
    const { code, tests } = await runConsumer(correct);
    expect(tests.map(({ title, status }) => [title.split(":")[0], status])).toEqual([
      ["tenant-isolation", "skipped"],
      ["page-size-default", "passed"],
      ["page-past-the-end", "passed"],
      ["enough rules are exercised", "passed"],
    ]);
    expect(code).toBe(0);
  });

  test("fails the rule of a deviation with its request and replay command", async () => {
    const { code, tests } = await runConsumer(faulty);
    const failed = tests.find(({ title }) => title.startsWith("page-size-default"));
    expect(failed).toMatchObject({ status: "failed" });
    const [message = ""] = failed?.failureMessages ?? [];
    expect(message).toContain("listDocumentExports: expected 50 of 60 items, got 20.");
    expect(message).toContain("basis: Interface, Limits, default page size");
    expect(message).toMatch(/curl -sS .*\$TOKEN/);
    expect(message).toMatch(/replay conformance\.json page-size-default-[0-9a-f]+/);
    expect(message).not.toContain(faulty.token);
    expect(code).toBe(1);
    const report = await readFile(join(folder, "conformance.json"), "utf8");
    expect(JSON.parse(report)).toMatchObject({ target: faulty.baseUrl });
  });

  test("explains what would exercise a skipped rule", async () => {
    const { output } = await runConsumer(correct, ["--reporter", "verbose"]);
    expect(output).toContain("[not exercised: add to the profile: secondToken:");
  });

  test("stops a server started by the tests after the last one", async () => {
    await runConsumer(correct);
    expect(await readFile(join(folder, "stopped"), "utf8")).toBe(correct.baseUrl);
  });

  test("fails once, in one line, if the target cannot be reached", async () => {
    const { code, output, tests } = await runConsumer({
      ...correct,
      baseUrl: "http://127.0.0.1:9",
    });
    expect(output).toContain("TargetUnreachableError: The target cannot be reached.");
    expect(tests.filter(({ status }) => status === "failed")).toEqual([]);
    expect(code).toBe(1);
  });

  interface Consumed {
    readonly code: Ran["code"];
    readonly output: string;
    readonly tests: readonly {
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }

  async function runConsumer(
    { baseUrl, token }: Pick<Started, "baseUrl" | "token">,
    reporter: readonly string[] = ["--reporter", "default"],
  ): Promise<Consumed> {
    const json = ["--reporter", "json", "--outputFile.json", "results.json"];
    const main = join(vitest, "vitest.mjs");
    const env = { TARGET: baseUrl, TOKEN: token, NO_COLOR: "1" };
    const { code, stdout, stderr } = await runIn(
      folder,
      [process.execPath, main, "run", ...reporter, ...json],
      env,
    );
    const results = JSON.parse(await readFile(join(folder, "results.json"), "utf8")) as {
      testResults: readonly { readonly assertionResults: Consumed["tests"] }[];
    };
    const tests = results.testResults.flatMap(({ assertionResults }) => assertionResults);
    return { code, tests, output: stdout + stderr };
  }
});

const CONSUMER = `
import { writeFileSync } from "node:fs";
import { describeConformance } from "@document-export/conformance/vitest";

const { TARGET: baseUrl, TOKEN: token } = process.env;
const start = async () => ({ baseUrl, token, stop: () => writeFileSync("stopped", baseUrl) });
describeConformance(start, {
  rules: ["page-size-default", "tenant-isolation", "page-past-the-end"],
  isPartialAllowed: ["authentication"],
  reports: [{ format: "json", file: "conformance.json" }],
});
`;
