import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
/** Inside the package, so that its own name and its dependencies are found. */
const folder = fileURLToPath(new URL("../test-results/readme/", import.meta.url));
const compiler = fileURLToPath(new URL("../node_modules/typescript/bin/tsc", import.meta.url));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the code in the README compiles", () => {
  const blocks = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = ""]) => code);
  expect(blocks.length).toBeGreaterThan(5);
  mkdirSync(folder, { recursive: true });
  const files = blocks.map((code, at) => {
    const isWhole = code.includes("const document");
    writeFileSync(`${folder}block-${at}.ts`, isWhole ? code : `${DOCUMENT}${code}`);
    return `block-${at}.ts`;
  });
  const compilerOptions = {
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    target: "es2022",
    lib: ["es2022"],
    types: ["node"],
    module: "nodenext",
  };
  writeFileSync(`${folder}tsconfig.json`, JSON.stringify({ compilerOptions, files }));
  expect(errorsOf(() => execFileSync(compiler, ["-p", folder], { encoding: "utf8" }))).toBe("");
});

/** What the blocks after the first one convert. */
const DOCUMENT = "declare const document: unknown;\n";

function errorsOf(compile: () => string): string {
  try {
    return compile();
  } catch (error) {
    return error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
  }
}
