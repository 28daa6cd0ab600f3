import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { docexport } from "../support/docexport.js";
import { MAIN } from "../support/start.js";
import {
  isPlain,
  lines,
  pages,
  startWorld,
  testInShell,
  wordsOf,
} from "../support/help-examples.js";

const MAX_COLUMNS = 80;

test.each(pages)(
  "prints help for `$name` with examples, at most 80 columns wide",
  ({ page, examples }) => {
    expect(examples.length).toBeGreaterThan(0);
    expect(page.split("\n").filter((line) => line.length > MAX_COLUMNS)).toEqual([]);
  },
);

test.each(lines.filter(isPlain))("runs the example `%s`", async (line) => {
  const { folder, env, rewrite } = await startWorld();
  const [, ...words] = wordsOf(rewrite(line));
  const { code, err } = await docexport(words, env, "", folder);
  expect({ code, err }).toEqual({ code: 0, err: expect.not.stringContaining("docexport:") });
});

// The deep tier runs all: these read a pipe, write to one, read a file, sync again and again, and listen.
const KINDS = [/^cat /, /exports --all/, /login/, /--every/, /--forward-to/];

testInShell(
  KINDS.flatMap((kind) => lines.filter((line) => !isPlain(line) && kind.test(line)).slice(0, 1)),
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
