import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compile, type Compiler, type Setting } from "../package/compile.js";
import type { Installed } from "../package/install-tarballs.js";
import { installProject, nodeGlobals } from "./install-project.js";

const resolutions = ["bundler", "node16", "nodenext"] as const;
// Compiling all declarations takes seconds each time: older compilers try every module resolution in `pnpm test:long`
// only.
const isLong = process.env["DOCUMENT_EXPORT_COMPILERS"] === "all";
const compilers: readonly Compiler[] = [
  "typescript-5.4",
  "typescript-5.9",
  "typescript-6",
  "typescript",
];
const settings = resolutions.map((moduleResolution): Setting => ({
  moduleResolution,
  globals: "dom",
}));

let installed: Installed;
beforeAll(async () => {
  installed = await installProject();
});
afterAll(() => installed?.remove());

describe.each(compilers)("%s", (compiler) => {
  const isNewest = compiler === "typescript";
  const tested = settings.filter(
    ({ moduleResolution }) => isLong || isNewest || moduleResolution === "nodenext",
  );
  test.each([...tested, ...(isNewest ? [nodeGlobals] : [])])(
    "compiles a caller's project and reports its mistakes, found by `$moduleResolution`, with the globals of $globals",
    async (setting) => {
      const { errors } = await compile(compiler, installed.folder, "consumer.ts", setting);
      expect(errors).toEqual([]);
    },
  );
});
