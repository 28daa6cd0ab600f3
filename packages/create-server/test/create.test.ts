import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { installedCommand, testProject } from "./support/installed-command.ts";

const command = installedCommand({ isPacked: false });
const { create } = command;

testProject(command, "node");

test.each([
  [
    ["a", "--framework", "koa", "--yes"],
    "Expected --framework to be one of node, hono, express, fastify, got `koa`.",
  ],
  [["a", "b", "--yes"], "Expected one folder, got 2: a, b."],
  [["a", "--colour"], "Unknown option '--colour'"],
  [["a"], "There is no terminal to ask in: add --yes"],
])("refuses %j", async (args, message) => {
  const { code, output } = await create(...args);
  expect(output).toContain(message);
  expect(output).not.toContain("    at ");
  expect(code).toBe(2);
});

test("refuses a folder that contains files without changing it", async () => {
  const { code, output } = await create("node_modules", "--yes");
  expect(output).toContain("Expected node_modules to be absent or empty");
  expect(code).toBe(2);
});

test("leaves a complete project if dependencies cannot be installed", async () => {
  const npmrc = join(command.folder(), "unreachable.npmrc");
  await writeFile(npmrc, "registry=http://127.0.0.1:9/\nfetch-retries=0\noffline=true\n");
  process.env.npm_config_userconfig = npmrc;
  const { code, output } = await create("offline", "--yes", "--install");
  expect(output).toContain("The project is complete: run `npm install` in offline");
  expect(output).toContain("  npm install\n  npm start\n");
  expect(code).toBe(1);
});
