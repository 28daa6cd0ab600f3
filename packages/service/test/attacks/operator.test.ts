import { expect, test } from "vitest";
import { prepareConnection } from "../../src/destinations/connection-kinds.js";
import { runInProcess } from "../support/run-in-process.js";
import { preparedFolder } from "../support/storage/prepared-folder.js";

const HOSTILE = "a'; drop table workspaces; --\u001b[2J\u0007\u009b2J $(id) `id` \"\\";

test("stores a hostile name unchanged and removes control characters from output", async () => {
  const data = await preparedFolder();
  const run = async (...args: string[]) => {
    const { code, output } = await runInProcess(["workspaces", ...args, "--data", data]);
    expect(code).toBe(0);
    return output;
  };
  expect(await run("add", HOSTILE)).toBe("1\n");
  const table = await run("list");
  expect(table).toContain("drop table workspaces");
  expect(table).not.toMatch(/[^\P{Cc}\n]/u);
  const json = await run("list", "--json");
  expect(json).not.toMatch(/[^\P{Cc}\n]/u);
  expect(JSON.parse(json)).toMatchObject([{ name: HOSTILE }]);
});

test.each(["__proto__", "constructor", "toString", "../../etc/passwd", "directory\u001b"])(
  "refuses `%j` as a kind of connection",
  (kind) => {
    expect(() => prepareConnection(kind, { settings: {}, secrets: {} })).toThrow(
      "is not a kind of connection",
    );
  },
);

test("refuses settings named like members of every object", () => {
  const settings = JSON.parse('{ "folder": "/srv/a", "constructor": "x", "toString": "y" }');
  expect(() => prepareConnection("directory", { settings, secrets: {} })).toThrow(/constructor/);
  const proto = JSON.parse('{ "folder": "/srv/a", "__proto__": { "replace": true } }');
  const input = { settings: proto, secrets: {} };
  expect(() => prepareConnection("directory", input)).toThrow(/__proto__/);
});
