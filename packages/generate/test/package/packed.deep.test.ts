// Tests the packed package in another project: the command, its plug-in, and the functions with their types.
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { installPacked, linkPackage } from "@document-export/runtimes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { published } from "../support/published.ts";

const run = promisify(execFile);
const packages = fileURLToPath(new URL("../../..", import.meta.url));
const modules = join(packages, "../node_modules");

const program = `
import { generate, generateFiles, type OperationModel, type Plugin } from "@document-export/generate";

const idsOf = (operations: readonly OperationModel[]): string => operations.map(({ id }) => id).join("\\n");
const ids: Plugin = {
  name: "ids",
  files: ({ model }) => [{ path: "ids.md", text: idsOf(model.operations) }],
};
const description = process.argv[2] ?? "";
const files = await generateFiles({ target: "types", description });
const differences = await generate({ target: "types", description, folder: "types", plugins: [ids] });
console.log(files.length, differences.map(({ path }) => path).join(" "));
`;

let project: string;
beforeAll(async () => {
  project = await mkdtemp(join(await realpath(tmpdir()), "document-export-generate-"));
  for (const name of ["openapi", "client", "generate"])
    await installPacked(join(packages, name), project);
  for (const name of ["@types/node", "typescript"])
    await linkPackage(name, join(modules, name), project);
  const library = join(packages, "generate/node_modules/openapi-typescript");
  await linkPackage("openapi-typescript", library, project);
  await writeFile(join(project, "package.json"), '{"type":"module"}');
  await mkdir(join(project, "src"));
  await writeFile(join(project, "src/program.ts"), program);
});
afterAll(() => rm(project, { recursive: true }));

const description = published("3.1/json/train-travel");
const inProject = (...args: readonly string[]) =>
  run(process.execPath, args, { cwd: project, env: { ...process.env, NODE_PATH: "" } });

test("runs the packed command with a plug-in of the package", async () => {
  const folder = join(project, "node_modules/@document-export/generate");
  const { bin } = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as {
    bin: Record<string, string>;
  };
  const main = join(folder, bin["document-export-generate"] ?? "");
  const plugin = ["--plugin", "@document-export/generate/openapi-typescript"];
  await inProject(main, "client", description, "src/client");
  await inProject(main, "types", description, "src/types", ...plugin);
  expect(await readdir(join(project, "src/types"))).toContain("openapi.ts");
  const { stdout } = await inProject(main, "client", description, "src/client", "--check");
  expect(stdout).toBe("");
});

test("functions are typed, and a program that uses them runs", async () => {
  const compiler = join(modules, ".bin/tsc");
  const options = ["--ignoreConfig", "--strict", "--module", "nodenext", "--target", "es2022"];
  const more = ["--types", "node", "--outDir", "dist", "src/program.ts"];
  await run(compiler, [...options, ...more], { cwd: project });
  const { stdout } = await inProject("dist/program.js", description);
  expect(stdout).toBe("4 schemas.ts operation-types.ts webhook-event.ts constants.ts ids.md\n");
});
