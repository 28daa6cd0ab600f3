import { execFile } from "node:child_process";
import { cpSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { runCompiler } from "@document-export/config/run-compiler";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generate } from "../src/generate.ts";

const run = promisify(execFile);
const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const main = path("../src/main.ts");
const stub = path("../../../packages/server-stub");
const modules = path("../../../node_modules");

// Another project with its own description, and the packed runtime as its only dependency.
const description = `
openapi: 3.1.1
info: { title: Greetings, version: "1" }
paths:
  /greetings/{name}:
    get:
      operationId: getGreeting
      parameters:
        - { name: name, in: path, required: true, schema: { type: string, maxLength: 5 } }
      responses:
        "200":
          description: Success
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Greeting" }
        default: { description: Refused }
components:
  schemas:
    Greeting: { type: object, required: [text], properties: { text: { type: string } } }
`;

const server = `
import { createServer } from "./generated/server.js";

export const { fetch } = createServer({
  handlers: {
    getGreeting: ({ path }) => ({ status: 200, body: { text: \`Hello \${path.name}\` } }),
  },
  authenticate: async () => undefined,
});
`;

const options = {
  target: "es2022",
  lib: ["es2024", "dom"],
  module: "nodenext",
  strict: true,
  noUnusedLocals: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  skipLibCheck: false,
  rootDir: "src",
  outDir: "dist",
  types: ["node"],
  typeRoots: [join(modules, "@types")],
};

let project: string;
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), "document-export-stranger-"));
  const installed = join(project, "node_modules/@document-export/server-stub");
  await mkdir(join(project, "src"), { recursive: true });
  await mkdir(installed, { recursive: true });
  cpSync(join(stub, "dist"), join(installed, "dist"), { recursive: true });
  await cp(join(stub, "package.json"), join(installed, "package.json"));
  await symlink(join(stub, "node_modules"), join(installed, "node_modules"));
  await writeFile(join(project, "package.json"), '{"type":"module"}');
  await writeFile(join(project, "api.yaml"), description);
  await writeFile(join(project, "src/main.ts"), server);
  await writeFile(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions: options }));
});
afterAll(() => rm(project, { recursive: true }));

test("builds a working server from another description on the packed runtime", async () => {
  const runtime = "@document-export/server-stub/runtime";
  const args = [main, "server-stub", "api.yaml", "src/generated", "--runtime", runtime];
  const { stdout } = await run(process.execPath, args, { cwd: project });
  expect(stdout).toContain("wrote src/generated/server.ts");
  expect(await runCompiler([], project)).toBe("");
  const { fetch } = (await import(
    /* @vite-ignore */ pathToFileURL(join(project, "dist/main.js")).href
  )) as { fetch(request: Request): Promise<Response> };
  const greeting = await fetch(new Request("http://stub.test/greetings/Ada"));
  expect([greeting.status, await greeting.json()]).toEqual([200, { text: "Hello Ada" }]);
  expect((await fetch(new Request("http://stub.test/greetings/Augusta"))).status).toBe(400);
  const again = { target: "server-stub", description: join(project, "api.yaml"), runtime } as const;
  const folder = join(project, "src/generated");
  expect(await generate({ ...again, folder, check: true })).toEqual([]);
});
