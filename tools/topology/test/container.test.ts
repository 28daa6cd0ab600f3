import { PNPM } from "@document-export/runtimes";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { chmod, chown, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "@document-export/local-servers";
import { Ajv2020 } from "ajv/dist/2020.js";
import { DockerfileParser, type Instruction } from "dockerfile-ast";
import { validate } from "dockerfile-utils";
import pWaitFor from "p-wait-for";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { placeholdersOf, readDeployFile, readYaml, ROOT } from "./support/deploy-files.ts";

const require = createRequire(import.meta.url);
const dockerfile = readDeployFile("container/Dockerfile");
const parsed = DockerfileParser.parse(dockerfile);
const [compose = {}] = readYaml("container/compose.yaml");
const NOBODY = 65_534;

/** The arguments of an instruction of the last stage. */
function lastArguments(keyword: string): string | undefined {
  const isNamed = (instruction: Instruction) => instruction.getKeyword() === keyword;
  return parsed.getInstructions().findLast(isNamed)?.getArgumentsContent() ?? undefined;
}

test("the Dockerfile is well-formed, and its image does not run as root", () => {
  expect(validate(dockerfile, {})).toEqual([]);
  expect(parsed.getFROMs()).toHaveLength(2);
  expect(lastArguments("USER")).toBe("1000:1000");
  expect(lastArguments("HEALTHCHECK")).toContain('CMD ["node", "-e"');
  expect(dockerfile).not.toMatch(/:latest|apt-get|curl|sudo/);
});

test("the Dockerfile has the versions of the repository", () => {
  const { packageManager } = require(join(ROOT, "package.json"));
  expect(dockerfile).toContain(`npm install --global ${packageManager}`);
  const { catalog } = parse(readFileSync(join(ROOT, "pnpm-workspace.yaml"), "utf8"));
  expect(lastArguments("ARG")).toBe(`NODE_IMAGE=node:${catalog.node}-bookworm-slim`);
});

test("the Compose file follows its schema", () => {
  const schema = require("./data/compose/compose-spec.json");
  const check = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
  expect(check(compose), JSON.stringify(check.errors)).toBe(true);
});

test("the Compose file has what its parts need", () => {
  const services = compose["services"] as Record<string, ComposeService>;
  const names = Object.keys(services);
  for (const { depends_on = {}, volumes = [] } of Object.values(services)) {
    expect(names).toEqual(expect.arrayContaining(Object.keys(depends_on)));
    const files = volumes
      .map((volume) => volume.split(":", 1)[0] ?? "")
      .filter((path) => path.startsWith("."));
    for (const file of files) expect(() => readDeployFile(`container/${file}`)).not.toThrow();
  }
  expect(placeholdersOf(readDeployFile("container/compose.yaml"))).toEqual(
    [...readDeployFile("container/example.env").matchAll(/^(\w+)=/gm)]
      .map(([, name]) => name)
      .toSorted(),
  );
  const template = placeholdersOf(readDeployFile("proxies/nginx.conf.template"));
  expect(Object.keys(services["proxy"]?.environment ?? {})).toEqual(
    expect.arrayContaining([...template]),
  );
});

interface ComposeService {
  readonly depends_on?: object;
  readonly volumes?: readonly string[];
  readonly environment?: object;
}

test("what the image holds starts for a user who can only write to its data", async () => {
  const folder = await mkdtemp(join(tmpdir(), "document-export-image-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const app = join(folder, "app");
  const [pnpm, ...args] = PNPM;
  const deploy = [...args, "--filter=@document-export/service", "--prod", "deploy", app];
  await promisify(execFile)(pnpm, deploy, { cwd: ROOT });
  const installed = await readdir(join(app, "node_modules/.pnpm"));
  expect(
    installed.filter((name) => /^(?:vitest|typescript|playwright-core|rolldown)@/.test(name)),
  ).toEqual([]);
  const data = join(folder, "data");
  await mkdir(data, { mode: 0o700 });
  await chmod(folder, 0o755);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(data, NOBODY, NOBODY);
  const port = await freePort();
  const child = spawn(process.execPath, [join(app, "dist/operator/main.js"), "serve"], {
    cwd: "/",
    env: { PORT: String(port), DOCUMENT_EXPORT_DATA: data, TMPDIR: data, HOME: "/nonexistent" },
    stdio: ["ignore", "ignore", "inherit"],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  const exited = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await exited;
  });
  const HEALTH_URL = `http://127.0.0.1:${port}/healthz`;
  const [, , script = ""] = JSON.parse(
    /CMD (\[.*\])/.exec(lastArguments("HEALTHCHECK") ?? "")?.[1] ?? "[]",
  );
  const isHealthy = () =>
    promisify(execFile)(process.execPath, ["-e", script], { env: { HEALTH_URL } }).then(
      () => true,
      () => false,
    );
  expect(await isHealthy()).toBe(false);
  await pWaitFor(async () => child.exitCode !== null || (await isHealthy()), { timeout: 240_000 });
  expect(child.exitCode).toBeNull();
});
