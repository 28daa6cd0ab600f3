import { execFile, spawnSync } from "node:child_process";
import { copyFile, cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createDemoWorkspace, startService } from "@document-export/service";
import { afterAll, beforeAll, expect, test } from "vitest";

const run = promisify(execFile);
const EXAMPLES = fileURLToPath(new URL("..", import.meta.url));
const DOCUMENT = join(EXAMPLES, "../packages/service/demo/quarterly-report.json");

let folder: string;
let service: Awaited<ReturnType<typeof startService>>;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "callers-"));
  service = await startService({ port: 0, data: join(folder, "data"), logLevel: "silent" });
  const { token } = await createDemoWorkspace(service, join(folder, "out"));
  env = {
    ...process.env,
    NODE_OPTIONS: "",
    DOCEXPORT_BASE_URL: service.url,
    DOCEXPORT_TOKEN: token,
    DOCUMENT_EXPORT_TOKEN: token,
  };
});
afterAll(async () => {
  await service?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Examples: the folder, the command, a command that shows if this machine can run it, and the expected output. */
const CALLERS = [
  ["caller-curl", ["bash", "export.sh"], ["curl", "--version"], /"status":"done"/],
  ["caller-python", ["python3", "export.py"], ["python3", "-c", "import requests"], /^done Exp/],
  ["caller-go", ["go", "run", "."], ["go", "version"], /^done Exported to Demo folder/],
] as const;

for (const [name, [command, ...args], [probe, ...probeArgs], printed] of CALLERS) {
  const isMissing = spawnSync(probe, probeArgs).status !== 0;
  if (isMissing)
    console.warn(`SKIPPED: the example ${name}: ${probe} ${probeArgs.join(" ")} fails.`);
  test.skipIf(isMissing)(`${name} exports a document and explains a refusal`, async () => {
    const cwd = join(folder, name);
    await cp(join(EXAMPLES, name), cwd, { recursive: true });
    await copyFile(DOCUMENT, join(cwd, "report.json"));
    expect((await run(command, args, { cwd, env })).stdout).toMatch(printed);
    const refused = run(command, args, { cwd, env: { ...env, DOCEXPORT_TOKEN: "wrong" } });
    const { stdout, stderr } = await refused.then(
      () => ({ stdout: "", stderr: "" }),
      (error) => error,
    );
    expect(`${stdout}${stderr}`).toContain("401");
  });
}

test("checker-in-ci runs a command that succeeds on the service", async () => {
  const workflow = await readFile(join(EXAMPLES, "checker-in-ci/conformance.yaml"), "utf8");
  const [, options = ""] = /npx @document-export\/conformance http:\S+ (.+)/.exec(workflow) ?? [];
  const command = join(EXAMPLES, "node_modules/.bin/document-export-conformance");
  const args = [
    service.url,
    ...options.split(" "),
    "--rules",
    "authorization-required",
    "--allow-partial",
  ];
  const { stdout } = await run(command, args, { cwd: folder, env });
  expect(stdout).toContain("authorization-required");
  expect(await readFile(join(folder, "conformance.xml"), "utf8")).toContain("<testsuite");
});
